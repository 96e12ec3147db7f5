import type { PlanAction } from '@shop/contract/plan/plan'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { refuse } from '@shop/domain/result'
import { selectSameFood } from '#app/checkout/same-food.sql'
import type { Context } from '#app/http/context'
import { changePlan } from '#app/plan/change-plan'
import { type PlanRow, selectPlanLines } from '#app/plan/plans.sql'
import { replaceSameFood } from '#app/plan/replace-same-food'

export const LONGEST_PAUSE = 366
const EVENTS = { pause: 'pause', resume: 'resume', end: 'end', restart: 'restart' } as const
/** What a plan rests in before each of these takes it up again. */
const RESTS = { resume: 'paused', restart: 'ended' } as const

/** The same by whichever way its owner came, by a link to the mailbox too; the caller holds the plan. */
export async function actOnPlan(context: Context, plan: PlanRow, input: PlanAction, mailbox: string | null = null) {
  if (input.action === 'resume' || input.action === 'restart') return goOn(context, plan, input, mailbox)
  const today = toPragueDay(context.now)
  const pausedUntil = input.action === 'pause' ? input.until : null
  if (pausedUntil !== null && (pausedUntil <= today || pausedUntil > addDays(today, LONGEST_PAUSE))) {
    return refuse('day_refused', { until: pausedUntil })
  }
  const endReason = input.action === 'end' ? input.reason : null
  const changed = await changePlan(context, { plan, event: EVENTS[input.action], pausedUntil, endReason })
  return changed.ok ? changed : refuse('plan_state', { state: plan.state })
}

type GoingOn = Extract<PlanAction, { action: 'resume' | 'restart' }>

/** What began while the plan rested may bring its food by now: asked about as whoever begins a second plan is. */
async function goOn(context: Context, plan: PlanRow, { action, sameFood }: GoingOn, mailbox: string | null) {
  const { db } = context
  const variantIds = (await selectPlanLines(db, plan.id)).map(({ variantId }) => variantId)
  const question = { mailbox, variantIds, dogId: plan.dogId, isSinceRest: action === 'resume' }
  // Whoever presses what was pressed before is asked nothing: it is done.
  const plans =
    plan.state === RESTS[action]
      ? await selectSameFood(db, { ...question, customerId: plan.customerId, exceptPlanId: plan.id })
      : []
  if (plans.length > 0 && sameFood === null) return refuse('plan_exists', { plans })
  const changed = await changePlan(context, { plan, event: EVENTS[action] })
  if (!changed.ok) return refuse('plan_state', { state: plan.state })
  if (plans.length > 0 && sameFood === 'replace') await replaceSameFood(context, { ...question, planId: plan.id })
  return changed
}
