import type { GatewayRefund } from '@shop/partners/ports/payment-gateway'
import { actorId, type CommandContext } from '#app/http/context'
import type { PayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { lockPayment, type Payment } from '#app/payment/payments.sql'
import { planOrderRefund } from '#app/payment/plan-order-refund'
import {
  insertRefund,
  type Refund,
  selectGatewayRefunds,
  selectReplacement,
  updateGatewayRefundId,
  updateRefundSettled,
} from '#app/payment/refunds.sql'
import { stopBoughtVoucher } from '#app/payment/voucher/stop-bought-voucher'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const RETURNED_AT_GATEWAY = 'Vráceno v administraci platební brány.'
const OPEN: readonly Refund['state'][] = ['requested', 'sent']

/**
 * Brings our refunds to what the gateway lists, each of its refunds once, by its own number. One that we asked for is settled;
 * what nobody here asked for was returned in the gateway's own office and gets a row of its own. The caller holds the order.
 */
export async function settleRefunds(
  context: CommandContext,
  order: PayableOrder,
  paymentId: number,
  listed: readonly GatewayRefund[],
): Promise<boolean> {
  let isNew = false
  for (const told of listed) {
    const ours = await selectGatewayRefunds(context.db, paymentId)
    if (told.state === 'requested' || ours.some(({ gatewayRefundId }) => gatewayRefundId === told.id)) continue
    const payment = await lockPayment(context.db, paymentId)
    const isSettled =
      told.state === 'done'
        ? await learnDone(context, order, payment, told, ours)
        : await learnFailed(context, order, payment, told, ours)
    isNew ||= isSettled
  }
  return isNew
}

async function learnDone(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  { id, amount }: GatewayRefund,
  ours: readonly Refund[],
): Promise<boolean> {
  const { db } = context
  const same = ours.filter((one) => one.gatewayRefundId === null && one.amount === amount)
  const known = same.find(({ state }) => state === 'done')
  if (known) {
    await updateGatewayRefundId(db, known.id, id)
    return false
  }
  const open = same.find(({ state }) => OPEN.includes(state))
  if (!open && !(await callOffTransfer(context, order, payment, same))) return false
  const current = await lockPayment(db, payment.id)
  const refused = same.findLast(({ state }) => state === 'failed') ?? null
  const refund = open ?? (await insertLearnt(context, order, current, { amount, refused }))
  await updateGatewayRefundId(db, refund.id, id)
  await confirmRefund(context, order, current, refund)
  if (!open && !refused) await stopBoughtVoucher(context, order.id, RETURNED_AT_GATEWAY)
  return true
}

/**
 * The gateway has paid after all what it had refused. A transfer that was to go instead is called off; when it has gone already the
 * money left twice, which only a person can ask back. False in that case.
 */
async function callOffTransfer(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  same: readonly Refund[],
): Promise<boolean> {
  const { db, now } = context
  const refused = same.findLast(({ state }) => state === 'failed')
  const transfer = refused ? await selectReplacement(db, refused.id) : null
  if (!transfer || transfer.state === 'failed') return true
  if (transfer.state === 'done') {
    const details = { amount: transfer.amount }
    await openStaffTask(db, {
      kind: 'refund_left_twice',
      subject: `refund:${transfer.id}`,
      orderId: order.id,
      details,
      now,
    })
    return false
  }
  await updateRefundSettled(db, transfer.id, { state: 'failed', answer: 'gateway_paid', now })
  const failed = await changePayment(context, order, payment, 'refund_refused', { refund: transfer })
  if (!failed.ok) throw new Error(`A transfer that was called off was refused by its payment: ${failed.code}.`)
  return true
}

/** What we had sent and the gateway gave up later: a person sends the money another way. */
async function learnFailed(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  { id, amount }: GatewayRefund,
  ours: readonly Refund[],
): Promise<boolean> {
  const { db, now } = context
  const same = ours.filter((one) => one.gatewayRefundId === null && one.amount === amount)
  const refund = same.find(({ state }) => state === 'failed') ?? same.find(({ state }) => state === 'sent')
  if (!refund) return false
  await updateGatewayRefundId(db, refund.id, id)
  // It was refused at once, and now its number is known too.
  if (refund.state === 'failed') return false
  await updateRefundSettled(db, refund.id, { state: 'failed', answer: 'failed', now })
  const failed = await changePayment(context, order, payment, 'refund_refused', { refund })
  if (!failed.ok) throw new Error(`A refund that failed was refused by its payment: ${failed.code}.`)
  return true
}

interface Learnt {
  amount: number
  /** What the gateway had refused of the same amount, and now paid after all. */
  refused: Refund | null
}

/**
 * What was refused and paid after all is for what it was decided for. Else nobody said what it was for: a part of everything. What
 * cannot be cut to the haléř is left to a person with the document.
 */
async function insertLearnt(
  { db, actor, now }: CommandContext,
  order: PayableOrder,
  payment: Payment,
  { amount, refused }: Learnt,
): Promise<Refund> {
  const decided = refused?.corrections
    ? await planOrderRefund(db, order, payment, { amount: null, corrections: refused.corrections })
    : null
  const isDecided = decided?.ok === true && decided.value.amount === amount
  const plan = isDecided ? decided : await planOrderRefund(db, order, payment, { amount, corrections: null })
  const planned = plan.ok ? plan.value : { forGoods: amount, corrections: [], purpose: 'correction' as const }
  return insertRefund(db, {
    paymentId: payment.id,
    orderId: order.id,
    amount,
    way: 'gateway',
    purpose: planned.purpose,
    reason: isDecided && refused ? refused.reason : RETURNED_AT_GATEWAY,
    corrections: planned.corrections.length > 0 ? planned.corrections : null,
    forGoods: planned.forGoods,
    account: null,
    caseId: isDecided && refused ? refused.caseId : null,
    actorKind: actor.kind,
    actorId: actorId(actor),
    now,
  })
}

/** The money is back with the customer: state, credit note, mail and measurement in one step. */
export async function confirmRefund(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  refund: Refund,
): Promise<Payment> {
  await updateRefundSettled(context.db, refund.id, { state: 'done', answer: 'confirmed', now: context.now })
  const event = await confirmationOf(context, payment, refund)
  const changed = await changePayment(context, order, payment, event, { refunded: refund.amount, refund })
  // Money that the machine takes for old news would be counted nowhere.
  if (!changed.ok || changed.value.payment.refunded !== payment.refunded + refund.amount) {
    throw new Error(`A refund that arrived was refused by its payment: ${changed.ok ? 'settled' : changed.code}.`)
  }
  return changed.value.payment
}

async function confirmationOf({ db }: CommandContext, { id, received, refunded, state }: Payment, refund: Refund) {
  if (refunded + refund.amount >= received) return 'refund_confirmed_full'
  const others = await selectGatewayRefunds(db, id)
  const isAwaited = others.some((one) => one.id !== refund.id && OPEN.includes(one.state))
  return isAwaited && state === 'refund_requested' ? 'refund_confirmed_also' : 'refund_confirmed_part'
}
