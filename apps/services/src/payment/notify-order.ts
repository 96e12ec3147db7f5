import type { OrderEvent } from '@shop/domain/order/order-state'
import type { CommandContext } from '#app/http/context'
import { changeOrder } from '#app/order/change-order'
import { type PayableOrder, selectPayableOrder } from '#app/order/payable-order.sql'
import { selectVoucherAgain } from '#app/order/voucher/order-voucher.sql'
import { loadMoneyOfOrder } from '#app/payment/money-of-order'
import { selectPayments } from '#app/payment/payments.sql'
import { recomputeCash } from '#app/payment/recompute-cash'
import { requestRefund } from '#app/payment/request-refund'
import { loadPaymentSettings } from '#app/rules/payment-settings'

/** What happened to the money, told to the order that waits for it. "Paid" is told once all of it is here. */
export async function notifyOrder(
  context: CommandContext,
  order: PayableOrder,
  news: readonly OrderEvent[],
): Promise<void> {
  await recomputeCash(context, order.id)
  for (const event of news) {
    if (event !== 'paid') {
      await report(context, order.id, event)
      continue
    }
    // A cancelled order keeps nothing, also when what came is less than its price: the fee of another method may have been added.
    if (order.state !== 'cancelled' && !(await hasAllMoney(context, order))) continue
    await report(context, order.id, 'paid')
    await giveSurplusBack(context, order.id)
  }
}

async function report(context: CommandContext, orderId: number, event: OrderEvent): Promise<void> {
  const answer = await changeOrder(context, orderId, event)
  // The machine of orders is total for reports of money: a refusal would be a hole in it.
  if (!answer.ok) throw new Error(`The order refused "${event}": ${answer.code}.`)
}

/**
 * The haléře that a transfer is forgiven are forgiven here too; otherwise a paid attempt would leave its order waiting. Money on its
 * way back pays nothing any more.
 */
async function hasAllMoney(context: CommandContext, order: PayableOrder): Promise<boolean> {
  const { tolerance } = await loadPaymentSettings(context.db)
  const { price, held } = await loadMoneyOfOrder(context.db, order)
  // What an order gave back to a voucher when it expired is taken from it again.
  const again = order.state === 'expired' ? await selectVoucherAgain(context.db, order.id) : 0
  return held + again + tolerance >= price
}

/** Two attempts paid for one order: the gateway returns what is over. What came by transfer is left to a person. */
async function giveSurplusBack(context: CommandContext, orderId: number): Promise<void> {
  const { db } = context
  const order = await selectPayableOrder(db, orderId)
  if (!order || order.state === 'cancelled' || order.state === 'expired') return
  const { price, held } = await loadMoneyOfOrder(db, order)
  let surplus = held - price
  for (const payment of (await selectPayments(db, orderId)).toReversed()) {
    const amount = Math.min(surplus, payment.received - payment.refunded)
    if (amount <= 0 || payment.kind !== 'online' || payment.state !== 'paid') continue
    const reason = 'Objednávka byla zaplacená dvakrát.'
    const refund = await requestRefund(context, order, payment, { amount, reason })
    if (refund.ok) surplus -= amount
  }
}
