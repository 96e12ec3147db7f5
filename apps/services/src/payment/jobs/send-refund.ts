import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { lockPayment, selectPaymentById } from '#app/payment/payments.sql'
import { readBack } from '#app/payment/read-back'
import {
  type Refund,
  selectGatewayRefunds,
  selectOpenRefunds,
  updateRefundSent,
  updateRefundSettled,
} from '#app/payment/refunds.sql'
import { inTransaction } from '#app/store/database'

/**
 * Sends money back through the gateway, each refund once and those of one attempt one after another. That it is being sent is
 * written down first: after an answer that got lost, the gateway's own list says whether it was the answer or the question.
 */
export async function sendRefund(context: JobContext, { paymentId }: { paymentId: number }): Promise<void> {
  const { deps } = context
  const payment = await selectPaymentById(deps.pool, paymentId)
  if (!payment?.gatewayId) throw new Error(`Payment ${paymentId} has nothing to be refunded through.`)
  // One that a person sends to an account is never the gateway's, whatever job is left over.
  const refund = (await selectOpenRefunds(deps.pool, paymentId)).find(({ way }) => way === 'gateway')
  if (!refund) return
  if (!(await wasTaken(context, payment.gatewayId, refund))) await send(context, payment.gatewayId, refund)
  // Settles what the gateway has finished; what it does later comes by notification or poller.
  if ((await readBack(context, payment.gatewayId)) === 'unavailable') {
    throw new Error('The gateway does not say what became of a refund.')
  }
}

/** Among what the gateway lists, one of this amount that belongs to no other refund of ours. */
async function wasTaken(context: JobContext, gatewayId: string, { id, paymentId, state, amount }: Refund) {
  const { deps, now } = context
  if (state === 'requested') {
    await updateRefundSent(deps.pool, id, now)
    return false
  }
  const listed = await deps.gateway.listRefunds(gatewayId)
  if (!listed.ok) throw new Error('The gateway does not list its refunds.')
  const known = (await selectGatewayRefunds(deps.pool, paymentId)).map(({ gatewayRefundId }) => gatewayRefundId)
  return listed.value.some((one) => one.state !== 'failed' && one.amount === amount && !known.includes(one.id))
}

async function send(context: JobContext, gatewayId: string, refund: Refund): Promise<void> {
  const { deps, log } = context
  const answer = await deps.gateway.refund(gatewayId, refund.amount)
  if (answer.ok) return
  log.warn({ refundId: refund.id, answer: answer.code, details: answer.details }, 'payment.refund_not_taken')
  if (answer.code !== 'refused') throw new Error('The gateway did not take a refund over.')
  await inTransaction(deps.pool, (db) => fail({ ...context, db }, refund, answer.details.partnerCode))
}

/** The gateway will say the same tomorrow: a person sends the money another way. */
async function fail(context: JobContext & { db: Parameters<typeof lockPayment>[0] }, refund: Refund, code: string) {
  const { db, now } = context
  const order = await lockPayableOrder(db, refund.orderId)
  const payment = await lockPayment(db, refund.paymentId)
  if (!order) throw new Error(`Order ${refund.orderId} is gone.`)
  await updateRefundSettled(db, refund.id, { state: 'failed', answer: code, now })
  await changePayment(context, order, payment, 'refund_refused', { refund, details: { code } })
}
