import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { openOrder } from '#app/order/open-order'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { holdPlan } from '#app/plan/lock-plan'
import { insertMandate, selectPlanOfOrder } from '#app/plan/mandates.sql'

/** Leave to charge the card this order is about to be paid with; the page shows the words that are stored here. */
export async function allowCharging(context: Context, { token }: { token: string }) {
  const { db, now } = context
  const orderId = await openOrder(context, token)
  const planId = await selectPlanOfOrder(db, orderId)
  const plan = planId === null ? null : await holdPlan(db, planId)
  if (!plan) return refuse('nothing_regular')
  if (plan.state === 'ended') return refuse('plan_state', { state: plan.state })
  const order = await selectPayableOrder(db, orderId)
  if (order?.state !== 'awaiting_payment') return refuse('already_paid')
  if (order.paymentKind !== 'online') return refuse('payment_not_online')
  const id = await insertMandate(db, { planId: plan.id, orderId, consentText: CARD_CONSENT, now })
  await audit(db, context, 'plan.charging_allowed', { type: 'mandate', id })
  return ok({ consent: CARD_CONSENT })
}
