import type { CartView } from '@shop/contract/cart-view'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

/** Why the order cannot go on as the cart stands, in words; null when it can. */
export function findObstacle({ changes, problems, shippingOptions }: CartView): string | null {
  if (changes.length > 0) return texts.confirmFirst
  const minimum = problems.find(({ code }) => code === 'minimum_order')
  if (minimum) return texts.minimumOrder(Number(minimum.minimum), Number(minimum.missing))
  return shippingOptions.every(({ refusal }) => refusal !== null) ? texts.shippingImpossible : null
}
