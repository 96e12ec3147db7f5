import { ok, type Result, refuse } from '@shop/domain/result'
import type { GatewayPayment } from '@shop/partners/ports/payment-gateway'
import type { CommandContext } from '#app/http/context'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { selectCharge } from '#app/payment/charge.sql'
import { nextCheckAt } from '#app/payment/check-times'
import { updateOpened } from '#app/payment/gateway.sql'
import type { OpeningRefusal } from '#app/payment/open-attempt'
import { lockPayment, type Payment } from '#app/payment/payments.sql'
import type { GatewayCaller } from '#app/payment/read-back'
import { toGatewayRequest } from '#app/payment/to-gateway-request'
import { inTransaction } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

export type Started = Result<{ url: string }, OpeningRefusal | 'gateway_unavailable' | 'payment_starting'>
type Asked = Awaited<ReturnType<GatewayCaller['deps']['gateway']['createPayment']>>

/** Asks the gateway to open an attempt that is already written, and writes what it says. */
export async function askGateway(caller: GatewayCaller, order: PayableOrder, payment: Payment): Promise<Started> {
  const { deps, log } = caller
  const charge = await selectCharge(deps.pool, order.id)
  const asked = await deps.gateway.createPayment(toGatewayRequest(deps.config, order, payment, charge))
  if (!asked.ok) log.error({ orderId: order.id, answer: asked.code, details: asked.details }, 'payment.not_opened')
  return inTransaction(deps.pool, (tx) => keepAnswer({ ...caller, db: tx }, order.id, payment.id, asked))
}

async function keepAnswer(context: CommandContext, orderId: number, paymentId: number, asked: Asked): Promise<Started> {
  const { db, now } = context
  const order = await lockPayableOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone.`)
  const payment = await lockPayment(db, paymentId)
  if (asked.ok) return keepOpened(context, order, payment, asked.value)

  const mayHaveHappened = asked.code !== 'refused' && asked.details.mayHaveHappened
  // Nothing was opened for sure: the attempt is over. Otherwise it is unknown until a report or the deadline.
  const changed = await changePayment(context, order, payment, mayHaveHappened ? 'creation_unanswered' : 'replace')
  if (!changed.ok) throw new Error(`An attempt that was not opened cannot be ended: ${changed.code}.`)
  if (asked.code === 'refused') {
    const details = { reason: asked.details.reason, code: asked.details.partnerCode }
    await openStaffTask(db, { kind: 'gateway_refused', subject: `payment:${payment.id}`, orderId, details, now })
  }
  return refuse('gateway_unavailable')
}

async function keepOpened(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  report: GatewayPayment,
): Promise<Started> {
  const { db, now } = context
  await updateOpened(db, payment.id, {
    gatewayId: report.id,
    gatewayUrl: report.gatewayUrl,
    gatewayState: report.state,
    checkAt: nextCheckAt(payment.createdAt, now),
  })
  const changed = await changePayment(context, order, payment, 'gateway_created')
  const isOpen = changed.ok && changed.value.payment.state === 'created'
  // Meanwhile the order was paid or ended otherwise: the customer must not be sent to pay again.
  return isOpen && report.gatewayUrl ? ok({ url: report.gatewayUrl }) : refuse('payment_starting')
}
