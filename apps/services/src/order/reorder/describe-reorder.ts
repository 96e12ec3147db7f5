import type { CheckoutView } from '@shop/contract/checkout'
import type { ReorderReason, ReorderView, SoldOutLine } from '@shop/contract/reorder'
import { type Cart, type CartVariant, priceFor } from '@shop/domain/cart/cart'
import { compareWithOrder, type OrderDifference, type OrderedBefore } from '@shop/domain/cart/compare-with-order'
import type { BoughtLine } from '@shop/domain/cart/order-again'
import type { CartRow } from '#app/cart/cart.sql'
import { toPricingQuestion } from '#app/cart/describe-cart'
import { loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import type { WholeCartPrice } from '#app/cart/price-whole-cart'
import { toGoodsView } from '#app/cart/to-cart-view'
import { describeCheckout } from '#app/checkout/describe-checkout'
import { toPointView } from '#app/checkout/pickup-points'
import { type PointRow, selectPoint, selectPointsBeside } from '#app/checkout/points.sql'
import type { Context } from '#app/http/context'
import { type LastPaid, type OldOrder, selectSwaps } from '#app/order/reorder/reorder.sql'
import type { Db } from '#app/store/database'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const POINTS = 6
const SWAPS = 4

interface Reorder {
  row: CartRow
  cart: Cart
  pricing: PricingContext
  old: OldOrder
  bought: readonly (BoughtLine & { name: string })[]
  last: LastPaid | null
}

/** Everything the page shows: the checkout of that cart, and what is not as it was the last time. */
export async function describeReorder(context: Context, reorder: Reorder): Promise<ReorderView> {
  const { db } = context
  const { row, cart, pricing, old, last } = reorder
  const { view: checkout, cart: described } = await describeCheckout(db, row, cart, pricing)
  const { difference, reasons } = compareWithOrder(toBefore(reorder), toNow(checkout))
  const soldOut = await offerSwaps(context, reorder, checkout)
  const { points, isMoved } = await describePoints(db, reorder, described.priced)
  return {
    orderId: old.orderId,
    number: old.number,
    placedAt: old.placedAt.toISOString(),
    repeated: null,
    checkout,
    difference,
    reasons: reasons.flatMap((reason) => toReason(reason, reorder, checkout)),
    isWhole: reasons.every(({ kind }) => kind !== 'pieces'),
    soldOut,
    pointBefore: isMoved ? (last?.pickupPointName ?? null) : null,
    paymentBefore: checkout.paymentCode === null ? (last?.paymentName ?? null) : null,
    points,
  }
}

/** Open points around the chosen one. That it is another one is said only when the old one cannot be had: who chose it knows it. */
async function describePoints(db: Db, { row, last }: Reorder, { choice, priced }: WholeCartPrice) {
  const { shipping, payment } = choice
  if (!shipping?.pointNetwork || row.pickupPointId === null) return { points: [], isMoved: false }
  const plan = priced.result.shipping?.plan ?? []
  const view = (point: PointRow) => toPointView(shipping, point, plan, payment?.kind === 'cod')
  const around = await selectPointsBeside(db, row.pickupPointId, shipping.pointNetwork, POINTS)
  const points = around.map(view).filter(({ refusal }) => refusal === null)
  if (!last || last.pickupPointId === null || last.pickupPointId === row.pickupPointId)
    return { points, isMoved: false }
  const before = await selectPoint(db, last.pickupPointId, shipping.pointNetwork)
  return { points, isMoved: before === null || view(before).refusal !== null }
}

function toBefore({ old, bought }: Reorder): OrderedBefore {
  const { payable, volume, coupon, credits, shipping, payment, onSale } = old
  return {
    payable,
    lines: bought.map((line) => ({ ...line, wasOnSale: onSale.includes(line.variantId) })),
    costs: { volume, coupon, credits, shipping, payment },
  }
}

function toNow({ cart }: CheckoutView) {
  const sum = (kind: 'volume' | 'coupon' | 'credits') => cart.lines.reduce((all, line) => all + line.discounts[kind], 0)
  return {
    payable: cart.payable,
    lines: cart.lines
      .filter(({ isGift }) => !isGift)
      .map(({ variantId, pieces, unitPrice }) => ({ variantId: String(variantId), pieces, unitPrice })),
    costs: {
      volume: sum('volume'),
      coupon: sum('coupon'),
      credits: sum('credits'),
      shipping: cart.shipping?.amount ?? 0,
      payment: cart.paymentFee,
    },
  }
}

function toReason(reason: OrderDifference, { bought }: Reorder, { cart }: CheckoutView): ReorderReason[] {
  if (!('variantId' in reason)) return [reason]
  const { variantId } = reason
  const today = [...cart.lines, ...cart.saved].find((line) => String(line.variantId) === variantId)
  const name = today?.name ?? bought.find((line) => line.variantId === variantId)?.name ?? ''
  return [{ ...reason, variantId: Number(variantId), name }]
}

/** As many as there are take the place of those that cannot be had, and many may cost less each. */
function swapPrice(variant: CartVariant, pieces: number): number {
  return priceFor(variant, Math.min(pieces, Math.max(1, variant.inStock)))
}

async function offerSwaps(
  context: Context,
  { row, cart, old }: Reorder,
  { cart: view }: CheckoutView,
): Promise<SoldOutLine[]> {
  const { saved } = view
  const found = await selectSwaps(
    context.db,
    saved.map(({ variantId }) => variantId),
    STOREFRONT_ID,
  )
  const taken = new Set(view.lines.map(({ variantId }) => variantId))
  const offered = found.filter(({ variantId }) => !taken.has(variantId))
  const more = offered.map(({ variantId }) => String(variantId))
  const pricing = await loadPricingContext(context, toPricingQuestion(row, cart, more))
  context.log.info({ orderId: old.orderId, soldOut: saved.length }, 'reorder.opened')
  return saved.map((line) => ({
    line,
    swaps: offered
      .filter(({ forId }) => forId === line.variantId)
      .slice(0, SWAPS)
      .flatMap(({ variantId }) => {
        const goods = pricing.goods.get(String(variantId))
        const variant = variantOf(pricing, String(variantId))
        return goods && variant?.isSold
          ? [{ ...toGoodsView(goods, pricing), unitPrice: swapPrice(variant, line.pieces) }]
          : []
      }),
  }))
}
