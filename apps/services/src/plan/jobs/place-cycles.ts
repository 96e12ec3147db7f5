import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { JobContext } from '#app/jobs/job'
import { selectCyclesToPlace } from '#app/plan/cycles.sql'
import { BATCH, inBatches } from '#app/plan/jobs/in-batches'
import { placeCycle } from '#app/plan/place-cycle'

/** Orders of the day. */
export async function placeCycles(context: JobContext): Promise<void> {
  const { deps, now } = context
  const today = toPragueDay(now)
  await inBatches(context, 'place-cycles', () => selectCyclesToPlace(deps.pool, now, today, BATCH), placeCycle)
}
