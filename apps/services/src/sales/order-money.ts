import type { OrderEvent } from '@shop/domain/order/order-state'
import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { changeOrder } from '#app/order/change-order'
import { mayBuyLate } from '#app/order/company/judge-company-order'
import { selectGroupOfOrder } from '#app/order/group/group-of-order.sql'
import type { LockedOrder } from '#app/order/order.sql'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { selectPayments } from '#app/payment/payments.sql'
import { refundWhole } from '#app/payment/request-refund'
import { inSavepoint } from '#app/store/database'

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

/** What a voucher paid of an order that ended is on it again at once: nobody has to send it. */
export async function returnVoucher(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const order = await selectPayableOrder(context.db, id)
  if (!order) return
  const reason = order.state === 'expired' ? 'Objednávka nebyla zaplacená včas.' : 'Objednávka je zrušená.'
  await refundWhole(context, order, reason, ({ kind }) => kind === 'voucher')
}

/** Money for an order that has expired: accepted when goods, coupon and credits can be had again, else it goes back. */
export async function resolveLatePayment(context: CommandContext, { id }: LockedOrder): Promise<void> {
  // The kilos of its group have been counted without it.
  if ((await selectGroupOfOrder(context.db, id)).isOfGroup) return decideLate(context, id, 'late_payment_declined')
  if (!(await mayBuyLate(context, id))) return decideLate(context, id, 'late_payment_declined')
  try {
    await inSavepoint(context.db, () => decideLate(context, id, 'late_payment_accepted'))
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    await decideLate(context, id, 'late_payment_declined')
  }
}

async function decideLate(context: CommandContext, orderId: number, event: OrderEvent): Promise<void> {
  const answer = await changeOrder(context, orderId, event)
  if (!answer.ok) throw new Error(`An expired order refused "${event}": ${answer.code}.`)
}
