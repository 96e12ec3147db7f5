import type { CartView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import type { TraceEntry } from '@shop/domain/cart/pricing-trace'
import { reasonsOf } from '#app/features/cart/line/reasons-of.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

interface SummaryRowView {
  key: string
  name: string
  amount: string
  tone?: 'reduced'
  isFree?: boolean
  why: TraceEntry[]
}

/** The rows of the summary, from the goods down to shipping; every one with its reasons. */
export function toSummaryRows(cart: CartView): SummaryRowView[] {
  const reasons = (pattern: RegExp) => reasonsOf(cart, ({ code }) => pattern.test(code))
  const taken = (key: string, name: string, amount: number, why: TraceEntry[]): SummaryRowView[] =>
    amount === 0 ? [] : [{ key, name, amount: formatPrice(-amount), tone: 'reduced', why }]
  const discountOf = (rule: 'group' | 'regular_delivery') =>
    cart.lines
      .filter((line) => line.rule === rule)
      .reduce((sum, { listPrice, unitPrice, pieces }) => sum + (listPrice - unitPrice) * pieces, 0)
  const discounts = sumDiscounts(cart)
  const isNet = cart.basis === 'net'
  return [
    { key: 'goods', name: texts.goods(cart.pieces, isNet), amount: formatPrice(cart.goods.list), why: [] },
    ...taken('regular', texts.regularDiscount, discountOf('regular_delivery'), []),
    ...taken('group', texts.groupDiscount, discountOf('group'), []),
    ...taken('volume', texts.volumeDiscount, discounts.volume, reasons(/^volume\./)),
    ...taken('coupon', couponName(cart), discounts.coupon, reasons(/^(coupon|offer)\.(applied|capped|free_pieces)$/)),
    ...taken('credits', texts.credits, discounts.credits, reasons(/^credits\.(limit|spent)$/)),
    ...(cart.shipping
      ? [shippingRow(cart.shipping, reasons(/^(shipping\.|coupon\.other_shipping|offer\.applied)/))]
      : []),
    ...(isNet ? [vatRow(cart)] : []),
  ]
}

function couponName({ coupon, offer }: CartView): string {
  if (offer) return texts.offerRow(offer.name)
  return coupon.state === 'none' ? texts.coupon : texts.couponRow(coupon.code)
}

function sumDiscounts({ lines }: CartView) {
  const sum = (kind: 'volume' | 'coupon' | 'credits') =>
    lines.reduce((total, { discounts }) => total + discounts[kind], 0)
  return { volume: sum('volume'), coupon: sum('coupon'), credits: sum('credits') }
}

function shippingRow({ amount, isChosen }: NonNullable<CartView['shipping']>, why: TraceEntry[]): SummaryRowView {
  const price = isChosen ? formatPrice(amount) : texts.shippingFrom(amount)
  const isFree = amount === 0
  return { key: 'shipping', name: texts.shipping, amount: isFree ? texts.free : price, isFree, why }
}

/** Prices of a company are without VAT, the sum is with it; shipping already is. */
function vatRow({ total, goods, shipping, paymentFee }: CartView): SummaryRowView {
  const amount = total - goods.paid - (shipping?.amount ?? 0) - paymentFee
  return { key: 'vat', name: texts.vat, amount: formatPrice(amount), why: [] }
}
