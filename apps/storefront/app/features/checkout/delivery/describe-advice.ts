import type { CheckoutView } from '@shop/contract/checkout'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'

/** Which way is the cheapest, when several parcels make another one dearer than it looks. */
export function describeAdvice({ advice, cart }: Pick<CheckoutView, 'advice' | 'cart'>): string | null {
  if (!advice) return null
  const { best, dearer, hasFee } = advice
  const nameOf = (code: string) => cart.shippingOptions.find((option) => option.code === code)?.name
  const [cheap, dear] = [nameOf(best.code), nameOf(dearer.code)]
  if (!cheap || !dear) return null
  const price = best.cost === 0 ? null : formatPrice(best.cost)
  return [
    texts.cheapestWay(nonBreaking(cheap), best.parcels, price),
    texts.dearerWay(nonBreaking(dear), dearer.parcels, formatPrice(dearer.cost)),
    hasFee ? texts.withFee : '',
  ]
    .filter(Boolean)
    .join(' ')
}
