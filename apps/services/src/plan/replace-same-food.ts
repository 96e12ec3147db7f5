import { selectSameFood } from '#app/checkout/same-food.sql'
import { audit, type Context } from '#app/http/context'
import { changePlan } from '#app/plan/change-plan'
import { selectOpenCycle } from '#app/plan/cycles.sql'
import { canChange } from '#app/plan/describe-cycle'
import { holdPlan } from '#app/plan/lock-plan'
import { deletePlanLine, selectPlanLines } from '#app/plan/plans.sql'
import { refill } from '#app/plan/save-plan'

interface Replacing {
  /** The plan that brings the food from now on. */
  planId: number
  dogId: number | null
  variantIds: readonly number[]
  /** Where no more is known of its owner than the mailbox: other plans of that one alone. */
  mailbox?: string | null
  /** Of a plan that goes on after a rest: not those it ran beside before. */
  isSinceRest?: boolean
}

/**
 * The food moves from older plans to the new one: a plan that brought nothing else ends, another goes on without it. What is locked
 * or ordered goes as it was.
 */
export async function replaceSameFood(context: Context, { planId, ...question }: Replacing): Promise<number[]> {
  const { db } = context
  const customerId = (await holdPlan(db, planId))?.customerId ?? null
  const same = await selectSameFood(db, { ...question, customerId, exceptPlanId: planId })
  const byPlan = Map.groupBy(same, (line) => line.planId)
  for (const [oldId, lines] of byPlan) await leaveOut(context, oldId, new Set(lines.map(({ lineId }) => lineId)))
  return [...byPlan.keys()]
}

async function leaveOut(context: Context, planId: number, lineIds: ReadonlySet<number>): Promise<void> {
  const { db, now } = context
  const plan = await holdPlan(db, planId)
  if (!plan) return
  const left = (await selectPlanLines(db, planId)).filter(({ id }) => !lineIds.has(id))
  if (left.length === 0) {
    // Its lines stay, so that it can be taken up again as it was.
    await changePlan(context, { plan, event: 'end' })
    return
  }
  for (const id of lineIds) await deletePlanLine(db, id)
  const open = await selectOpenCycle(db, planId)
  if (open && canChange(open, now)) await refill(context, plan, open)
  await audit(db, context, 'plan.saved', { type: 'plan', id: planId })
}
