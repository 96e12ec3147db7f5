import { firstProcessDay } from '@shop/domain/plan/cycle-days'
import type { CommandContext } from '#app/http/context'
import { changeCycle } from '#app/plan/change-cycle'
import { changePlan } from '#app/plan/change-plan'
import { type CycleRow, replaceCycleLines, selectCycleLines, updateCycle } from '#app/plan/cycles.sql'
import { type PlanRow, selectPlanLines } from '#app/plan/plans.sql'
import { loadWay } from '#app/plan/price-cycle'
import { closeStaffTasksAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'

const DAY_MS = 24 * 60 * 60 * 1000
const BLOCKED = 'plan_cycle_blocked' as const

/** Nothing is sent and nothing charged without goods; tomorrow is another look. */
export async function awaitGoods(
  context: CommandContext,
  plan: PlanRow,
  cycle: CycleRow,
  missing: readonly string[],
): Promise<void> {
  await changePlan(context, { plan, event: 'goods_missing', missing })
  await postpone(context, plan, cycle, 'goods_missing')
}

/** Announced, sent at once or left out: it is waited for no more. */
export async function endWaiting(context: CommandContext, plan: PlanRow): Promise<PlanRow> {
  const back = await changePlan(context, { plan, event: 'goods_back' })
  return back.ok ? back.value : plan
}

/** Something a person has to mend: a point that closed, a way that is offered no more. */
export async function blockCycle(context: CommandContext, plan: PlanRow, cycle: CycleRow, why: string): Promise<void> {
  const { db, now } = context
  const task = { kind: BLOCKED, subject: `cycle:${cycle.id}`, orderId: plan.firstOrderId, details: { why }, now }
  await openStaffTask(db, task)
  await postpone(context, plan, cycle, why)
}

export async function unblockCycles(
  { db, now }: CommandContext,
  cycles: readonly Pick<CycleRow, 'id'>[],
): Promise<void> {
  const closing = { closedBy: 'system', note: 'Balík už jde poslat.', now }
  await closeStaffTasksAbout(db, { kind: BLOCKED, subjects: cycles.map(({ id }) => `cycle:${id}`) }, closing)
}

/** Back to a plan: the next notice names the prices of its own day. */
export async function postpone(context: CommandContext, plan: PlanRow, cycle: CycleRow, why: string): Promise<void> {
  const { db, now } = context
  const { closedOn } = await loadWay(context, plan)
  const tomorrow = new Date(now.getTime() + DAY_MS)
  const set = {
    processOn: firstProcessDay(tomorrow, closedOn),
    announcedAt: null,
    announcedPayable: null,
    changesUntil: null,
    isWish: false,
  }
  if (cycle.state === 'planned') return updateCycle(db, { ...cycle, ...set })
  await forgetPrices(context, cycle)
  await changeCycle(context, { plan, cycle, event: 'wait', set, details: { why } })
}

/** As before its notice: at the prices of the day, and with what the plan wants instead of what stood in for it then. */
export async function forgetPrices({ db }: CommandContext, cycle: CycleRow): Promise<void> {
  const planned = new Map((await selectPlanLines(db, cycle.planId)).map((line) => [line.id, line]))
  const lines = await selectCycleLines(db, cycle.id)
  const forgotten = lines.map((line) => {
    const wanted = line.planLineId === null ? undefined : planned.get(line.planLineId)
    const { variantId, pieces } = wanted ?? line
    return { ...line, variantId, pieces, announced: null }
  })
  await replaceCycleLines(db, cycle.id, forgotten)
}
