import type { CheckoutView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { savedValue } from './delivery-option.ts'
import { describeDays, priceOf } from './describe-option.ts'

/** The chosen delivery in a line and its small print; null while nothing is chosen that would do. */
export function describeDelivery(checkout: CheckoutView): { title: string; details: string } | null {
  const { cart, shippingCode, pickupPoint: point, repeats } = checkout
  const option = cart.shippingOptions.find(({ code }) => code === shippingCode)
  if (!option || savedValue(checkout) === null) return null
  const where = point ? `${point.street}, ${formatZip(point.zip)} ${point.city}` : ''
  const small = [
    repeats.shipping ? texts.asLastTime : '',
    point ? nonBreaking(option.name) : '',
    nonBreaking(where),
    describeDays(option),
    priceOf(option),
  ]
  return {
    title: nonBreaking(point ? point.place : option.name),
    details: small.filter(Boolean).join(' · '),
  }
}
