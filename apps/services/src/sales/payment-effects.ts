import type { StaffTaskKind } from '@shop/contract/staff/staff-tasks'
import { issueCreditNotes } from '#app/document/issue-credit-note'
import type { CommandContext } from '#app/http/context'
import { queueMeasuredRefund } from '#app/measurement/queue-measured-refund'
import { releaseEarnedCredits } from '#app/order/earned-credits.sql'
import type { PayableOrder } from '#app/order/payable-order.sql'
import { settleOrderCredits } from '#app/order/settle-order-credits'
import type { PaymentEffects } from '#app/payment/change-payment'
import {
  queueOverdue,
  queueRefunded,
  queueRefundStarted,
  queueUnderpaid,
} from '#app/payment/emails/queue-payment-mails'
import type { Payment } from '#app/payment/payments.sql'
import { putBackOnVoucher } from '#app/payment/put-back-on-voucher'
import type { Refund } from '#app/payment/refunds.sql'
import { enqueue } from '#app/store/jobs'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** What the machine of payments asks for, by name. What concerns the order is news that `changePayment` gives back. */
export const paymentEffects: PaymentEffects = {
  capture: (context, _order, payment) => askGateway(context, payment, 'capture'),
  void_authorization: (context, _order, payment) => askGateway(context, payment, 'void_authorization'),
  alert_late_money: task('late_money'),
  open_refund_task: task('money_over'),
  open_staff_task: task('payment_trouble'),
  flag_order: task('charged_back'),
  ask_for_rest: queueUnderpaid,
  remind_overdue: queueOverdue,
  release_credits: ({ db, now }, order) => releaseEarnedCredits(db, order.id, now),
  send_refund: sendRefund,
  issue_credit_note: (context, order) => issueCreditNotes(context, order.id),
  settle_credits: (context, order) => settleOrderCredits(context, order.id),
  mail_refund_started: queueRefundStarted,
  mail_refunded: queueRefunded,
  measure_refund: async (context, _order, _payment, refund) => {
    if (refund) await queueMeasuredRefund(context, refund)
  },
}

function task(kind: StaffTaskKind): PaymentEffects['flag_order'] {
  return async ({ db, now }, order, payment) => {
    const { state, received, amount } = payment
    const details = { state, received, amount }
    await openStaffTask(db, { kind, subject: `payment:${payment.id}`, orderId: order.id, details, now })
  }
}

async function askGateway(
  { db, requestId }: CommandContext,
  payment: Payment,
  action: 'capture' | 'void_authorization',
): Promise<void> {
  await enqueue(db, 'act-at-gateway', { requestId, paymentId: payment.id, action })
}

/** The gateway returns money by itself; to an account a person sends it; to a voucher it is written, in this very transaction. */
async function sendRefund(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  refund?: Refund,
): Promise<void> {
  const { db, now, requestId } = context
  if (refund?.way === 'voucher') return putBackOnVoucher(context, order, payment, refund)
  if (refund?.way === 'gateway') {
    // One after another for one attempt: two jobs that ask the gateway's list at once would both find nothing in it.
    const queue = `refunds:${payment.id}`
    return enqueue(db, 'send-refund', { requestId, paymentId: payment.id }, { queue })
  }
  const subject = `payment:${payment.id}`
  await openStaffTask(db, { kind: 'send_refund_by_transfer', subject, orderId: order.id, now })
}
