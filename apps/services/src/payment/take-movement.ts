import type { BankMatch } from '@shop/domain/payment/match-bank-line'
import type { PaymentEvent } from '@shop/domain/payment/payment-state'
import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import { openStaffTask } from '#app/order/staff-tasks.sql'
import { lockMovement, updateMatch } from '#app/payment/bank.sql'
import { changePayment, type PaymentContext } from '#app/payment/change-payment'
import { findMatch } from '#app/payment/match-movement'
import { lockPayableOrder, type PayableOrder } from '#app/payment/order-money.sql'
import { insertPayment, type Payment, selectPayments } from '#app/payment/payments.sql'
import { tellOrder } from '#app/payment/tell-order'

export type MoneyMatch = Extract<BankMatch, { orderId: string }>

const EVENTS: Record<MoneyMatch['kind'], PaymentEvent> = {
  paid: 'transfer_matched',
  underpaid: 'transfer_underpaid',
  overpaid: 'transfer_overpaid',
  surplus: 'transfer_surplus',
}

/** One movement, once: matched, told to its order and marked in one transaction. */
export async function takeMovement(context: PaymentContext, movementId: number): Promise<string> {
  const { db, now } = context
  const movement = await lockMovement(db, movementId)
  if (movement?.match !== 'new') return 'known'
  const match = await findMatch(context, movement)
  const payment = 'orderId' in match ? await takeMoney(context, match, movement.amount) : null
  if (payment) {
    await updateMatch(db, movement.id, { match: match.kind as MoneyMatch['kind'], details: {}, paymentId: payment.id })
    return match.kind
  }
  if (match.kind === 'ignored') {
    await updateMatch(db, movement.id, { match: 'ignored', details: { reason: match.reason }, paymentId: null })
    return 'ignored'
  }
  const details = toStaffDetails(match)
  await updateMatch(db, movement.id, { match: 'for_staff', details, paymentId: null })
  await openStaffTask(db, { kind: 'bank_movement', subject: `movement:${movement.id}`, orderId: null, details, now })
  return 'for_staff'
}

function toStaffDetails(match: BankMatch): object {
  if (match.kind === 'for_staff') return { reason: match.reason, candidates: match.candidates }
  return { reason: 'payment_does_not_take_it', match }
}

/** Null when the order has no attempt that can take money this way: a person decides. */
export async function takeMoney(context: PaymentContext, match: MoneyMatch, received: number): Promise<Payment | null> {
  const order = await lockPayableOrder(context.db, Number(match.orderId))
  if (!order) return null
  const payment = await paymentForTransfer(context, order)
  if (!payment) return null
  const changed = await changePayment(context, order, payment, EVENTS[match.kind], { received })
  if (!changed.ok) return null
  await tellOrder(context, order, changed.value.news)
  return changed.value.payment
}

/** The attempt that waits for a transfer. Who was to pay by card and sent a transfer instead gets one of its own. */
async function paymentForTransfer(context: PaymentContext, order: PayableOrder): Promise<Payment | null> {
  const payments = await selectPayments(context.db, order.id)
  const open = payments.find(({ state }) => OPEN_PAYMENT_STATES.includes(state))
  if (open && open.kind !== 'online') return open
  const last = payments.findLast(({ kind, state }) => kind !== 'online' || state === 'paid')
  if (!open && last) return last
  if (order.state !== 'awaiting_payment') return null
  if (open) {
    const replaced = await changePayment(context, order, open, 'replace')
    if (!replaced.ok) return null
  }
  const { db, now } = context
  const { paymentMethodId, payable } = order
  const offline = { gateway: null, askedAt: null, checkAt: null, now }
  return insertPayment(
    db,
    { orderId: order.id, paymentMethodId, kind: 'transfer', state: 'awaiting_transfer', amount: payable, ...offline },
    { actorKind: 'system', actorId: null },
  )
}
