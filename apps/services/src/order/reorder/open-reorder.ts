import type { OpenReorder } from '@shop/contract/reorder'
import { agreeWithToday, beginReorder } from '@shop/domain/cart/begin-reorder'
import type { Cart } from '@shop/domain/cart/cart'
import { ok } from '@shop/domain/result'
import { type CartRow, lockCartById, lockOpenCart, selectCartLines } from '#app/cart/cart.sql'
import { saveCart } from '#app/cart/change-cart'
import { targetOf, toPricingQuestion } from '#app/cart/describe-cart'
import { aimAt, loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import { lockCustomer } from '#app/customer/customer.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { selectBoughtLines } from '#app/order/bought-lines.sql'
import { describeReorder } from '#app/order/reorder/describe-reorder'
import { fillChoice } from '#app/order/reorder/fill-choice'
import { toLastDetails } from '#app/order/reorder/last-details'
import {
  insertReorder,
  type LastPaid,
  type OldOrder,
  selectLastPaid,
  selectOldOrder,
  selectRepeated,
  updateReorderOf,
} from '#app/order/reorder/reorder.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const DAY_MS = 24 * 60 * 60 * 1000

type Bought = Awaited<ReturnType<typeof selectBoughtLines>>

/**
 * The page "Jako minule": opening it prepares a cart of its own, opening it again finds the same one, in every tab. Ordering goes the
 * ordinary way; the same command never places anything.
 */
export async function openReorder(context: Context, { orderId, anew }: { orderId: number } & OpenReorder) {
  const { db, actor, now } = context
  if (actor.kind !== 'customer') throw notFound()
  const { customerId } = actor
  const old = await selectOldOrder(db, orderId, customerId)
  const bought = old ? await selectBoughtLines(db, orderId) : []
  if (!old || bought.length === 0) throw notFound()
  await lockCustomer(db, customerId)
  const found = await lockOpenCart(db, { customerId, purpose: 'reorder' })
  const isOpen = found?.reorderOfId === orderId && found.state !== 'abandoned'
  const repeated = await selectRepeated(db, orderId, new Date(now.getTime() - DAY_MS))
  // A reload after the order was placed must not look like a second one waiting for its button.
  if (repeated && !isOpen && !anew) return ok(describeRepeated(old, repeated))
  const last = await selectLastPaid(db, customerId)
  const { row, cart, pricing } = isOpen
    ? await refresh(context, found, last)
    : await begin(context, { found, old, bought, customerId, last })
  return ok(await describeReorder(context, { row, cart, pricing, old, bought, last }))
}

interface Beginning {
  found: CartRow | null
  old: OldOrder
  bought: Bought
  customerId: number
  last: LastPaid | null
}

async function begin(context: Context, { found, old, bought, customerId, last }: Beginning) {
  const { db, now } = context
  const { orderId } = old
  const expiresAt = new Date(now.getTime() + DAY_MS)
  if (found) await updateReorderOf(db, found.id, orderId)
  const made = found ?? (await insertReorder(db, { storefrontId: STOREFRONT_ID, customerId, orderId, now, expiresAt }))
  const details = last && toLastDetails(last)
  const blank: CartRow = {
    ...made,
    reorderOfId: orderId,
    couponCode: null,
    creditsWanted: null,
    creditsAll: false,
    details,
    shippingMethodId: null,
    paymentMethodId: null,
    pickupPointId: null,
  }
  const pricing = await loadPricingContext(context, {
    ...toPricingQuestion(blank, { lines: [], saved: [], couponCode: null }),
    variantIds: bought.map(({ variantId }) => variantId),
  })
  const cart = beginReorder(bought, (id) => variantOf(pricing, id))
  return save(context, await fillChoice(db, { row: blank, cart, pricing, last }), cart, pricing)
}

/** Opened again: pieces and choices stay, prices and stock are those of now. */
async function refresh(context: Context, row: CartRow, last: LastPaid | null) {
  const { db } = context
  const before: Cart = { ...(await selectCartLines(db, row.id)), couponCode: row.couponCode }
  const pricing = await loadPricingContext(context, toPricingQuestion(row, before))
  const cart = agreeWithToday(before, (id) => variantOf(pricing, id))
  // Began with nothing to be had, so nothing could be sent; what came in its place goes the usual way.
  const isUnchosen = cart.lines.length > 0 && row.shippingMethodId === null && row.paymentMethodId === null
  const filled = isUnchosen ? await fillChoice(db, { row, cart, pricing, last }) : row
  const isSame = filled === row && JSON.stringify(cart) === JSON.stringify(before)
  return isSame ? { row, cart, pricing } : save(context, filled, cart, pricing)
}

/** Read back as it is stored: what the customer confirms is compared with that, to the letter. */
async function save(context: Context, changed: CartRow, cart: Cart, pricing: PricingContext) {
  await saveCart(context, changed, cart, pricing)
  const row = await lockCartById(context.db, changed.id)
  if (!row) throw new Error(`Cart ${changed.id} was saved and is not there.`)
  return { row, cart, pricing: await aimAt(context, pricing, targetOf(row)) }
}

function describeRepeated(
  { orderId, number, placedAt }: OldOrder,
  repeated: { orderId: number; number: string; placedAt: Date },
) {
  return {
    orderId,
    number,
    placedAt: placedAt.toISOString(),
    repeated: { ...repeated, placedAt: repeated.placedAt.toISOString() },
    checkout: null,
    difference: 0,
    reasons: [],
    isWhole: true,
    soldOut: [],
    pointBefore: null,
    paymentBefore: null,
    points: [],
  }
}
