import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { openOrder } from '#app/order/open-order'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { selectPayments } from '#app/payment/payments.sql'
import { holdPlan } from '#app/plan/lock-plan'
import { insertMandate, selectIsAllowed, selectPlanOfOrder } from '#app/plan/mandates.sql'

const REPLACED: readonly PaymentState[] = ['created', 'unknown', 'method_chosen']

/** Leave to charge the card this order is about to be paid with; the page shows the words that are stored here. */
export async function allowCharging(context: Context, { token }: { token: string }) {
  const { db, now } = context
  const orderId = await openOrder(context, token)
  const planId = await selectPlanOfOrder(db, orderId)
  const plan = planId === null ? null : await holdPlan(db, planId)
  if (!plan) return refuse('nothing_regular')
  if (plan.state === 'ended') return refuse('plan_state', { state: plan.state })
  const order = await lockPayableOrder(db, orderId)
  if (order?.state !== 'awaiting_payment') return refuse('already_paid')
  if (order.paymentKind !== 'online') return refuse('payment_not_online')
  if (!(await selectIsAllowed(db, orderId))) await beginAnew(context, order)
  const id = await insertMandate(db, { planId: plan.id, orderId, consentText: CARD_CONSENT, now })
  await audit(db, context, 'plan.charging_allowed', { type: 'mandate', id })
  return ok({ consent: CARD_CONSENT })
}

/** A payment that was opened without leave keeps no card, whatever is ticked later: the next press opens another one. */
async function beginAnew(context: Context, order: PayableOrder): Promise<void> {
  const payments = await selectPayments(context.db, order.id)
  for (const payment of payments.filter(({ kind, state }) => kind === 'online' && REPLACED.includes(state))) {
    await changePayment(context, order, payment, 'replace')
  }
}
