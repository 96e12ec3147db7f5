import { checkPaymentReport } from '@shop/domain/payment/check-report'
import type { PaymentEvent } from '@shop/domain/payment/payment-state'
import type { GatewayPayment, GatewayRefund } from '@shop/partners/ports/payment-gateway'
import type { CommandContext } from '#app/http/context'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { isEndedAtGateway, nextCheckAt, nextRefundCheckAt } from '#app/payment/check-times'
import { updateOpened, updateReported } from '#app/payment/gateway.sql'
import { notifyOrder } from '#app/payment/notify-order'
import { lockPayment, type Payment, selectPaymentAt, selectUnansweredPayment } from '#app/payment/payments.sql'
import { settleRefunds } from '#app/payment/settle-refunds'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

export const GATEWAY = 'gopay'

/** What became of a report. Every pair of state and report has an answer; none of them is an error. */
export type ReportOutcome = 'applied' | 'nothing_new' | 'late' | 'mismatch' | 'unknown_payment'

const REFUNDED: readonly PaymentEvent[] = ['refund_confirmed_part', 'refund_confirmed_full']

/**
 * The one way a word of the gateway reaches an order, whether it came by notification, return page or poller: in one
 * transaction, with the order held, only forward, and only when it is about our order in full.
 */
export async function applyReport(
  context: CommandContext,
  report: GatewayPayment,
  refunds: readonly GatewayRefund[],
): Promise<ReportOutcome> {
  const { db, now } = context
  const found = await findPayment(context, report)
  if (!found) return 'unknown_payment'
  const order = await lockPayableOrder(db, found.orderId)
  if (!order) throw new Error(`Payment ${found.id} has no order.`)
  const payment = await attach(context, await lockPayment(db, found.id), report)
  const { amount, currency } = payment
  const ours = { amount, currency, orderNumber: order.number, merchant: context.deps.config.GOPAY_GOID }
  const checked = checkPaymentReport(ours, report)
  if (!checked.ok) {
    const details = { why: checked.code, state: report.state }
    const subject = `payment:${payment.id}`
    await openStaffTask(db, { kind: 'report_does_not_fit', subject, orderId: order.id, details, now })
    await keepWords(context, payment, report, { isBelieved: false })
    return 'mismatch'
  }
  const outcome = await reportToPayment(context, order, payment, report, refunds)
  await keepWords(context, await lockPayment(db, payment.id), report, { isBelieved: true })
  return outcome
}

async function findPayment(
  { db }: CommandContext,
  { id, params, orderNumber }: GatewayPayment,
): Promise<Payment | null> {
  const known = await selectPaymentAt(db, GATEWAY, id)
  if (known) return known
  const attempt = Number(params.payment)
  return Number.isSafeInteger(attempt) ? selectUnansweredPayment(db, attempt, orderNumber) : null
}

/** An attempt whose opening was never answered learns its number from the first report that names it. */
async function attach({ db, now }: CommandContext, payment: Payment, report: GatewayPayment): Promise<Payment> {
  if (payment.gatewayId !== null) return payment
  const checkAt = nextCheckAt(payment.createdAt, now)
  await updateOpened(db, payment.id, {
    gatewayId: report.id,
    gatewayUrl: report.gatewayUrl,
    gatewayState: report.state,
    checkAt,
  })
  return { ...payment, gatewayId: report.id, gatewayUrl: report.gatewayUrl }
}

async function reportToPayment(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  report: GatewayPayment,
  refunds: readonly GatewayRefund[],
): Promise<ReportOutcome> {
  const { db, now } = context
  // What was returned had been paid before: the notification of it may have got lost.
  const event = REFUNDED.includes(report.event) ? 'gateway_paid' : report.event
  const received = event === 'gateway_paid' && payment.received === 0 ? payment.amount : 0
  const details = { gatewayState: report.state, ...(report.subState ? { subState: report.subState } : {}) }
  const changed = await changePayment(context, order, payment, event, { received, details })
  if (!changed.ok) {
    const subject = `payment:${payment.id}`
    await openStaffTask(db, { kind: 'late_report', subject, orderId: order.id, details: { event }, now })
    return 'late'
  }
  await notifyOrder(context, order, changed.value.news)
  const settled = await settleRefunds(context, order, payment.id, refunds)
  return changed.value.isChanged || settled ? 'applied' : 'nothing_new'
}

/** Also when nothing changed: staff read what the gateway said last, and the poller knows whether to ask again. */
async function keepWords(
  { db, now }: CommandContext,
  payment: Payment,
  report: GatewayPayment,
  { isBelieved }: { isBelieved: boolean },
): Promise<void> {
  const isRefunding = payment.state === 'refund_requested'
  // An end that was not believed is no end: the money may be ours all the same, and nobody rings twice about it.
  const isOver = isBelieved && isEndedAtGateway(report.state) && !isRefunding
  const next = isRefunding ? nextRefundCheckAt(payment.createdAt, now) : nextCheckAt(payment.createdAt, now)
  await updateReported(db, payment.id, {
    gatewayState: report.state,
    gatewaySubState: report.subState,
    failure: report.failure,
    instrument: report.instrument,
    checks: payment.checks + 1,
    checkAt: isOver ? null : next,
  })
}
