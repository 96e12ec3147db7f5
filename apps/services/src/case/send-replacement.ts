import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { stockDemand } from '@shop/domain/order/order-line'
import { updateCartState } from '#app/cart/cart.sql'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
import type { Judged } from '#app/case/judged-line'
import { insertReplacementCart, selectOriginalRows, updateReplacement } from '#app/case/replacement.sql'
import { actorId, type CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { insertOrder, type OrderLineRow, type OrderRow } from '#app/order/order.sql'
import { takeOrderNumber } from '#app/order/order-number'
import { reserveStock } from '#app/stock/stock.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const FREE = {
  ...{
    full_amount: 0,
    volume_discount: 0,
    coupon_discount: 0,
    credits_discount: 0,
    amount: 0,
    base: 0,
    tax: 0,
    gross: 0,
  },
  ...{ bundle_variant_id: null, bundle_name: null, regular_weeks: null },
}

/** The same goods to the same door, without a price: an order like any other, packed and followed as one. */
export async function sendReplacement(
  context: CommandContext,
  given: CaseRow,
  order: CaseOrder,
  decided: readonly Judged[],
): Promise<void> {
  const wanted = decided.filter(({ outcome }) => outcome === 'replacement')
  if (wanted.length === 0) return
  const { db, now, actor, requestId } = context
  const original = await selectOriginalRows(db, order.id)
  const lines: OrderLineRow[] = wanted.map(({ position, pieces }, index) => {
    const line = original.lines.find((one) => one.position === position)
    if (!line) throw new Error(`Order ${order.id} has no line ${position}.`)
    return { ...line, ...FREE, position: index + 1, pieces }
  })
  const cartId = await insertReplacementCart(db, { storefrontId: STOREFRONT_ID, now })
  await updateCartState(db, cartId, 'in_checkout')
  const row: OrderRow = {
    ...original.order,
    ...{
      number: await takeOrderNumber(context, toPragueDay(now)),
      state: 'accepted',
      deadline_at: null,
      placed_at: now,
    },
    ...{ cart_id: cartId, note: '' },
    ...{ goods_list: 0, goods_paid: 0, total: 0, rounding: 0, payable: 0, vat: [], parcels: [], price_trace: [] },
    ...{ coupon_id: null, coupon_code: null, credits_spent: 0, credits_earned: 0, consents: [], keeps_details: false },
    ...{ dispatch_on: null, delivery_from: null, delivery_to: null, cheapest_shipping: 0 },
    button_text: `Náhrada: ${given.number}`,
  }
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  const orderId = await insertOrder(db, row, lines, { event: 'placed', ...who, requestId, paymentState: null, rest: 0 })
  const demand = stockDemand(
    lines.map(({ variant_id, pieces }) => ({ kind: 'goods', itemId: String(variant_id), pieces })),
  )
  const short = await reserveStock(db, demand, { orderId, reason: 'accepted', deadlineAt: null })
  if (short.length > 0) throw new RequestError('out_of_stock', { variants: short })
  await updateReplacement(db, given.id, orderId)
}
