import type { CheckoutView } from '@shop/contract/checkout'
import type { ConsentTopic } from '@shop/contract/consent'
import { redirect } from 'react-router'
import { loadCheckout } from '#app/features/checkout/frame/load-checkout.server.ts'
import { loadPicker } from '#app/features/checkout/points/load-picker.server.ts'
import { loadConsentBoxes } from '#app/features/customer/account/load-consents.server.ts'
import type { Visit } from '#app/server/session.server.ts'

export const SHIPPING_PAGE = '/kosik/doprava-a-platba'
export const SHIPPING_TOPICS: readonly ConsentTopic[] = ['surveys']

/** Everything of the last step. Which list of points is open stands in the address, so Back and a refresh keep it. */
export async function loadShipping(visit: Visit, search: URLSearchParams) {
  const [checkout, consents] = await Promise.all([loadCheckout(visit), loadConsentBoxes(SHIPPING_TOPICS)])
  if (!checkout) return null
  if (!checkout.details) throw redirect('/kosik/dodaci-udaje')
  const open = openMethod(checkout, search.get('doprava'))
  return {
    checkout,
    consents,
    isSaved: search.has('ulozeno'),
    picker: open ? await loadPicker(visit, checkout, { code: open, search }) : null,
  }
}

export type ShippingPageData = NonNullable<Awaited<ReturnType<typeof loadShipping>>>

/** A method that needs a point and has none shows its points without being asked. */
function openMethod({ cart, shippingCode, missing }: CheckoutView, wanted: string | null): string | null {
  const asked = wanted ?? (missing.includes('pickup_point') ? shippingCode : null)
  const option = cart.shippingOptions.find(({ code }) => code === asked)
  return option?.needsPoint && !option.refusal ? option.code : null
}
