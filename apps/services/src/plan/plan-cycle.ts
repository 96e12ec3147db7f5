import { daysBetween } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { processDay } from '@shop/domain/plan/cycle-days'
import { gatherLines } from '@shop/domain/plan/gather-lines'
import { dueAfterDelivery, dueAfterSkip } from '@shop/domain/plan/line-due'
import { loadEmptyDays } from '#app/customer/empty-days'
import { actorId, type CommandContext } from '#app/http/context'
import { type CycleRow, insertCycle, replaceCycleLines, selectCycleLines } from '#app/plan/cycles.sql'
import { insertPlanEvent } from '#app/plan/plan-events.sql'
import { type PlanRow, selectPlanLines, updateLineDue } from '#app/plan/plans.sql'
import { loadWay } from '#app/plan/price-cycle'
import { loadShopRules } from '#app/rules/shop-rules'

/** The next parcel of a running plan: what is due first and what goes along with it. */
export async function planCycle(context: CommandContext, plan: PlanRow): Promise<void> {
  const { db, now, actor } = context
  const { plan: settings } = await loadShopRules(context)
  const gathered = gatherLines(await selectPlanLines(db, plan.id), settings.gatherDays)
  if (!gathered) return
  const { dueOn, lines } = gathered
  const processOn = processDay(dueOn, now, await loadWay(context, plan))
  const id = await insertCycle(db, { planId: plan.id, state: 'planned', dueOn, processOn, orderId: null, now })
  const taken = lines.map((line) => ({
    variantId: line.variantId,
    pieces: line.pieces,
    planLineId: line.id,
    isOnce: false,
    announced: null,
  }))
  await replaceCycleLines(db, id, taken)
  await insertPlanEvent(db, {
    planId: plan.id,
    cycleId: id,
    at: now,
    event: 'planned',
    fromState: null,
    toState: 'planned',
    actorKind: actor.kind,
    actorId: actorId(actor),
  })
}

/** What came is due an interval after it came; what was left out, an interval after it would have come. */
export async function settleLines(
  context: CommandContext,
  plan: PlanRow,
  cycle: CycleRow,
  deliveredOn: string | null,
): Promise<void> {
  const { db } = context
  const { plan: settings } = await loadShopRules(context)
  const sent = new Set((await selectCycleLines(db, cycle.id)).map(({ planLineId }) => planLineId))
  const lines = (await selectPlanLines(db, plan.id)).filter(({ id }) => sent.has(id))
  if (deliveredOn === null) {
    const leftOutOn = cycle.orderId === null ? toPragueDay(context.now) : cycle.processOn
    for (const line of lines) {
      await updateLineDue(db, line.id, { dueOn: dueAfterSkip(line, cycle.dueOn, leftOutOn), deliveredOn })
    }
    return
  }
  const isAsked = lines.some(({ isByBowl }) => isByBowl)
  const empty = isAsked ? await loadEmptyDays(context, plan.customerId) : new Map<number, string>()
  for (const line of lines) {
    const dueOn = dueAfterDelivery(line, deliveredOn, empty.get(line.productId) ?? null, settings.safetyDays)
    const intervalDays = line.isByBowl ? bounded(daysBetween(deliveredOn, dueOn)) : line.intervalDays
    await updateLineDue(db, line.id, { dueOn, deliveredOn, intervalDays })
  }
}

/** What a plan may say of itself. */
function bounded(days: number): number {
  return Math.min(Math.max(days, 7), 182)
}
