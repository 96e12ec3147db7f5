import type {
  CartGoods,
  CartLineView,
  CartView,
  CartVoucher,
  Filler,
  SavedLineView,
  ShippingOptionView,
} from '@shop/contract/cart-view'
import { type Cart, type CartLine, piecesOf, priceFor } from '@shop/domain/cart/cart'
import type { PricedLine } from '@shop/domain/cart/cart-price'
import { findChanges } from '@shop/domain/cart/find-changes'
import { priceLine } from '@shop/domain/cart/price-line'
import { isEligibleForRegularDelivery, regularDeliveryRefusal } from '@shop/domain/cart/regular-delivery'
import { unitPrice } from '@shop/domain/catalog/unit-price'
import { needsPickupPoint } from '@shop/domain/checkout/shipping-method'
import type { ShippingOption } from '@shop/domain/checkout/shipping-options'
import type { CartRow } from '#app/cart/cart.sql'
import type { Goods } from '#app/cart/goods.sql'
import { type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import type { WholeCartPrice } from '#app/cart/price-whole-cart'
import type { ShippingRow } from '#app/rules/shop-rules.sql'

export const UNDO_MINUTES = 10
const SHOWN_STOCK = 100

interface CartState {
  row: CartRow
  cart: Cart
  pricing: PricingContext
  priced: WholeCartPrice
  fillers: Filler[]
  voucher: CartVoucher | null
}

export function toCartView({ row, cart, pricing, priced, fillers, voucher }: CartState): CartView {
  const { result, trace } = priced.priced
  const fee = result.sideCosts.filter(({ kind }) => kind === 'payment').reduce((sum, { gross }) => sum + gross, 0)
  return {
    id: row.id === 0 ? null : row.id,
    version: row.version,
    basis: result.basis,
    pieces: cart.lines.reduce((sum, { pieces }) => sum + pieces, 0),
    lines: [
      ...cart.lines.flatMap((line) => toLineView(line, cart, result.lines, pricing)),
      ...toGifts(result.lines, pricing),
    ],
    saved: cart.saved.flatMap((line) => toSavedView(line, pricing)),
    changes: findChanges(cart, (id) => variantOf(pricing, id)),
    coupon: toCoupon(row, result.coupon),
    offer: result.offer && { name: result.offer.name, kind: result.offer.kind, amount: result.offer.amount },
    credits: { wanted: row.creditsAll ? 'all' : row.creditsWanted, balance: pricing.balance, ...result.credits },
    goods: result.goods,
    freeShipping: priced.freeShipping,
    weightGrams: priced.pieces.reduce((sum, { weightGrams, count }) => sum + weightGrams * count, 0),
    shippingOptions: priced.options.flatMap((option) => toOptionView(option, pricing)),
    shipping: result.shipping && {
      code: result.shipping.methodCode,
      amount: result.shipping.amount,
      isChosen: !priced.isEstimate,
    },
    paymentFee: fee,
    vat: [...result.vat],
    total: result.total,
    rounding: result.rounding,
    payable: result.payable,
    voucher,
    problems: result.problems.map((problem) => ({ ...problem })),
    fillers,
    merged: toMerged(row, pricing.now),
    trace: [...trace],
  }
}

/** A code the shop no longer knows is shown as refused, so that the customer sees why nothing is taken off. */
function toCoupon(row: CartRow, answer: CartView['coupon']): CartView['coupon'] {
  if (answer.state !== 'none' || row.couponCode === null) return answer
  return { state: 'refused', code: row.couponCode, reason: 'unknown', details: {} }
}

function toLineView(
  line: CartLine,
  cart: Cart,
  priced: readonly PricedLine[],
  pricing: PricingContext,
): CartLineView[] {
  const goods = pricing.goods.get(line.variantId)
  const price = priced.find(({ id }) => id === line.id)
  if (!goods) return []
  const paid = price?.unitPrice ?? line.seenPrice
  return [
    {
      ...toGoodsView(goods, pricing),
      id: line.id,
      isGift: false,
      pieces: line.pieces,
      regularWeeks: line.regularWeeks,
      listPrice: price?.listPrice ?? line.seenPrice,
      unitPrice: paid,
      pricePerUnit: perUnit(goods, paid),
      rule: price?.rule ?? null,
      regularPrice:
        line.regularWeeks === null ? regularPriceOf(goods, piecesOf(cart, line.variantId), paid, pricing) : null,
      discounts: price?.discounts ?? { volume: 0, coupon: 0, credits: 0 },
      amount: price?.amount ?? 0,
    },
  ]
}

function regularPriceOf(
  { view, variant }: Goods,
  pieces: number,
  price: number,
  { buyer, rules }: PricingContext,
): number | null {
  if (!view.isSold || regularDeliveryRefusal(variant, buyer.group, rules.pricing)) return null
  // Every interval has the same price, so any will do to ask.
  const { line } = priceLine({ id: variant.id, variant, pieces, regularWeeks: 1 }, pieces, buyer, rules.pricing)
  return line.unitPrice < price ? line.unitPrice : null
}

function toGifts(priced: readonly PricedLine[], pricing: PricingContext): CartLineView[] {
  return priced
    .filter(({ kind }) => kind === 'gift')
    .flatMap((line) => {
      const goods = pricing.goods.get(line.variantId)
      if (!goods) return []
      const { id, pieces, regularWeeks, listPrice, unitPrice, rule, discounts, amount } = line
      const price = { id, pieces, regularWeeks, listPrice, unitPrice, rule, discounts, amount }
      return [{ ...toGoodsView(goods, pricing), ...price, isGift: true, pricePerUnit: null, regularPrice: null }]
    })
}

function toSavedView(line: CartLine, pricing: PricingContext): SavedLineView[] {
  const goods = pricing.goods.get(line.variantId)
  if (!goods) return []
  const { id, pieces, regularWeeks, seenPrice } = line
  const variant = variantOf(pricing, line.variantId)
  const unitPrice = variant ? priceFor(variant, pieces) : seenPrice
  return [{ ...toGoodsView(goods, pricing), id, pieces, regularWeeks, seenPrice, unitPrice }]
}

export function toGoodsView({ view, variant, inStock }: Goods, { rules }: PricingContext): CartGoods {
  return {
    ...view,
    inStock: Math.min(inStock, SHOWN_STOCK),
    canBeRegular: isEligibleForRegularDelivery(variant, rules.pricing),
  }
}

/** Sets of different goods have no unit. */
function perUnit({ view }: Goods, price: number): number | null {
  return view.unitQuantity === null ? null : unitPrice(price, view.unitQuantity)
}

export function toOptionView(option: ShippingOption, { rules }: PricingContext): ShippingOptionView[] {
  const method = rules.shipping.find(({ code }) => code === option.methodCode)
  if (!method) return []
  const base = toMethodView(method)
  if (!option.isPossible) {
    const { code, details } = option.refusal
    return [{ ...base, refusal: { code, details } }]
  }
  const { price, roomGrams, promise, isCheapest, isFastest } = option
  const { amount, parcels, freeBy } = price
  return [{ ...base, amount, parcels, freeBy, roomGrams, promise, isCheapest, isFastest }]
}

function toMethodView(method: ShippingRow): ShippingOptionView {
  return {
    code: method.code,
    name: method.name,
    carrier: method.carrier,
    kind: method.kind,
    description: method.description,
    needsPoint: needsPickupPoint(method),
    pointNetwork: method.pointNetwork,
    maxWeightGrams: method.limits.maxWeightGrams,
    refusal: null,
    amount: null,
    perParcel: method.price,
    parcels: 0,
    freeBy: null,
    roomGrams: null,
    promise: null,
    isCheapest: false,
    isFastest: false,
  }
}

/** Announced as long as it can be taken back. */
function toMerged({ merge, mergedAt }: CartRow, now: Date): CartView['merged'] {
  if (!merge || !mergedAt) return null
  const undoUntil = new Date(mergedAt.getTime() + UNDO_MINUTES * 60_000)
  if (undoUntil <= now) return null
  const from = merge.from ?? (merge.otherCartId === null ? 'basket' : 'cart')
  const lines = merge.report.map((line) => ({ ...line, name: line.name ?? null, price: line.price ?? null }))
  return { from, lines, undoUntil: undoUntil.toISOString() }
}
