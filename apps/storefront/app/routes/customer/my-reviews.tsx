import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { data, redirect } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { actOnReview } from '#app/features/customer/reviews/act-on-review.server.ts'
import { loadOwnReviews, loadReviewsBySecret } from '#app/features/customer/reviews/load-my-reviews.server.ts'
import { isWaiting, keyOf, MyReviewsView } from '#app/features/customer/reviews/my-reviews-view.tsx'
import { REVIEW_FORM, ReviewForm } from '#app/features/customer/reviews/review-form.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { toLoginAddress } from '#app/navigation/return-address.ts'
import { now } from '#app/server/clock.server.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import { myReviewTexts as texts } from '#app/texts/customer/my-reviews.ts'
import type { Route } from './+types/my-reviews.ts'

/** With a secret from a mail no sign-in is needed; without one the list belongs to a signed-in customer. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const open = {
    asked: url.searchParams.get('polozka'),
    stars: Number(url.searchParams.get('hvezdy')) || null,
    product: Number(url.searchParams.get('produkt')) || null,
    done:
      { odeslano: texts.sent, smazano: texts.removed, odvolano: texts.appealed }[
        url.searchParams.get('hotovo') ?? ''
      ] ?? null,
  }
  if (params.secret) {
    const reviews = await loadReviewsBySecret(visit, params.secret)
    return reviews ? { reviews, ...open } : data(null, { status: 404 })
  }
  const customer = await findCustomer(request, context)
  if (!customer && open.product !== null) return { reviews: null, ...open, login: toLoginAddress(url) }
  if (!customer) throw redirect(toLoginAddress(url))
  return { reviews: await loadOwnReviews(visit, customer, toPragueTime(now()).date), ...open }
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actOnReview(request, visitOf(context), params.secret ?? null)
}

export const handle: ShellHandle = { unmeasured: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function MyReviews({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData) {
    const ways: NamedLink[] = [
      { label: texts.login, to: '/prihlasit-se' },
      { label: texts.rules, to: '/s/pravidla-recenzi' },
    ]
    return <MessagePage isMissing heading={texts.goneHeading} text={texts.goneText} actions={ways} />
  }
  const { reviews, asked, stars, done, product } = loaderData
  if (!reviews) return <WhoMayReview login={loaderData.login} />
  const state = stateOf(REVIEW_FORM, actionData)
  const wanted = state ? `${state.values.orderNumber}-${state.values.productId}` : asked
  const open =
    reviews.items.find((item) => keyOf(item) === wanted) ??
    reviews.items.find(({ productId }) => productId === product) ??
    reviews.items.find(isWaiting) ??
    null
  const isMissing = product !== null && open?.productId !== product
  const page = params.secret ? (`/moje-recenze/${params.secret}` as const) : '/moje-recenze'
  return (
    <MyReviewsView reviews={reviews} open={open} page={page} done={done} answer={actionData} isMissing={isMissing}>
      {open ? (
        <ReviewForm
          key={keyOf(open)}
          item={open}
          authorName={reviews.authorName}
          dogs={reviews.dogs}
          stars={keyOf(open) === asked ? stars : null}
          state={state}
        />
      ) : null}
    </MyReviewsView>
  )
}

/** The button under a product leads everybody here; whoever is not known is told how a review comes about. */
function WhoMayReview({ login }: { login: ShopAddress }) {
  const ways: NamedLink[] = [
    { label: texts.login, to: login },
    { label: texts.rules, to: '/s/pravidla-recenzi' },
  ]
  return <MessagePage heading={texts.whoHeading} text={texts.whoText} actions={ways} />
}
