import type { CheckoutView } from '@shop/contract/checkout'
import type { ConsentTopic } from '@shop/contract/consent'
import { redirect } from 'react-router'
import { config } from '#app/config.server.ts'
import { loadCheckout } from '#app/features/checkout/frame/load-checkout.server.ts'
import { toPointView } from '#app/features/checkout/points/to-point-view.server.ts'
import { loadConsentBoxes } from '#app/features/customer/account/load-consents.server.ts'
import { now } from '#app/server/clock.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { formatZip } from '#app/texts/format-contact.ts'

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
export type PickerData = NonNullable<ShippingPageData['picker']>

/** A method that needs a point and has none shows its points without being asked. */
function openMethod({ cart, shippingCode, missing }: CheckoutView, wanted: string | null): string | null {
  const asked = wanted ?? (missing.includes('pickup_point') ? shippingCode : null)
  const option = cart.shippingOptions.find(({ code }) => code === asked)
  return option?.needsPoint && !option.refusal ? option.code : null
}

async function loadPicker(
  { services }: Visit,
  { details, cart }: CheckoutView,
  { code, search }: { code: string; search: URLSearchParams },
) {
  const near = (search.get('misto') ?? details?.delivery?.zip ?? details?.zip ?? '').trim().slice(0, 80)
  const found = near.length < 2 ? null : await services.pickupPoints({ near, shippingCode: code })
  const points = found?.ok ? found.value.points : []
  const moment = now()
  const network = cart.shippingOptions.find((option) => option.code === code)?.pointNetwork
  return {
    code,
    near: formatZip(near),
    points: points.map((point) => toPointView(point, moment)),
    widget: network === 'zasilkovna' ? widgetOf(cart.weightGrams) : null,
    isWidgetOpen: search.has('widget'),
  }
}

/** The carrier's own picker, when the shop has a key for it. */
function widgetOf(weightGrams: number) {
  const { PACKETA_WIDGET_URL: url, PACKETA_API_KEY: apiKey } = config
  return url && apiKey ? { url, apiKey, weightKg: Math.ceil(weightGrams / 100) / 10 } : null
}
