import { createHash } from 'node:crypto'
import type { CheckoutDetails } from '@shop/contract/checkout'
import type { CarrierTransit } from '@shop/domain/calendar/delivery-promise'
import type { CartPrice } from '@shop/domain/cart/cart-price'

interface Confirmed {
  price: CartPrice
  details: CheckoutDetails
  shippingCode: string
  pickupPointId: number | null
  paymentCode: string
  termsVersionId: number
  /** What a voucher pays of it. */
  voucherShare: number
  /** What the promised day is read from. Not the day itself: by when to order stands beside it. */
  transit: CarrierTransit
}

/**
 * Names exactly what a customer reads before pressing the button: goods, amounts, tax, methods, days, address and terms. The order
 * is placed only if it is still the same, so nobody buys anything else than what they have seen.
 */
export function toConfirmation({
  price,
  details,
  shippingCode,
  pickupPointId,
  paymentCode,
  termsVersionId,
  voucherShare,
  transit,
}: Confirmed): string {
  const shown = [
    price.lines.map(({ id, pieces, unitPrice, amount, gross }) => [id, pieces, unitPrice, amount, gross]),
    price.sideCosts.map(({ kind, methodCode, gross }) => [kind, methodCode, gross]),
    price.vat.map(({ rate, base, tax }) => [rate, base, tax]),
    [price.credits.spent, price.offer?.code ?? (price.coupon.state === 'applied' ? price.coupon.code : null)],
    [price.total, price.rounding, price.payable],
    [shippingCode, pickupPointId, paymentCode, termsVersionId],
    sortKeys(transit),
    sortKeys(details),
    ...(voucherShare > 0 ? [voucherShare] : []),
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

/** The database keeps keys in an order of its own: what was just written and what is read later must have one name. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inside]) => [key, sortKeys(inside)]))
}
