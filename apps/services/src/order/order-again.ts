import type { OrderAgain } from '@shop/contract/order-detail'
import { orderAgain as orderAgainOf } from '@shop/domain/cart/order-again'
import { ok } from '@shop/domain/result'
import { type Changed, changeCart } from '#app/cart/change-cart'
import { variantOf } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { selectBoughtLines } from '#app/order/bought-lines.sql'
import { openOrder } from '#app/order/open-order'

/** A copy of the goods flows into the cart of whoever presses the button; the order itself stays as it is. */
export async function orderAgain(context: Context, { token, ...wish }: { token: string } & OrderAgain) {
  return addBoughtGoods(context, await openOrder(context, token), wish)
}

/** The caller knows that the order may be read. */
export async function addBoughtGoods(context: Context, orderId: number, { variantId, version }: OrderAgain) {
  const { db, now } = context
  const all = await selectBoughtLines(db, orderId)
  const bought = all.filter((line) => variantId === null || Number(line.variantId) === variantId)
  if (bought.length === 0) throw notFound()
  const variantIds = bought.map((line) => line.variantId)
  return changeCart(context, { seen: { version }, withoutCart: 'create', variantIds }, (cart, pricing) => {
    const again = orderAgainOf(bought, cart, (id) => variantOf(pricing, id), pricing.limits)
    const nameOf = (id: string) => bought.find((line) => line.variantId === id)?.name ?? null
    const report = again.report.map((line) => ({ ...line, name: line.added > 0 ? null : nameOf(line.variantId) }))
    const merge = { report, undo: again.undo, otherCartId: null, from: 'order' as const }
    const changed: Changed = { cart: again.cart, row: { merge, mergedAt: now } }
    return ok(changed)
  })
}
