import { undoMerge as undoMergeOf } from '@shop/domain/cart/merge-carts'
import { ok, refuse } from '@shop/domain/result'
import { lockCartById, replaceCartLines, type StoredMerge, updateCart, updateCartToken } from '#app/cart/cart.sql'
import { hashToken, makeToken, setCartCookie } from '#app/cart/cart-owner'
import { changeCart } from '#app/cart/change-cart'
import { UNDO_MINUTES } from '#app/cart/to-cart-view'
import { audit, type Context } from '#app/http/context'
import type { ShopRules } from '#app/rules/shop-rules'

export async function undoMerge(context: Context, seen: { version: number | null }) {
  return changeCart(context, { seen, withoutCart: { refuse: 'nothing_to_undo' } }, async (cart, pricing, row) => {
    const { merge, mergedAt } = row
    if (!merge || !mergedAt || context.now.getTime() - mergedAt.getTime() > UNDO_MINUTES * 60_000) {
      return refuse('nothing_to_undo')
    }
    const undone = undoMergeOf(cart, merge.undo)
    if (merge.otherCartId !== null) await handBack(context, merge, pricing.rules)
    await audit(context.db, context, 'cart.merge_undone', { type: 'cart', id: row.id })
    return ok({ cart: undone.cart, row: { merge: null, mergedAt: null } })
  })
}

/** The guest's cart opens again as it was, set apart: it shows after signing out and does not flow back by itself. */
async function handBack(context: Context, { otherCartId, undo }: StoredMerge, { keepDays }: ShopRules): Promise<void> {
  const { db, now } = context
  const other = await lockCartById(db, otherCartId ?? 0)
  if (other?.state !== 'merged') return
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + keepDays.guest * 24 * 60 * 60 * 1000)
  await updateCartToken(db, other.id, hashToken(token))
  await replaceCartLines(db, other.id, undo.other)
  await updateCart(db, { ...other, state: 'active', isKeptApart: true }, now, expiresAt)
  setCartCookie(context, token, keepDays.guest)
}
