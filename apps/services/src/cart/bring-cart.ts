import type { Cart } from '@shop/domain/cart/cart'
import { OPEN_CART_STATES } from '@shop/domain/cart/cart-machine'
import { followPieces } from '@shop/domain/cart/find-changes'
import { mergeCarts } from '@shop/domain/cart/merge-carts'
import {
  type CartRow,
  lockCartById,
  replaceCartLines,
  selectCartLines,
  selectOpenCart,
  updateCart,
  updateCartMerged,
  updateCartOwner,
} from '#app/cart/cart.sql'
import { clearCartCookie, readCartToken } from '#app/cart/cart-owner'
import { toPricingQuestion } from '#app/cart/describe-cart'
import { loadPricingContext, variantOf } from '#app/cart/load-pricing-context'
import { moveVisit } from '#app/cart/referral.sql'
import { withNames } from '#app/cart/with-names'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Signing in brings the cart of this browser along: into the cart the account already has, or as its cart. Called where a
 * session opens and again by every cart command that still carries a guest's cookie, so no way of signing in can miss it.
 */
export async function bringCart(context: Context, customerId: number): Promise<void> {
  const { db } = context
  const tokenHash = readCartToken(context)
  if (!tokenHash) return
  const guest = await selectOpenCart(db, { tokenHash })
  if (!guest || guest.isKeptApart) return
  await lockCustomer(db, customerId)
  const own = await selectOpenCart(db, { customerId })
  const locked = await lockBoth(context, guest.id, own?.id ?? null)
  if (!locked) return
  clearCartCookie(context)
  if (locked.own) await mergeIntoOwn(context, locked.guest, locked.own)
  else await becomeOwn(context, locked.guest, customerId)
}

/** In the order of their numbers, as everybody who locks two carts does; what happened before the lock is looked at again. */
async function lockBoth({ db }: Context, guestId: number, ownId: number | null) {
  const rows = new Map<number, CartRow>()
  for (const id of [guestId, ...(ownId === null ? [] : [ownId])].sort((a, b) => a - b)) {
    const row = await lockCartById(db, id)
    if (!row || !OPEN_CART_STATES.includes(row.state)) return null
    rows.set(id, row)
  }
  const guest = rows.get(guestId)
  return guest ? { guest, own: (ownId !== null && rows.get(ownId)) || null } : null
}

async function becomeOwn(context: Context, guest: CartRow, customerId: number): Promise<void> {
  const { db, now } = context
  const pricing = await loadPricingContext(context, {
    customerId,
    email: null,
    phone: null,
    couponCode: null,
    variantIds: [],
  })
  const expiresAt = new Date(now.getTime() + pricing.rules.keepDays.account * DAY_MS)
  await updateCartOwner(db, guest.id, customerId, expiresAt)
  await audit(db, context, 'cart.adopted', { type: 'cart', id: guest.id })
}

async function mergeIntoOwn(context: Context, guest: CartRow, own: CartRow): Promise<void> {
  const { db, now } = context
  const cart: Cart = { ...(await selectCartLines(db, own.id)), couponCode: own.couponCode }
  const other: Cart = { ...(await selectCartLines(db, guest.id)), couponCode: guest.couponCode }
  const more = [...other.lines, ...other.saved].map(({ variantId }) => variantId)
  const pricing = await loadPricingContext(context, toPricingQuestion(own, cart, more))
  const merged = mergeCarts(cart, other, (id) => variantOf(pricing, id), pricing.limits)

  const expiresAt = new Date(now.getTime() + pricing.rules.keepDays.account * DAY_MS)
  await replaceCartLines(
    db,
    own.id,
    followPieces(cart, merged.cart, (id) => variantOf(pricing, id)),
  )
  await updateCart(
    db,
    {
      ...own,
      ...checkoutOf(guest, own),
      couponCode: merged.cart.couponCode,
      voucherId: own.voucherId ?? guest.voucherId,
      merge: { report: withNames(merged.report, pricing), undo: merged.undo, otherCartId: guest.id },
      mergedAt: now,
    },
    now,
    expiresAt,
  )
  await updateCartMerged(db, guest.id, own.id, now)
  await moveVisit(db, guest.id, own.id)
  await audit(db, context, 'cart.merged', { type: 'cart', id: own.id }, { from: guest.id })
}

/** What was typed a minute ago in this browser is what the customer is doing; it goes on where it stopped. */
function checkoutOf(guest: CartRow, own: CartRow): Partial<CartRow> {
  if (!guest.details) return { state: own.state === 'abandoned' ? 'active' : own.state }
  const { details, shippingMethodId, paymentMethodId, pickupPointId } = guest
  return { state: 'in_checkout', details, shippingMethodId, paymentMethodId, pickupPointId }
}
