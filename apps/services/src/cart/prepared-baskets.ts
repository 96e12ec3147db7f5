import type { PrepareBasket, PreparedBasketView, PrepareProposal } from '@shop/contract/cart'
import { type Cart, type CartLine, EMPTY_CART, lineId, piecesOf, priceFor } from '@shop/domain/cart/cart'
import { copyPreparedBasket } from '@shop/domain/cart/copy-prepared-basket'
import { enterCoupon } from '@shop/domain/cart/enter-coupon'
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
  selectBasketPartner,
  selectFirstName,
  updateBasketUses,
} from '#app/cart/prepared-baskets.sql'
import { priceWholeCart } from '#app/cart/price-whole-cart'
import { findCart } from '#app/cart/read-cart'
import { keepRecommendation } from '#app/cart/referral'
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
  const lines = await copyOfCart(context, cart)
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
    referralCodeId: null,
    lines,
    now,
  })
  await audit(db, context, 'basket.prepared', { type: 'cart', id: row.id })
  return ok({ hash, expiresAt: expiresAt.toISOString() })
}

/** Whoever gets the link learns what the goods cost anybody, never what they cost this customer. */
export async function copyOfCart(context: Context, { lines }: Pick<Cart, 'lines'>): Promise<CartLine[]> {
  const pricing = await loadGuestPricing(context, lines)
  return lines.map((line) => ({ ...line, seenPrice: priceIn(pricing, lines, line.variantId) ?? 0 }))
}

const PROPOSAL_DAYS = 60

/** Whoever counts without an account has nothing to be told apart by; a customer finds it among their data. */
export async function prepareProposal(context: Context, { variantId, pieces, title }: PrepareProposal) {
  const { db, actor } = context
  const lines = await proposedLines(context, variantId, pieces)
  if (!lines) return refuse('variant_gone')
  const customerId = actor.kind === 'customer' ? actor.customerId : null
  const basket = { kind: 'calculator' as const, customerId, title, preparedBy: '', days: PROPOSAL_DAYS, lines }
  const made = await keepBasket(context, makeToken(), basket)
  await audit(db, context, 'basket.prepared')
  return ok(made)
}

/** One pack of goods, so many times; null when it is not sold. */
export async function proposedLines(context: Context, variant: number, pieces: number): Promise<CartLine[] | null> {
  const variantId = String(variant)
  const line = { id: lineId(variantId, null), variantId, pieces, regularWeeks: null, seenPrice: 0 }
  const pricing = await loadGuestPricing(context, [line])
  if (!variantOf(pricing, variantId)?.isSold) return null
  return [{ ...line, seenPrice: priceIn(pricing, [line], variantId) ?? 0 }]
}

interface KeptBasket extends Pick<BasketRow, 'kind' | 'title' | 'preparedBy'> {
  customerId: number | null
  days: number
  lines: readonly CartLine[]
  referralCodeId?: number
}

export async function keepBasket({ db, now }: Context, hash: string, { days, referralCodeId, ...basket }: KeptBasket) {
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const kept = { ...basket, storefrontId: STOREFRONT_ID, tokenHash: hashToken(hash), note: '', usesLeft: null }
  await insertBasket(db, { ...kept, referralCodeId: referralCodeId ?? null, expiresAt, now })
  return { hash, expiresAt: expiresAt.toISOString() }
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
  const view = toBasketView(basket, lines, pricing, guest)
  return ok({ ...view, partner: await readPartner(context, basket) })
}

/** Who recommends and what they get for it: said before anything is taken. Null for whoever recommends to themselves. */
async function readPartner({ db, actor }: Context, { referralCodeId }: BasketRow) {
  const partner = referralCodeId === null ? null : await selectBasketPartner(db, referralCodeId)
  if (!partner || (actor.kind === 'customer' && actor.customerId === partner.customerId)) return null
  const { name, code, percent, credits } = partner
  return { name, code, percent, credits }
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
): Omit<PreparedBasketView, 'partner'> {
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
  const partner = await readPartner(context, basket)
  const taken = await changeCart(context, { seen, withoutCart: 'create', variantIds }, async (cart, pricing) => {
    const limits = pricing.limits
    const copied = copyPreparedBasket({ ...basket, lines }, cart, (id) => variantOf(pricing, id), limits, now)
    if (!copied.ok) return refuse(copied.code, copied.details)
    const { report, undo, usesLeft } = copied.value
    await updateBasketUses(db, basket.id, usesLeft)
    const changed: Changed = {
      cart: withCode(copied.value.cart, partner, pricing),
      row: { merge: { report: withNames(report, pricing), undo, otherCartId: null }, mergedAt: now },
    }
    return ok(changed)
  })
  if (taken.ok && partner) await keepRecommendation(context, taken.value, partner.code)
  return taken
}

/** A code that is in the cart already stays, and to whom ordered before it would be of no use. */
function withCode(cart: Cart, partner: { code: string } | null, { buyer }: PricingContext): Cart {
  if (!partner || (buyer.ordersPlaced ?? 0) > 0) return cart
  const entered = enterCoupon(cart, partner.code)
  return entered.ok ? entered.value : cart
}
