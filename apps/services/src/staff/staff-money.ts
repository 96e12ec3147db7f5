import type { Correction } from '@shop/domain/order/credited-amount'
import { ok, refuse } from '@shop/domain/result'
import { actorId, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectOpenChange } from '#app/order/revision/order-revisions.sql'
import { wasCashAsked } from '#app/payment/cash.sql'
import { changePayment } from '#app/payment/change-payment'
import { notifyOrder } from '#app/payment/notify-order'
import { lockPayment, type Payment, selectPayments } from '#app/payment/payments.sql'
import { selectRefund } from '#app/payment/refunds.sql'
import { requestRefund } from '#app/payment/request-refund'
import { confirmRefund } from '#app/payment/settle-refunds'
import { readStaffOrder } from '#app/staff/staff-commands'

export interface Refunding {
  orderId: number
  amount: number | null
  lines: ({ position: number; pieces: number } | { position: number; amount: number })[] | null
  reason: string
  account: string | null
}

export async function refundOrder(context: Context, wish: Refunding) {
  const asked = await askRefund(context, wish)
  if (asked.ok) context.log.info({ orderId: wish.orderId, ...asked.value }, 'payment.refund_requested')
  return asked
}

/**
 * Money goes back from the attempt that holds most of it; to a voucher only what no other attempt can give. Several attempts are
 * returned one by one.
 */
export async function askRefund(context: Context, { orderId, amount, lines, reason, account }: Refunding) {
  const order = await lockPayableOrder(context.db, orderId)
  if (!order) throw notFound()
  // What it sells is not agreed just now, so nobody could say what the money is for: the change is withdrawn or paid first.
  if (await selectOpenChange(context.db, orderId)) return refuse('refund_refused', { reason: 'change_open' })
  const payments = await selectPayments(context.db, orderId)
  const heldOf = ({ received, refunded }: Payment) => received - refunded
  const byHeld = payments.toSorted((a, b) => heldOf(b) - heldOf(a))
  const [first] = byHeld
  if (!first) return refuse('refund_refused', { reason: 'nothing_to_refund' })
  const isVoucher = ({ kind }: Payment) => kind === 'voucher'
  const money = byHeld.filter((one) => !isVoucher(one) && heldOf(one) > 0).slice(0, 1)
  const vouchers = byHeld.filter((one) => isVoucher(one) && heldOf(one) > 0)
  const wish = { amount, reason, corrections: lines?.map(toCorrection) ?? null, account }
  const refusals = []
  for (const payment of money.length + vouchers.length > 0 ? [...money, ...vouchers] : [first]) {
    const refund = await requestRefund(context, order, payment, wish)
    if (refund.ok) return ok(refund.value)
    refusals.push({ reason: refund.code, ...(refund.details as object) })
  }
  return refuse('refund_refused', refusals[0])
}

function toCorrection(line: NonNullable<Refunding['lines']>[number]): Correction {
  const lineId = String(line.position)
  return 'pieces' in line ? { lineId, pieces: line.pieces } : { lineId, amount: line.amount }
}

/** A transfer that a person has sent. The gateway confirms its own refunds by itself. */
export async function confirmRefundByHand(context: Context, { refundId }: { refundId: number }) {
  const refund = await selectRefund(context.db, refundId)
  if (!refund) throw notFound()
  const order = await lockPayableOrder(context.db, refund.orderId)
  if (!order) throw notFound()
  const current = await selectRefund(context.db, refundId)
  if (current?.way !== 'transfer' || current.state === 'failed') {
    return refuse('refund_refused', { reason: 'not_by_hand' })
  }
  // Money to an account that somebody has typed in cannot be taken back: two people look at it.
  const isTyped = current.replacesId !== null || (current.caseId !== null && current.hasAccount)
  if (isTyped && current.actorId === actorId(context.actor)) return refuse('second_person_needed')
  if (current.state !== 'done') {
    await confirmRefund(context, order, await lockPayment(context.db, refund.paymentId), current)
  }
  return ok(await readStaffOrder(context, refund.orderId))
}

/** The carrier's remittance for one order has come. */
export async function settleCash(context: Context, { orderId }: { orderId: number }) {
  const order = await lockPayableOrder(context.db, orderId)
  if (!order) throw notFound()
  const payment = (await selectPayments(context.db, orderId)).findLast(({ kind }) => kind === 'cod')
  if (!payment) return refuse('order_state', { state: order.state })
  // Cash that is no longer waited for can still come with a parcel; where none was told to collect, nobody can have brought it.
  if (payment.state === 'cancelled' && !(await wasCashAsked(context.db, orderId))) {
    return refuse('order_state', { state: order.state })
  }
  const isNew = payment.received === 0
  const changed = await changePayment(context, order, payment, 'cod_remitted', { received: isNew ? payment.amount : 0 })
  if (!changed.ok) return refuse('order_state', changed.details)
  await notifyOrder(context, order, changed.value.news)
  return ok(await readStaffOrder(context, orderId))
}
