import type { CheckoutView } from '@shop/contract/checkout'
import type { ConsentTopic } from '@shop/contract/consent'
import { redirect } from 'react-router'
import { loadCheckout } from '#app/features/checkout/frame/load-checkout.server.ts'
import { startCheckout } from '#app/features/checkout/frame/start-checkout.server.ts'
import { loadConsentBoxes } from '#app/features/customer/account/load-consents.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { freePayment } from './nothing-to-pay.ts'

export const SHIPPING_PAGE = '/kosik/doprava-a-platba'
export const SHIPPING_TOPICS: readonly ConsentTopic[] = ['surveys', 'review_requests']

/** Everything of the last step. Whoever has bought before comes here right from the cart and finds it filled in. */
export async function loadShipping(visit: Visit, isSignedIn: boolean, search: URLSearchParams) {
  const [read, consents] = await Promise.all([loadCheckout(visit), loadConsentBoxes(SHIPPING_TOPICS)])
  if (!read) return null
  const started = isSignedIn && !read.details ? await startCheckout(visit, read) : read
  const asked = whatToAsk(started)
  if (asked !== null) throw redirect(`/kosik/dodaci-udaje${asked}`)
  const checkout = await keepCovered(visit, started)
  return {
    checkout,
    consents,
    isSaved: search.has('ulozeno'),
    isChangingPayment: search.get('zmenit') === 'platba',
  }
}

export type ShippingPageData = NonNullable<Awaited<ReturnType<typeof loadShipping>>>

/** Nobody is asked how to pay nothing, so a way without a fee is chosen for them. */
async function keepCovered({ services }: Visit, read: CheckoutView): Promise<CheckoutView> {
  const paymentCode = freePayment(read)
  if (paymentCode === null) return read
  const chosen = await services.choosePayment({ paymentCode })
  return chosen.ok ? { ...chosen.value, cart: { ...chosen.value.cart, trace: [], fillers: [] } } : read
}

/** What belongs to the step before: the whole of it, or the one part that no longer does. Null when this step can go on. */
function whatToAsk({ details, missing }: CheckoutView): string | null {
  if (!details) return ''
  if (missing.includes('address')) return '?zmenit=kontakt'
  return missing.includes('shipping') || missing.includes('pickup_point') ? '?zmenit=doruceni' : null
}
