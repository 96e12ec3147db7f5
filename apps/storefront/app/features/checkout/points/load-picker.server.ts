import type { CheckoutView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { config } from '#app/config.server.ts'
import { now } from '#app/server/clock.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { toPointChoice } from './to-point-view.server.ts'

export type PickerData = Awaited<ReturnType<typeof loadPicker>>

/** Points of every carrier that takes the cart, nearest first, and the one carrier's own picker. */
export async function loadPicker(
  { services }: Visit,
  checkout: CheckoutView,
  given: string | null,
  isWidgetOpen: boolean,
) {
  const { details, pickupPoint, cart } = checkout
  const place = given ?? pickupPoint?.zip ?? details?.delivery?.zip ?? details?.zip ?? ''
  const near = place.trim().slice(0, 80)
  const found = near.length < 2 ? null : await services.pickupPoints({ near })
  const points = found?.ok ? found.value.points : []
  const moment = now()
  const packeta = cart.shippingOptions.find(({ pointNetwork, refusal }) => pointNetwork === 'zasilkovna' && !refusal)
  return {
    near: formatZip(near),
    points: points.map((point) => toPointChoice(point, cart.shippingOptions, moment)),
    widget: packeta ? widgetOf(packeta.code, cart.weightGrams) : null,
    isWidgetOpen,
  }
}

/** The carrier's own picker, when the shop has a key for it. */
function widgetOf(code: string, weightGrams: number) {
  const { PACKETA_WIDGET_URL: url, PACKETA_API_KEY: apiKey } = config
  return url && apiKey ? { code, url, apiKey, weightKg: Math.ceil(weightGrams / 100) / 10 } : null
}
