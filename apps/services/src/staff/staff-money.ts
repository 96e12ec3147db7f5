import { spreadCorrections } from '@shop/domain/case/spread-corrections'
import type { Correction } from '@shop/domain/order/credited-amount'
import { ok, refuse } from '@shop/domain/result'
import { toTypedAccount } from '#app/case/account/to-typed-account'
import { actorId, type Context } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { selectOpenChange } from '#app/order/revision/order-revisions.sql'
import { wasCashAsked } from '#app/payment/cash.sql'
import { changePayment } from '#app/payment/change-payment'
import { loadHeldByAttempts } from '#app/payment/held-by-attempts'
import { loadMoneyOfOrder } from '#app/payment/money-of-order'
import { notifyOrder } from '#app/payment/notify-order'
import { lockPayment, type Payment, selectPayments } from '#app/payment/payments.sql'
import { planOrderRefund } from '#app/payment/plan-order-refund'
import { selectRefund } from '#app/payment/refunds.sql'
import { type RefundOrder, requestRefund } from '#app/payment/request-refund'
import { confirmRefund } from '#app/payment/settle-refunds'
import { readStaffOrder } from '#app/staff/staff-commands'
import type { Db } from '#app/store/database'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'

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
 * Money goes back from the attempt that holds most of it; to a voucher only what no other attempt can give: together they
 * give what neither holds alone.
 */
export async function askRefund(context: Context, { orderId, amount, lines, reason, account }: Refunding) {
  const { db } = context
  const order = await lockPayableOrder(db, orderId)
  if (!order) throw notFound()
  // What it sells is not agreed just now, so nobody could say what the money is for: the change is withdrawn or paid first.
  if (await selectOpenChange(db, orderId)) return refuse('refund_refused', { reason: 'change_open' })
  if (await isPriceOfVoucher(db, order, { amount, lines })) return refuse('refund_refused', { reason: 'voucher_sold' })
  const attempts = await loadHeldByAttempts(db, orderId)
  const [first] = attempts
  if (!first) return refuse('refund_refused', { reason: 'nothing_to_refund' })
  const to = account === null ? null : toTypedAccount(account)
  const wish = { amount, reason, corrections: lines?.map(toCorrection) ?? null, account: to }
  const parts = await divide(context, order, attempts, wish)
  if (parts.length > 1) return sendParts(context, order, parts)
  const holding = attempts.filter(({ held }) => held > 0)
  const money = holding.filter(({ payment }) => payment.kind !== 'voucher').slice(0, 1)
  const vouchers = holding.filter(({ payment }) => payment.kind === 'voucher')
  const refusals = []
  for (const { payment } of holding.length > 0 ? [...money, ...vouchers] : [first]) {
    const refund = await requestRefund(context, order, payment, wish)
    if (refund.ok) return ok(refund.value)
    refusals.push({ reason: refund.code, ...(refund.details as object) })
  }
  return refuse('refund_refused', refusals[0])
}

/** Money for a voucher goes back only with the voucher: staff cancel the order. What came over its price goes back as anywhere. */
async function isPriceOfVoucher(db: Db, order: PayableOrder, { amount, lines }: Pick<Refunding, 'amount' | 'lines'>) {
  if ((order.state !== 'delivered' && order.state !== 'closed') || !(await selectVoucherOrder(db, order.id)))
    return false
  const { price, held } = await loadMoneyOfOrder(db, order)
  return lines !== null || amount === null || amount > held - price
}

type Attempt = Awaited<ReturnType<typeof loadHeldByAttempts>>[number]
type Part = { payment: Payment; wish: RefundOrder }

/** Nothing when one attempt holds all that is asked for, or all of them together do not. */
async function divide({ db }: Context, order: PayableOrder, attempts: Attempt[], wish: RefundOrder): Promise<Part[]> {
  const holding = attempts.filter(({ held }) => held > 0)
  const [most] = holding
  if (!most || (wish.amount === null && !wish.corrections)) return []
  const asked = { amount: wish.amount, corrections: wish.corrections ?? null }
  const plan = await planOrderRefund(db, order, most.payment, asked)
  const total = holding.reduce((sum, { held }) => sum + held, 0)
  if (!plan.ok || holding.some(({ held }) => held >= plan.value.amount) || plan.value.amount > total) return []
  if (wish.corrections) {
    const spread = spreadCorrections(
      plan.value.corrections,
      holding.map(({ held }) => held),
    )
    return holding.flatMap(({ payment }, index) => {
      const corrections = spread[index] ?? []
      return corrections.length > 0 ? [{ payment, wish: { ...wish, amount: null, corrections } }] : []
    })
  }
  let left = plan.value.amount
  return holding.flatMap(({ payment, held }) => {
    const amount = Math.min(held, left)
    left -= amount
    return amount > 0 ? [{ payment, wish: { ...wish, amount } }] : []
  })
}

/** All of them or none: a part alone is not what was asked for. */
async function sendParts(context: Context, order: PayableOrder, parts: readonly Part[]) {
  const sent: { refundId: number; amount: number }[] = []
  for (const { payment, wish } of parts) {
    const refund = await requestRefund(context, order, payment, wish)
    if (!refund.ok) throw new RequestError('refund_refused', { reason: refund.code, ...(refund.details as object) })
    sent.push(refund.value)
  }
  const [first] = sent
  if (!first) throw new Error('A refund in parts has no part.')
  return ok({ refundId: first.refundId, amount: sent.reduce((sum, { amount }) => sum + amount, 0) })
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
  const typedBy = [current.actorId, current.accountBy]
  if (current.hasAccount && typedBy.includes(actorId(context.actor))) return refuse('second_person_needed')
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
