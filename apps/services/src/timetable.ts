import type { JobName } from '@shop/contract/jobs'
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'

const TIMES: { job: JobName; at: string }[] = [
  // Every night at 3:20 UTC, when the shop sleeps.
  { job: 'purge-expired', at: '20 3 * * *' },
]

/** What happens by itself, and when. A run missed while no worker was up is made up for, once. */
export function timetable(): ParsedCronItem[] {
  return parseCronItems(
    TIMES.map(({ job, at }) => ({
      task: job,
      match: at,
      identifier: job,
      options: { backfillPeriod: 24 * 60 * 60 * 1000 },
    })),
  )
}
