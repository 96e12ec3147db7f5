import { ok, refuse } from '@shop/domain/result'
import type { GatewayRefund } from '@shop/partners/ports/payment-gateway'
import { toTypedAccount } from '#app/case/account/to-typed-account'
import { actorId, audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { lockPayment, type Payment, selectPaymentById } from '#app/payment/payments.sql'
import {
  insertRefund,
  type Refund,
  selectGatewayRefunds,
  selectNewestRefundId,
  selectRefund,
} from '#app/payment/refunds.sql'
import { closeStaffTaskAbout } from '#app/tasks/staff-tasks.sql'

interface Redirect {
  refundId: number
  account: string
}

/** What the gateway lists of the payment, asked before anything is held; null when it does not say. */
export async function listAtGateway(
  { deps }: Context,
  { refundId }: Redirect,
): Promise<readonly GatewayRefund[] | null> {
  const refund = await selectRefund(deps.pool, refundId)
  const payment = refund && (await selectPaymentById(deps.pool, refund.paymentId))
  if (!payment?.gatewayId) throw notFound()
  const listed = await deps.gateway.listRefunds(payment.gatewayId)
  return listed.ok ? listed.value : null
}

/**
 * Money that the gateway refused goes to an account instead. The old way is closed first: the refund has failed, it is the last word
 * about this payment, and the gateway has nothing of that amount under way. Somebody else says that it was sent.
 */
export async function redirectRefund(
  context: Context,
  { refundId, account }: Redirect,
  listed: readonly GatewayRefund[] | null,
) {
  const { db, now, actor } = context
  const known = await selectRefund(db, refundId)
  const order = known && (await lockPayableOrder(db, known.orderId))
  if (!known || !order) throw notFound()
  const payment = await lockPayment(db, known.paymentId)
  const refused = await selectRefund(db, refundId)
  if (!refused || !(await isLastWord(context, payment, refused))) {
    return refuse('refund_refused', { reason: 'not_refused' })
  }
  if (listed === null) return refuse('refund_refused', { reason: 'gateway_silent' })
  if (await isUnderWay(context, refused, listed)) return refuse('refund_refused', { reason: 'gateway_has_it' })
  const refund = await insertRefund(db, {
    ...refused,
    way: 'transfer',
    account: toTypedAccount(account),
    replacesId: refused.id,
    actorKind: actor.kind,
    actorId: actorId(actor),
    now,
  })
  const changed = await changePayment(context, order, payment, 'request_refund', { refund })
  if (!changed.ok) throw new Error(`A refund that failed cannot be asked for again: ${changed.code}.`)
  const task = { kind: 'payment_trouble' as const, subject: `payment:${payment.id}` }
  await closeStaffTaskAbout(db, task, { closedBy: actorId(actor) ?? 'system', note: 'refund_redirected', now })
  await audit(db, context, 'payment.refund_redirected', { type: 'payment', id: payment.id }, { refundId: refund.id })
  context.log.info({ orderId: order.id, refundId, by: refund.id }, 'payment.refund_redirected')
  return ok({ refundId: refund.id, amount: refund.amount })
}

/** Whatever was asked for after it has taken its place already. */
async function isLastWord({ db }: Context, payment: Payment, { id, state, way }: Refund): Promise<boolean> {
  if (state !== 'failed' || way !== 'gateway' || payment.state !== 'refund_failed') return false
  return (await selectNewestRefundId(db, payment.id)) === id
}

async function isUnderWay({ db }: Context, { paymentId, amount }: Refund, listed: readonly GatewayRefund[]) {
  const known = (await selectGatewayRefunds(db, paymentId)).map(({ gatewayRefundId }) => gatewayRefundId)
  return listed.some((one) => one.state !== 'failed' && one.amount === amount && !known.includes(one.id))
}
