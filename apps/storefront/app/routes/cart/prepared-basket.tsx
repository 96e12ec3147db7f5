import { data, redirectDocument } from 'react-router'
import { loadPreparedBasket } from '#app/features/cart/page/load-prepared-basket.server.ts'
import { PreparedBasket } from '#app/features/cart/page/prepared-basket.tsx'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { describeCartRefusal } from '#app/texts/cart/cart-messages.ts'
import { preparedBasketTexts as texts } from '#app/texts/cart/prepared-basket.ts'
import type { Route } from './+types/prepared-basket.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const basket = await loadPreparedBasket(visitOf(context).services, params.hash)
  const cards = basket && basket.state !== 'ready' ? await loadCards(basket.lines.map(({ slug }) => slug)) : []
  return data({ basket, cards }, { status: basket ? 200 : 404 })
}

/** Looking takes nothing; only this button does. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const taken = await attempt(request, visitOf(context).services.takeBasket({ hash: params.hash }))
  // A whole page of its own: what this one may load is less than the next one may.
  if (taken.ok) return redirectDocument('/kosik/obsah', 303)
  return data({ refusal: describeCartRefusal(taken.code, taken.details) }, { status: 409 })
}

export const handle: ShellHandle = { unmeasured: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function PreparedBasketPage({ loaderData: { basket, cards }, actionData }: Route.ComponentProps) {
  if (basket?.state === 'ready') return <PreparedBasket basket={basket} refusal={actionData?.refusal ?? null} />
  const isUsedUp = basket?.state === 'used_up'
  const ended = basket ? (isUsedUp ? texts.usedUpText : texts.expiredText(basket.expiresAt)) : texts.unknownText
  const heading = basket ? (isUsedUp ? texts.usedUpHeading : texts.expiredHeading) : texts.unknownHeading
  return (
    <MessagePage
      heading={heading}
      text={ended}
      isMissing={!basket}
      actions={[
        { label: texts.choose, to: '/produkty' },
        { label: texts.contact, to: '/kontakt' },
      ]}
    >
      {cards.length > 0 ? <ProductCards cards={cards} columns="four" heading="h2" /> : null}
    </MessagePage>
  )
}
