import type { OrderChange } from '@shop/contract/order/order-lines'
import type { CommandContext } from '#app/http/context'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { type RevisedOrder, selectRevisedOrder } from '#app/order/revision/order-revisions.sql'
import { hindranceOf } from '#app/sales/lines/hindrance-of'
import { toLineView } from '#app/sales/lines/to-line-view'

/** What the owner of an order may still change of it. */
export async function readOrderChange(context: CommandContext, orderId: number): Promise<OrderChange | null> {
  const payable = await selectPayableOrder(context.db, orderId)
  const order = await selectRevisedOrder(context.db, orderId)
  if (!payable || !order) return null
  const hindrance = order.hasOpenChange ? null : await hindranceOf(context, payable, order)
  const lines = order.content.lines.map((line) => ({ ...toLineView(line), canChange: canChange(line) }))
  return { version: order.version, hindrance, isOpen: order.hasOpenChange, lines }
}

function canChange({ kind, regular_weeks: weeks }: RevisedOrder['content']['lines'][number]): boolean {
  return kind === 'goods' && weeks === null
}
