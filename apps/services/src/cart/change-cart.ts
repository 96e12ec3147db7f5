import type { CartView } from '@shop/contract/cart-view'
import { type Cart, EMPTY_CART } from '@shop/domain/cart/cart'
import { CART_MACHINE } from '@shop/domain/cart/cart-machine'
import { followPieces } from '@shop/domain/cart/find-changes'
import { ok, type Result, refuse } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { bringCart } from '#app/cart/bring-cart'
import {
  type CartOwner,
  type CartRow,
  insertCart,
  lockOpenCart,
  replaceCartLines,
  selectCartLines,
  updateCart,
} from '#app/cart/cart.sql'
import { hashToken, makeToken, readOwner, readPurpose, setCartCookie } from '#app/cart/cart-owner'
import { describeCart, toPricingQuestion } from '#app/cart/describe-cart'
import { loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import { lockCustomer } from '#app/customer/customer.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface Changed {
  cart: Cart
  row?: Partial<CartRow>
}

interface ChangeOptions<Code extends string> {
  /** What to do without a cart: make one, refuse, or answer with the empty cart it comes to anyway. */
  withoutCart: 'create' | 'empty' | { refuse: Code }
  /** Goods the change asks about that may not be in the cart yet. */
  variantIds?: readonly string[]
}

/** The cart the customer was looking at; null when the page could not know. */
interface Seen {
  seen: { version: number | null }
}

type Change<Code extends string> = (
  cart: Cart,
  pricing: PricingContext,
  row: CartRow,
) => Result<Changed, Code> | Promise<Result<Changed, Code>>

const NO_CART: CartRow = {
  id: 0,
  customerId: null,
  state: 'active',
  version: 0,
  couponCode: null,
  creditsWanted: null,
  creditsAll: false,
  details: null,
  shippingMethodId: null,
  paymentMethodId: null,
  pickupPointId: null,
  merge: null,
  mergedAt: null,
  isKeptApart: false,
  tokenHash: null,
  purpose: 'shopping',
  reorderOfId: null,
  voucherId: null,
}

export function noCart(customerId: number | null): CartRow {
  return { ...NO_CART, customerId }
}

/** Every change of a cart: lock, read, ask the rule, save, answer with the whole cart. No rule of its own. */
export function changeCart<const Gone extends string = never, Code extends string = never>(
  context: Context,
  options: ChangeOptions<Gone> & Seen,
  change: Change<Code>,
): Promise<Result<CartView, Gone | Code | 'version_conflict'>>
/** What comes to the same in any version of the cart, such as taking something out of it, asks for none. */
export function changeCart<const Gone extends string = never, Code extends string = never>(
  context: Context,
  options: ChangeOptions<Gone>,
  change: Change<Code>,
): Promise<Result<CartView, Gone | Code>>
export async function changeCart(
  context: Context,
  { seen, withoutCart, variantIds = [] }: ChangeOptions<string> & Partial<Seen>,
  change: Change<string>,
): Promise<Result<CartView, string>> {
  const { db } = context
  const found = await lockCart(context)
  if (!found && typeof withoutCart === 'object') return refuse(withoutCart.refuse)
  const row = found ?? noCart(context.actor.kind === 'customer' ? context.actor.customerId : null)
  if (found && seen && seen.version !== null && seen.version !== found.version) {
    return refuse('version_conflict', { version: found.version })
  }
  const cart = found ? { ...(await selectCartLines(db, row.id)), couponCode: row.couponCode } : EMPTY_CART
  const pricing = await loadPricingContext(context, toPricingQuestion(row, cart, variantIds))

  const result = await change(cart, pricing, row)
  if (!result.ok) return result
  const after = followPieces(cart, result.value.cart, (id) => variantOf(pricing, id))
  const changed = { ...row, ...result.value.row, couponCode: after.couponCode }
  const saved = found || withoutCart === 'create' ? await saveCart(context, changed, after, pricing) : changed
  // A coupon entered just now was not asked about before the change.
  const asked =
    saved.couponCode === row.couponCode ? pricing : await loadPricingContext(context, toPricingQuestion(saved, after))
  const { view } = await describeCart(db, saved, after, asked)
  return ok(view)
}

/** The customer's cart, with the guest's one from this browser poured in first if it is still about. */
export async function lockCart(context: Context): Promise<CartRow | null> {
  const { db, actor } = context
  const isReorder = readPurpose(context) === 'reorder'
  if (actor.kind === 'customer' && !isReorder) await bringCart(context, actor.customerId)
  const owner = readOwner(context)
  const cart = owner && (await lockOpenCart(db, owner))
  if (cart || actor.kind !== 'customer' || isReorder) return cart
  // Two tabs that both add the first thing come one after the other, and the second finds the cart of the first.
  await lockCustomer(db, actor.customerId)
  return lockOpenCart(db, { customerId: actor.customerId })
}

/** Writes the cart back; a cart that does not exist yet begins here, with its cookie. */
export async function saveCart(
  context: Context,
  row: CartRow,
  cart: Cart,
  { rules }: PricingContext,
): Promise<CartRow> {
  const { db, now } = context
  const days = row.customerId === null ? rules.keepDays.guest : rules.keepDays.account
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
  const stored = row.id === 0 ? await beginCart(context, expiresAt, rules.keepDays.guest) : row
  const step = transition(CART_MACHINE, row.state, 'change')
  const changed = {
    ...row,
    id: stored.id,
    tokenHash: stored.tokenHash,
    state: step.ok ? step.value.to : row.state,
    // A guest who goes on shopping with a cart set apart wants it: the next sign-in brings it along again.
    isKeptApart: row.isKeptApart && context.actor.kind === 'customer',
  }
  await replaceCartLines(db, changed.id, cart)
  const version = await updateCart(db, changed, now, expiresAt)
  return { ...changed, version }
}

async function beginCart(context: Context, expiresAt: Date, guestDays: number): Promise<CartRow> {
  const { db, now, actor } = context
  // What repeats an order begins with that order; one that has ended meanwhile must not become shopping.
  if (readPurpose(context) === 'reorder') throw notFound()
  if (actor.kind === 'customer') {
    return insertCart(db, { storefrontId: STOREFRONT_ID, owner: { customerId: actor.customerId }, now, expiresAt })
  }
  const token = makeToken()
  const owner: CartOwner = { tokenHash: hashToken(token) }
  const cart = await insertCart(db, { storefrontId: STOREFRONT_ID, owner, now, expiresAt })
  setCartCookie(context, token, guestDays)
  return cart
}
