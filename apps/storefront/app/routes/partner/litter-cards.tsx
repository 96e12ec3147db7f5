import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { TextLink } from '@shop/ui/text-link/text-link'
import { config } from '#app/config.server.ts'
import { pageNotFound } from '#app/errors/page-error.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { toLitterView } from '#app/features/customer/litters/litter-view.ts'
import { loadLitter, loadLitterRules } from '#app/features/customer/litters/load-litters.server.ts'
import { PuppyCards } from '#app/features/customer/litters/puppy-cards.tsx'
import { toPrintedCards } from '#app/features/customer/litters/to-printed-cards.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import type { Route } from './+types/litter-cards.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const [row, rules] = await Promise.all([loadLitter(customerOf(context), Number(params.id)), loadLitterRules()])
  if (!row) throw pageNotFound()
  return { id: row.id, cards: toPrintedCards(toLitterView(row, rules, toPragueTime(now()).date), config.PUBLIC_URL) }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.cardsTitle, description: accountTexts.description, noIndex: true })

export default function LitterCards({ loaderData: { id, cards } }: Route.ComponentProps) {
  return (
    <AccountPage heading={texts.cardsHeading} size="small">
      <p className="lead">{texts.cardsLead}</p>
      <PuppyCards cards={cards} />
      <TextLink as={ShopLink} to={`/ucet/vrhy/${id}`}>
        {texts.back}
      </TextLink>
    </AccountPage>
  )
}
