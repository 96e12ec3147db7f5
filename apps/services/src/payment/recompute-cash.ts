import { cashToCollect } from '@shop/domain/payment/cash-to-collect'
import type { CommandContext } from '#app/http/context'
import { changeOrder } from '#app/order/change-order'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { beginOfflinePayment, CASH_STEP } from '#app/payment/begin-offline-payment'
import { hasParcelLeft } from '#app/payment/cash.sql'
import { changePayment } from '#app/payment/change-payment'
import { loadMoneyOfOrder } from '#app/payment/money-of-order'
import { selectPayments } from '#app/payment/payments.sql'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/**
 * Money came another way while cash was to be collected: the door asks only for what is missing. An order that is being packed
 * goes back to the queue, because its label says the old amount. What has left cannot be called back: a person hears of it, and
 * what is over goes back once the cash is here. The caller holds the order.
 */
export async function recomputeCash(context: CommandContext, orderId: number): Promise<void> {
  const { db, now } = context
  const order = await selectPayableOrder(db, orderId)
  if (order?.paymentKind !== 'cod') return
  const payments = await selectPayments(db, orderId)
  const waiting = payments.find(({ state }) => state === 'awaiting_cod')
  const { price, held } = await loadMoneyOfOrder(db, order)
  const missing = cashToCollect(price, held, CASH_STEP)
  if (!waiting || waiting.amount === missing) return
  if (await hasParcelLeft(db, orderId)) {
    const details = { collects: waiting.amount, owed: missing }
    await openStaffTask(db, { kind: 'cash_over', subject: `order:${orderId}`, orderId, details, now })
    return
  }
  const replaced = await changePayment(context, order, waiting, 'replace')
  if (!replaced.ok) throw new Error(`Cash that nobody has collected cannot be asked for anew: ${replaced.code}.`)
  await beginOfflinePayment(context, orderId)
  if (order.state === 'packing') await changeOrder(context, orderId, 'return_to_queue')
}
