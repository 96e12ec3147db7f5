import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { isDaytime } from '@shop/domain/plan/cycle-days'
import type { JobContext } from '#app/jobs/job'
import { announceCycle } from '#app/plan/announce-cycle'
import { selectCyclesToAnnounce } from '#app/plan/cycles.sql'
import { announceTogether } from '#app/plan/jobs/announce-together'
import { BATCH, inBatches } from '#app/plan/jobs/in-batches'

const AHEAD = 4

/** Notices, in the daytime, for everything that is processed in the days after the next three. */
export async function announceCycles(context: JobContext): Promise<void> {
  const { deps, now } = context
  if (!isDaytime(now)) return
  const until = addDays(toPragueDay(now), AHEAD)
  const due = () => selectCyclesToAnnounce(deps.pool, now, until, BATCH)
  await inBatches(context, 'announce-cycles', due, announceCycle, announceTogether)
}
