import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import type { CommandContext } from '#app/http/context'
import type { LockedOrder } from '#app/order/order.sql'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { selectPayments } from '#app/payment/payments.sql'
import { refundWhole } from '#app/payment/request-refund'

/** Nobody waits for these attempts any more. Money that comes all the same is taken and shown to a person. */
export async function cancelOpenPayments(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const order = await selectPayableOrder(context.db, id)
  if (!order) return
  for (const payment of await selectPayments(context.db, id)) {
    if (!OPEN_PAYMENT_STATES.includes(payment.state)) continue
    const event = order.state === 'expired' ? 'deadline_passed' : 'replace'
    // Part of the money is here, or an invoice is out: the machine keeps such an attempt, and so do we.
    await changePayment(context, order, payment, event)
  }
}

/** Everything the shop holds of a cancelled or refused order goes back. */
export async function startRefund(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const order = await selectPayableOrder(context.db, id)
  if (!order) return
  const reason = order.state === 'expired' ? 'Platba dorazila po lhůtě.' : 'Objednávka je zrušená.'
  await refundWhole(context, order, reason)
}
