import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { JobContext } from '#app/jobs/job'
import { changePlan } from '#app/plan/change-plan'
import { selectCyclesToFollow } from '#app/plan/cycles.sql'
import { followCycle } from '#app/plan/follow-cycle'
import { BATCH, inBatches } from '#app/plan/jobs/in-batches'
import { holdPlan } from '#app/plan/lock-plan'
import { selectOverPauses } from '#app/plan/plans.sql'

/** What time and orders bring to plans: the end of a parcel's way, the end of a pause. */
export async function followCycles(context: JobContext): Promise<void> {
  const { deps, now } = context
  const today = toPragueDay(now)
  await inBatches(context, 'follow-cycles', () => selectCyclesToFollow(deps.pool, now, BATCH), followCycle)
  const over = () => selectOverPauses(deps.pool, today, BATCH)
  await inBatches(context, 'end-pauses', over, async (command, id) => {
    const plan = await holdPlan(command.db, id)
    if (plan?.pausedUntil && plan.pausedUntil <= today) await changePlan(command, { plan, event: 'pause_over' })
  })
}
