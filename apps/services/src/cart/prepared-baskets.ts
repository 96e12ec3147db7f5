import type { PrepareBasket, PreparedBasketView } from '@shop/contract/cart'
import { type CartLine, EMPTY_CART, piecesOf, priceFor } from '@shop/domain/cart/cart'
import { copyPreparedBasket } from '@shop/domain/cart/copy-prepared-basket'
import { findChanges } from '@shop/domain/cart/find-changes'
import { ok, refuse } from '@shop/domain/result'
import { hashToken, makeToken } from '#app/cart/cart-owner'
import { type Changed, changeCart, noCart } from '#app/cart/change-cart'
import { loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import {
  type BasketRow,
  insertBasket,
  lockBasket,
  selectBasket,
  selectBasketLines,
  selectFirstName,
  updateBasketUses,
} from '#app/cart/prepared-baskets.sql'
import { priceWholeCart } from '#app/cart/price-whole-cart'
import { findCart } from '#app/cart/read-cart'
import { toGoodsView, toOptionView } from '#app/cart/to-cart-view'
import { withNames } from '#app/cart/with-names'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const DAY_MS = 24 * 60 * 60 * 1000

export async function prepareBasket(context: Context, input: PrepareBasket) {
  const { db, now, actor } = context
  const { row, cart } = await findCart(context)
  if (cart.lines.length === 0) return refuse('cart_gone')
  // Whoever gets the link learns what the goods cost anybody, never what they cost this customer.
  const pricing = await loadGuestPricing(context, cart.lines)
  const lines = cart.lines.map((line) => ({ ...line, seenPrice: priceIn(pricing, cart.lines, line.variantId) ?? 0 }))
  const hash = makeToken()
  const expiresAt = new Date(now.getTime() + input.days * DAY_MS)
  await insertBasket(db, {
    storefrontId: STOREFRONT_ID,
    tokenHash: hashToken(hash),
    kind: actor.kind === 'staff' ? 'staff' : 'shared',
    customerId: row.customerId,
    title: input.title,
    note: input.note,
    preparedBy: input.showName && row.customerId !== null ? await selectFirstName(db, row.customerId) : '',
    expiresAt,
    usesLeft: input.uses,
    lines,
    now,
  })
  await audit(db, context, 'basket.prepared', { type: 'cart', id: row.id })
  return ok({ hash, expiresAt: expiresAt.toISOString() })
}

/** At today's prices of whoever reads it, with what has changed since it was prepared. */
export async function readBasket(context: Context, { hash }: { hash: string }) {
  const { db, actor } = context
  const basket = await selectBasket(db, hashToken(hash))
  if (!basket) throw notFound()
  const lines = await selectBasketLines(db, basket.id)
  const customerId = actor.kind === 'customer' ? actor.customerId : null
  const variantIds = lines.map(({ variantId }) => variantId)
  const pricing = await loadPricingContext(context, {
    customerId,
    email: null,
    phone: null,
    couponCode: null,
    variantIds,
  })
  const guest = customerId === null ? pricing : await loadGuestPricing(context, lines)
  return ok(toBasketView(basket, lines, pricing, guest))
}

function loadGuestPricing(context: Context, lines: readonly CartLine[]): Promise<PricingContext> {
  const variantIds = lines.map(({ variantId }) => variantId)
  return loadPricingContext(context, { customerId: null, email: null, phone: null, couponCode: null, variantIds })
}

/** What one of the goods costs among these lines. */
function priceIn(pricing: PricingContext, lines: readonly CartLine[], variantId: string): number | undefined {
  const variant = variantOf(pricing, variantId)
  return variant && priceFor(variant, piecesOf({ ...EMPTY_CART, lines }, variantId))
}

/** Prices of guests are compared; a reader with prices of their own has nothing to compare. */
function findBasketChanges(lines: readonly CartLine[], pricing: PricingContext, guest: PricingContext) {
  return findChanges({ ...EMPTY_CART, lines }, (id) => variantOf(guest, id)).filter((change) => {
    if (change.kind !== 'price') return true
    const line = lines.find(({ id }) => id === change.lineId)
    return change.was > 0 && priceIn(pricing, lines, line?.variantId ?? '') === change.is
  })
}

function toBasketView(
  basket: BasketRow,
  lines: readonly CartLine[],
  pricing: PricingContext,
  guest: PricingContext,
): PreparedBasketView {
  const cart = { ...EMPTY_CART, lines }
  const { priced, options } = priceWholeCart(pricing, cart, noCart(null))
  const shown = lines.flatMap((line) => {
    const goods = pricing.goods.get(line.variantId)
    const unitPrice = priced.result.lines.find(({ id }) => id === line.id)?.unitPrice ?? 0
    const { id, pieces, regularWeeks } = line
    return goods
      ? [{ ...toGoodsView(goods, pricing), id, pieces, regularWeeks, unitPrice, amount: unitPrice * pieces }]
      : []
  })
  const { kind, title, note, preparedBy, usesLeft, expiresAt } = basket
  return {
    state: expiresAt <= pricing.now ? 'expired' : usesLeft === 0 ? 'used_up' : 'ready',
    kind,
    title,
    note,
    preparedBy,
    usesLeft,
    expiresAt: expiresAt.toISOString(),
    lines: shown,
    changes: findBasketChanges(lines, pricing, guest),
    total: shown.reduce((sum, { amount }) => sum + amount, 0),
    weightGrams: shown.reduce((sum, { weightGrams, pieces }) => sum + weightGrams * pieces, 0),
    shippingOptions: options.flatMap((option) => toOptionView(option, pricing)),
  }
}

/** A copy flows into the cart like any other cart, and can be taken back like one. */
export async function takeBasket(context: Context, { hash, ...seen }: { hash: string; version: number | null }) {
  const { db, now } = context
  const basket = await lockBasket(db, hashToken(hash))
  if (!basket) throw notFound()
  const lines = await selectBasketLines(db, basket.id)
  const variantIds = lines.map(({ variantId }) => variantId)
  return changeCart(context, { seen, withoutCart: 'create', variantIds }, async (cart, pricing) => {
    const limits = pricing.rules.limits
    const copied = copyPreparedBasket({ ...basket, lines }, cart, (id) => variantOf(pricing, id), limits, now)
    if (!copied.ok) return refuse(copied.code, copied.details)
    const { report, undo, usesLeft } = copied.value
    await updateBasketUses(db, basket.id, usesLeft)
    const changed: Changed = {
      cart: copied.value.cart,
      row: { merge: { report: withNames(report, pricing), undo, otherCartId: null }, mergedAt: now },
    }
    return ok(changed)
  })
}
