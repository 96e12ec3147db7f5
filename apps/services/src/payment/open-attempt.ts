import { openAttempt } from '@shop/domain/payment/payment-attempt'
import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import { type Result, refuse } from '@shop/domain/result'
import { actorId, type CommandContext } from '#app/http/context'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { GATEWAY } from '#app/payment/apply-report'
import { changePayment } from '#app/payment/change-payment'
import { nextCheckAt } from '#app/payment/check-times'
import { insertPayment, type Payment, selectPayments } from '#app/payment/payments.sql'

/** What stands between the customer and the gateway. */
type Opening =
  /** Opened before and not known to have ended. */
  | { kind: 'open'; order: PayableOrder; payment: Payment }
  /** Another request is asking the gateway at this moment. */
  | { kind: 'wait' }
  /** Ours to ask for. */
  | { kind: 'ask'; order: PayableOrder; payment: Payment }

export type OpeningRefusal = 'already_paid' | 'order_ended' | 'payment_not_online'

// Longer than the gateway is ever waited for: whoever asked is gone, and the answer with them.
const ASKING_MS = 20_000

/** Finds or begins the one open attempt. The order is there before; the gateway is asked afterwards. */
export async function takeAttempt(context: CommandContext, orderId: number): Promise<Result<Opening, OpeningRefusal>> {
  const { db, now, actor } = context
  const order = await lockPayableOrder(db, orderId)
  if (!order) return refuse('order_ended')
  const refusal = refuseOrder(order)
  if (refusal) return refusal
  const payments = await selectPayments(db, orderId)
  const open = payments.find(({ state }) => OPEN_PAYMENT_STATES.includes(state) && state !== 'partly_paid')
  if (open?.gatewayUrl) return { ok: true, value: { kind: 'open', order, payment: open } }
  if (open?.askedAt && open.state === 'created' && now.getTime() - open.askedAt.getTime() < ASKING_MS) {
    return { ok: true, value: { kind: 'wait' } }
  }
  if (open) await giveUp(context, order, open)

  const missing = openAttempt(await selectPayments(db, orderId), order.payable)
  if (!missing.ok) return refuse('already_paid')
  const payment = await insertPayment(
    db,
    {
      orderId,
      paymentMethodId: order.paymentMethodId,
      kind: 'online',
      state: 'created',
      amount: missing.value,
      gateway: GATEWAY,
      askedAt: now,
      checkAt: nextCheckAt(now, now),
      now,
    },
    { actorKind: actor.kind, actorId: actorId(actor) },
  )
  return { ok: true, value: { kind: 'ask', order, payment } }
}

function refuseOrder({ state, paymentKind }: PayableOrder) {
  if (state === 'expired' || state === 'cancelled') return refuse('order_ended')
  if (state !== 'awaiting_payment') return refuse('already_paid')
  return paymentKind === 'online' ? null : refuse('payment_not_online')
}

/** The gateway never answered whether it opened the payment. The customer asks again, so a new attempt takes its place. */
async function giveUp(context: CommandContext, order: PayableOrder, payment: Payment): Promise<void> {
  const unanswered = await changePayment(context, order, payment, 'creation_unanswered')
  const current = unanswered.ok ? unanswered.value.payment : payment
  const replaced = await changePayment(context, order, current, 'replace')
  if (!replaced.ok) throw new Error(`An attempt without an answer cannot be replaced: ${replaced.code}.`)
}
