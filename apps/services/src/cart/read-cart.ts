import { EMPTY_CART } from '@shop/domain/cart/cart'
import { ok } from '@shop/domain/result'
import { selectBadge, selectCartLines, selectOpenCart } from '#app/cart/cart.sql'
import { readOwner } from '#app/cart/cart-owner'
import { noCart } from '#app/cart/change-cart'
import { describeCart, loadContextOf } from '#app/cart/describe-cart'
import type { Context } from '#app/http/context'

export async function readCart(context: Context) {
  const { db } = context
  const { row, cart } = await findCart(context)
  const pricing = await loadContextOf(context, row, cart)
  return ok((await describeCart(db, row, cart, pricing)).view)
}

/** The open cart as it is, or the empty one that everybody has. */
export async function findCart(context: Context) {
  const { db, actor } = context
  const owner = readOwner(context)
  const row = owner && (await selectOpenCart(db, owner))
  if (!row) return { row: noCart(actor.kind === 'customer' ? actor.customerId : null), cart: EMPTY_CART }
  return { row, cart: { ...(await selectCartLines(db, row.id)), couponCode: row.couponCode } }
}

export async function readBadge(context: Context) {
  const owner = readOwner(context)
  return ok((owner && (await selectBadge(context.db, owner))) ?? { pieces: 0, version: 0 })
}
