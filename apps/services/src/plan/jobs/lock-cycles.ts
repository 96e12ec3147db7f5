import type { JobContext } from '#app/jobs/job'
import { changeCycle } from '#app/plan/change-cycle'
import { selectCyclesToLock } from '#app/plan/cycles.sql'
import { BATCH, inBatches } from '#app/plan/jobs/in-batches'
import { holdCycle } from '#app/plan/lock-plan'

/** The day of processing has begun: from now on a parcel is as it is. */
export async function lockCycles(context: JobContext): Promise<void> {
  const { deps, now } = context
  const due = () => selectCyclesToLock(deps.pool, now, BATCH)
  await inBatches(context, 'lock-cycles', due, async (command, id) => {
    const held = await holdCycle(command.db, id)
    // Somebody may have put it off since it was looked for.
    if (!held?.cycle.changesUntil || held.cycle.changesUntil > now) return
    await changeCycle(command, { ...held, event: 'lock' })
  })
}
