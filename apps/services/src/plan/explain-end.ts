import type { ExplainEnd } from '@shop/contract/plan/plan'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { holdOwnPlan } from '#app/plan/lock-plan'
import { type PlanRow, updateEndReason } from '#app/plan/plans.sql'

/** Why a plan was ended; it had ended before anybody was asked. */
export async function explainEnd(context: Context, { planId, reason }: { planId: number } & ExplainEnd) {
  return keepReason(context, await holdOwnPlan(context, planId), reason)
}

export async function keepReason({ db }: Context, plan: PlanRow, reason: ExplainEnd['reason']) {
  if (plan.state !== 'ended') return refuse('plan_state', { state: plan.state })
  await updateEndReason(db, plan.id, reason)
  return ok({})
}
