import { TextLink } from '@shop/ui/text-link/text-link'
import { pageNotFound } from '#app/errors/page-error.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { CodeCards } from '#app/features/customer/partner-code/code-cards.tsx'
import { loadOwnCode } from '#app/features/customer/partner-code/load-own-code.server.ts'
import { toPrintedCode } from '#app/features/customer/partner-code/to-printed-code.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { partnerTexts as texts } from '#app/texts/customer/partner-code.ts'
import type { Route } from './+types/code-cards.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { given } = await loadOwnCode(customerOf(context))
  const found = given ? await visitOf(context).services.tag({ uid: given.uid }) : null
  if (!given || !found?.ok || found.value.kind !== 'partner') throw pageNotFound()
  return { card: toPrintedCode(found.value, given.link) }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.cardsTitle, description: accountTexts.description, noIndex: true })

export default function CodeCardsPage({ loaderData: { card } }: Route.ComponentProps) {
  return (
    <AccountPage heading={texts.cardsHeading} size="small">
      <p className="lead">{texts.cardsLead}</p>
      <CodeCards card={card} />
      <TextLink as={ShopLink} to="/ucet/muj-kod">
        {texts.back}
      </TextLink>
    </AccountPage>
  )
}
