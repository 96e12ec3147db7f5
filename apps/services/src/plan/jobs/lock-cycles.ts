import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { JobContext } from '#app/jobs/job'
import { changeCycle, changeCycles } from '#app/plan/change-cycle'
import { selectCyclesToLock } from '#app/plan/cycles.sql'
import { BATCH, type ItemContext, inBatches } from '#app/plan/jobs/in-batches'
import { type HeldCycle, holdCycle, holdFreeCycles } from '#app/plan/lock-plan'

/** The day of processing has begun: from now on a parcel is as it is. */
export async function lockCycles(context: JobContext): Promise<void> {
  const { deps, now } = context
  const due = () => selectCyclesToLock(deps.pool, now, toPragueDay(now), BATCH)
  await inBatches(context, 'lock-cycles', due, lockOne, lockTogether)
}

async function lockOne(context: ItemContext, id: number): Promise<void> {
  const held = await holdCycle(context.db, id)
  if (held && isClosed(held, context.now)) await changeCycle(context, { ...held, event: 'lock' })
}

async function lockTogether(context: ItemContext, ids: readonly number[]): Promise<number[]> {
  const held = await holdFreeCycles(context.db, ids)
  const closed = held.filter((one) => isClosed(one, context.now))
  const done = new Set(await changeCycles(context, closed, 'lock'))
  return ids.filter((id) => !done.has(id))
}

/** Somebody may have put it off since it was looked for. */
function isClosed({ cycle: { changesUntil } }: HeldCycle, now: Date): boolean {
  return changesUntil !== null && changesUntil <= now
}
