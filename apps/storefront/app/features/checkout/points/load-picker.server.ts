import type { CheckoutView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { config } from '#app/config.server.ts'
import { now } from '#app/server/clock.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { toPointView } from './to-point-view.server.ts'

export type PickerData = Awaited<ReturnType<typeof loadPicker>>

/** Points of one carrier near the customer, and the carrier's own picker. */
export async function loadPicker(
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
