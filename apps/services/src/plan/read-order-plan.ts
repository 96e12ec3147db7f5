import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import type { OrderPlanView } from '@shop/contract/plan/plan'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { openOrder } from '#app/order/open-order'
import { selectCycle, selectCycleOfOrder } from '#app/plan/cycles.sql'
import { selectActiveMandate, selectIsAllowed, selectRetryAt } from '#app/plan/mandates.sql'
import { selectPlan } from '#app/plan/plans.sql'

/** What the page of an order says about the plan behind it: which card pays, and what paying with a new one would mean. */
export async function readOrderPlan(context: Context, { token }: { token: string }) {
  const { db } = context
  const orderId = await openOrder(context, token)
  const cycleId = await selectCycleOfOrder(db, orderId)
  const cycle = cycleId === null ? null : await selectCycle(db, cycleId)
  const plan = cycle && (await selectPlan(db, cycle.planId))
  if (!plan) return ok<OrderPlanView>({ plan: null })
  const mandate = await selectActiveMandate(db, plan.id)
  return ok<OrderPlanView>({
    plan: {
      planState: plan.state,
      retryAt: (await selectRetryAt(db, cycle.id))?.toISOString() ?? null,
      consent: CARD_CONSENT,
      isAllowed: await selectIsAllowed(db, orderId),
      card: mandate && { number: mandate.cardNumber, expiresOn: mandate.cardExpiresOn },
    },
  })
}
