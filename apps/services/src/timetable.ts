import type { JobName } from '@shop/contract/jobs'
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'

const DAY_MS = 24 * 60 * 60 * 1000

interface Time {
  job: JobName
  at: string
  /** A nightly run missed while no worker was up is made up for; what runs every few minutes has its next run anyway. */
  isMadeUpFor: boolean
}

const TIMES: Time[] = [
  // At night by UTC, when the shop sleeps.
  { job: 'purge-expired', at: '20 3 * * *', isMadeUpFor: true },
  // The carrier asks for no more than one download a day.
  { job: 'import-points', at: '50 2 * * *', isMadeUpFor: true },
  { job: 'check-all-truths', at: '40 3 * * *', isMadeUpFor: true },
  { job: 'count-words', at: '50 3 * * *', isMadeUpFor: true },
  { job: 'refresh-cards', at: '* * * * *', isMadeUpFor: false },
  { job: 'poll-payments', at: '* * * * *', isMadeUpFor: false },
  // The bank answers once in thirty seconds.
  { job: 'import-bank', at: '* * * * *', isMadeUpFor: false },
  { job: 'remind-payments', at: '15 7-18 * * *', isMadeUpFor: false },
  { job: 'track-parcels', at: '*/10 * * * *', isMadeUpFor: false },
  { job: 'age-orders', at: '5 * * * *', isMadeUpFor: false },
  { job: 'issue-due-invoices', at: '40 4 * * *', isMadeUpFor: true },
  { job: 'age-invoices', at: '30 7 * * *', isMadeUpFor: true },
  { job: 'invite-to-surveys', at: '30 8 * * *', isMadeUpFor: true },
  { job: 'ask-retailers', at: '0 9 * * 1-5', isMadeUpFor: false },
  { job: 'expire-orders', at: '* * * * *', isMadeUpFor: false },
  { job: 'check-truths', at: '*/5 * * * *', isMadeUpFor: false },
  { job: 'tell-watchdogs', at: '*/5 * * * *', isMadeUpFor: false },
  { job: 'write-feeds', at: '5,35 * * * *', isMadeUpFor: false },
  { job: 'age-carts', at: '10 * * * *', isMadeUpFor: false },
]

/** What happens by itself, and when. */
export function timetable(): ParsedCronItem[] {
  return parseCronItems(
    TIMES.map(({ job, at, isMadeUpFor }) => ({
      task: job,
      match: at,
      identifier: job,
      options: { backfillPeriod: isMadeUpFor ? DAY_MS : 0 },
    })),
  )
}
