import type { CartLineView } from '@shop/contract/cart-view'
import type { CheckoutView } from '@shop/contract/checkout'
import type { OrderView } from '@shop/contract/order'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import type { Tint } from '@shop/ui/stripe/stripe'
import type { ImageView } from '#app/goods/card-parts.ts'
import { checkoutSummaryTexts as texts } from '#app/texts/checkout/checkout-summary.ts'

export interface SummaryLine {
  id: string
  name: string
  details: string
  /** What makes the line special: that it comes again, that it is a gift. */
  remark: string | null
  pieces: number
  sum: string
  image: ImageView | null
  theme: Tint | null
}

interface SummaryAmount {
  name: string
  amount: string
}

/** A cart and an order look the same to whoever pays. */
export interface SummaryView {
  lines: SummaryLine[]
  amounts: SummaryAmount[]
  total: string
  /** What a voucher paid of it and what is left, when there is one. */
  paid: SummaryAmount[]
  /** The tax inside, by rates, in one line. */
  tax: string
}

export function toCartSummary({ cart }: Pick<CheckoutView, 'cart'>): SummaryView {
  const { lines, goods, coupon, offer, shipping, paymentFee, rounding, vat } = cart
  const isNet = cart.basis === 'net'
  const taken = (kind: 'volume' | 'coupon' | 'credits') => lines.reduce((sum, line) => sum + line.discounts[kind], 0)
  const tax = vat.reduce((sum, row) => sum + row.tax, 0)
  return {
    lines: lines.map(toCartLine),
    amounts: [
      { name: isNet ? texts.subtotalNet : texts.subtotal, amount: formatPrice(goods.discounted) },
      ...minus(texts.volume, taken('volume')),
      ...minus(
        offer ? texts.offer(offer.name) : coupon.state === 'applied' ? texts.coupon(coupon.code) : '',
        taken('coupon'),
      ),
      ...minus(texts.credits, taken('credits')),
      ...(shipping ? [{ name: texts.shipping, amount: shippingPrice(shipping) }] : []),
      ...(paymentFee === 0 ? [] : [{ name: texts.payment, amount: formatPrice(paymentFee) }]),
      ...(isNet ? [{ name: texts.tax, amount: formatPrice(tax) }] : []),
      ...(rounding === 0 ? [] : [{ name: texts.rounding, amount: formatPrice(rounding) }]),
    ],
    total: formatPrice(cart.payable),
    paid: byVoucher(cart.voucher?.share ?? 0, cart.payable),
    tax: taxLine(vat),
  }
}

export function toOrderSummary({ lines, couponCode, rounding, payable, paidByVoucher, vat }: OrderView): SummaryView {
  const goods = lines.filter(({ kind }) => kind === 'goods' || kind === 'gift' || kind === 'voucher')
  // What comes by mail has no delivery to pay for.
  const isSent = goods.some(({ kind }) => kind !== 'voucher')
  const taken = goods.reduce((sum, { discount }) => sum + discount, 0)
  const cost = (kind: string) => lines.filter((line) => line.kind === kind).reduce((sum, { gross }) => sum + gross, 0)
  return {
    lines: goods.map((line, index) => ({
      id: String(index),
      name: nonBreaking(line.name),
      details: nonBreaking([line.variantName, line.bundleName].filter(Boolean).join(' · ')),
      remark: remarkOf(line.kind === 'gift', line.regularWeeks),
      pieces: line.pieces,
      sum: line.kind === 'gift' ? texts.free : formatPrice(line.amount + line.discount),
      image: toImage(line.image),
      theme: proteinTint(line.protein),
    })),
    amounts: [
      { name: texts.subtotal, amount: formatPrice(goods.reduce((sum, { amount }) => sum + amount, taken)) },
      ...minus(couponCode ? texts.withCoupon(couponCode) : texts.discounts, taken),
      ...(isSent
        ? [{ name: texts.shipping, amount: cost('shipping') === 0 ? texts.free : formatPrice(cost('shipping')) }]
        : []),
      ...(cost('payment') === 0 ? [] : [{ name: texts.payment, amount: formatPrice(cost('payment')) }]),
      ...(rounding === 0 ? [] : [{ name: texts.rounding, amount: formatPrice(rounding) }]),
    ],
    total: formatPrice(payable),
    paid: byVoucher(paidByVoucher, payable),
    tax: taxLine(vat),
  }
}

function byVoucher(share: number, payable: number): SummaryAmount[] {
  if (share === 0) return []
  return [...minus(texts.voucher, share), { name: texts.voucherRest, amount: formatPrice(payable - share) }]
}

function taxLine(vat: readonly { rate: number; tax: number }[]): string {
  const rates = vat.filter(({ tax }) => tax !== 0).map(({ rate, tax }) => texts.taxOf(rate, formatPrice(tax)))
  return rates.length === 0 ? '' : `${texts.taxBefore} ${rates.join(' a\u00a0')}`
}

function toCartLine(line: CartLineView): SummaryLine {
  const { volume, coupon, credits } = line.discounts
  const unit = line.unit === 'piece' ? 'ks' : line.unit
  const perUnit = line.pricePerUnit !== null && unit ? formatUnitPrice(line.pricePerUnit, unit) : ''
  return {
    id: line.id,
    name: nonBreaking(line.name),
    details: [nonBreaking(line.variantName), perUnit].filter(Boolean).join(' · '),
    remark: remarkOf(line.isGift, line.regularWeeks),
    pieces: line.pieces,
    sum: line.isGift ? texts.free : formatPrice(line.amount + volume + coupon + credits),
    image: toImage(line.image),
    theme: proteinTint(line.protein),
  }
}

function toImage(image: CartLineView['image']): ImageView | null {
  if (!image?.hash) return null
  const { key: name, hash, alt, width, height } = image
  return { name, hash, alt, width, height }
}

function remarkOf(isGift: boolean, weeks: number | null): string | null {
  if (isGift) return texts.gift
  return weeks === null ? null : texts.interval(weeks)
}

function minus(name: string, amount: number): SummaryAmount[] {
  return amount === 0 ? [] : [{ name, amount: formatPrice(-amount) }]
}

function shippingPrice({ amount, isChosen }: { amount: number; isChosen: boolean }): string {
  const price = amount === 0 ? texts.free : formatPrice(amount)
  return isChosen || amount === 0 ? price : texts.from(price)
}
