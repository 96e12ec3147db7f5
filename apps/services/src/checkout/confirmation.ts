import { createHash } from 'node:crypto'
import type { CheckoutDetails } from '@shop/contract/checkout'
import type { CartPrice } from '@shop/domain/cart/cart-price'

interface Confirmed {
  price: CartPrice
  details: CheckoutDetails
  shippingCode: string
  pickupPointId: number | null
  paymentCode: string
  termsVersionId: number
}

/**
 * Names exactly what a customer reads before pressing the button: goods, amounts, tax, methods, address and terms. The order
 * is placed only if it is still the same, so nobody buys anything else than what they have seen.
 */
export function toConfirmation({
  price,
  details,
  shippingCode,
  pickupPointId,
  paymentCode,
  termsVersionId,
}: Confirmed): string {
  const shown = [
    price.lines.map(({ id, pieces, unitPrice, amount, gross }) => [id, pieces, unitPrice, amount, gross]),
    price.sideCosts.map(({ kind, methodCode, gross }) => [kind, methodCode, gross]),
    price.vat.map(({ rate, base, tax }) => [rate, base, tax]),
    [price.credits.spent, price.coupon.state === 'applied' ? price.coupon.code : null],
    [price.total, price.rounding, price.payable],
    [shippingCode, pickupPointId, paymentCode, termsVersionId],
    details,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
