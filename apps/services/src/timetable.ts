import type { JobName } from '@shop/contract/jobs'
import { type ParsedCronItem, parseCronItems } from 'graphile-worker'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whom a job waits for. All jobs that ask one partner stand in one queue, so that a slow one takes one place of the worker. */
type Partner = 'fio' | 'gopay' | 'carriers' | 'pickup-points'

interface Time {
  job: JobName
  at: string
  partner?: Partner
  /** A nightly run missed while no worker was up is made up for; what runs every few minutes has its next run anyway. */
  isMadeUpFor: boolean
}

const TIMES: Time[] = [
  // At night by UTC, when the shop sleeps.
  { job: 'purge-expired', at: '20 3 * * *', isMadeUpFor: true },
  { job: 'age-accounts', at: '30 3 * * *', isMadeUpFor: true },
  // The carrier asks for no more than one download a day.
  { job: 'import-points', at: '50 2 * * *', isMadeUpFor: true, partner: 'pickup-points' },
  // What was not read is asked for again; who has told its points today is left alone.
  { job: 'reread-points', at: '35 * * * *', isMadeUpFor: false, partner: 'pickup-points' },
  { job: 'ask-instruments', at: '25 * * * *', isMadeUpFor: false, partner: 'gopay' },
  { job: 'check-all-truths', at: '40 3 * * *', isMadeUpFor: true },
  { job: 'count-delivery-days', at: '10 3 * * *', isMadeUpFor: true },
  { job: 'count-words', at: '50 3 * * *', isMadeUpFor: true },
  { job: 'count-pairs', at: '55 3 * * *', isMadeUpFor: true },
  // A price that changes by day is followed within the hour.
  { job: 'sell-short-dates', at: '3 * * * *', isMadeUpFor: false },
  { job: 'count-paces', at: '45 * * * *', isMadeUpFor: false },
  { job: 'refresh-cards', at: '* * * * *', isMadeUpFor: false },
  { job: 'poll-payments', at: '* * * * *', isMadeUpFor: false, partner: 'gopay' },
  // The bank answers once in thirty seconds.
  { job: 'import-bank', at: '* * * * *', isMadeUpFor: false, partner: 'fio' },
  { job: 'match-remittances', at: '*/5 * * * *', isMadeUpFor: false },
  { job: 'remind-payments', at: '15 7-18 * * *', isMadeUpFor: false },
  { job: 'track-parcels', at: '*/10 * * * *', isMadeUpFor: false, partner: 'carriers' },
  // Each run looks at the clock of Prague itself.
  { job: 'tell-late-parcels', at: '25 * * * *', isMadeUpFor: false, partner: 'carriers' },
  // Woken by every label; this is for what nobody was awake for.
  { job: 'resume-prints', at: '* * * * *', isMadeUpFor: false },
  { job: 'age-orders', at: '5 * * * *', isMadeUpFor: false },
  { job: 'age-cases', at: '15 * * * *', isMadeUpFor: false },
  // The day that is left for whatever goes wrong has more than one run in it.
  { job: 'issue-due-invoices', at: '40 4,10,16 * * *', isMadeUpFor: true },
  { job: 'settle-referrals', at: '*/10 * * * *', isMadeUpFor: false },
  { job: 'settle-groups', at: '*/2 * * * *', isMadeUpFor: false },
  { job: 'reward-breeders', at: '35 * * * *', isMadeUpFor: false },
  // By day here in summer and in winter; a litter is spoken of once.
  { job: 'remind-packs', at: '25 8,14 * * *', isMadeUpFor: true },
  // A level is reached by goods that can no longer be returned; the day decides, not the hour.
  { job: 'count-levels', at: '15 4,10,16 * * *', isMadeUpFor: true },
  // After midnight here in summer and in winter, so that what ended yesterday is entered today.
  { job: 'age-credits', at: '10 5,11 * * *', isMadeUpFor: true },
  { job: 'expire-vouchers', at: '20 5 * * *', isMadeUpFor: true },
  // The form says between seven in the morning and eight in the evening, in summer and in winter.
  { job: 'send-vouchers', at: '*/10 6-17 * * *', isMadeUpFor: true },
  // Looks at the clock of Prague itself: the first run of the day brings what the morning promises.
  { job: 'give-birthdays', at: '5 * * * *', isMadeUpFor: false },
  // By day here in summer and in winter; whoever was told is not told again.
  { job: 'tell-ready-credits', at: '40 8,13 * * *', isMadeUpFor: false },
  { job: 'age-invoices', at: '30 7,12 * * *', isMadeUpFor: true },
  // By day here in summer and in winter; an order is asked once.
  { job: 'ask-for-reviews', at: '20 8,15 * * *', isMadeUpFor: false },
  { job: 'invite-to-surveys', at: '30 8 * * *', isMadeUpFor: true },
  { job: 'ask-retailers', at: '0 9 * * 1-5', isMadeUpFor: false },
  { job: 'refresh-retailers', at: '15 5 * * *', isMadeUpFor: true },
  // It asks the gateway before it lets an order go.
  { job: 'expire-orders', at: '* * * * *', isMadeUpFor: false, partner: 'gopay' },
  { job: 'check-truths', at: '*/5 * * * *', isMadeUpFor: false },
  { job: 'send-product-alerts', at: '*/5 * * * *', isMadeUpFor: false },
  { job: 'write-feeds', at: '5,35 * * * *', isMadeUpFor: false },
  // Woken by every change; this is for what nobody was awake for.
  { job: 'purge-edges', at: '* * * * *', isMadeUpFor: false },
  { job: 'age-carts', at: '10 * * * *', isMadeUpFor: false },
  // By day here in summer and in winter; who was told in the morning is not told again.
  { job: 'count-run-outs', at: '20 3 * * *', isMadeUpFor: true },
  { job: 'remind-run-outs', at: '45 8,14 * * *', isMadeUpFor: false },
  // Each looks at the clock of Prague itself: notices go out by day, orders are placed in the morning.
  { job: 'announce-cycles', at: '*/10 * * * *', isMadeUpFor: false },
  // Before the day's notices: what was weighed and noted yesterday counts today.
  { job: 'move-cycles', at: '20 4 * * *', isMadeUpFor: true },
  { job: 'lock-cycles', at: '*/5 * * * *', isMadeUpFor: false },
  { job: 'place-cycles', at: '*/5 * * * *', isMadeUpFor: false },
  { job: 'follow-cycles', at: '*/10 * * * *', isMadeUpFor: false },
  // After the invoices of the day were counted.
  { job: 'age-applications', at: '45 7 * * *', isMadeUpFor: true },
  // By day here in summer and in winter; who was told already has the mail.
  { job: 'tell-newcomers', at: '15 7 * * *', isMadeUpFor: true },
  { job: 'tell-staff', at: '*/10 * * * *', isMadeUpFor: false },
  // By day here in summer and in winter; what was missed comes the next day.
  { job: 'send-puppy-letters', at: '50 8 * * *', isMadeUpFor: true },
  { job: 'wake-campaigns', at: '* * * * *', isMadeUpFor: false },
  { job: 'ask-for-letter', at: '5 8 * * *', isMadeUpFor: true },
  { job: 'wake-tickets', at: '*/5 * * * *', isMadeUpFor: false },
  // Woken by whoever tests; orders are told within the minute.
  { job: 'send-webhooks', at: '* * * * *', isMadeUpFor: false },
  { job: 'charge-cycles', at: '*/5 * * * *', isMadeUpFor: false, partner: 'gopay' },
]

export const TIMED: ReadonlySet<JobName> = new Set(TIMES.map(({ job }) => job))

/**
 * What happens by itself, and when. Of each job one run and one that waits, however long a partner takes: the key replaces the
 * one that waits, the queue holds it back while the other runs. A run that failed is not repeated, because the next one is its
 * repetition.
 */
export function timetable(): ParsedCronItem[] {
  return parseCronItems(
    TIMES.map(({ job, at, isMadeUpFor, partner }) => ({
      task: job,
      match: at,
      identifier: job,
      options: {
        backfillPeriod: isMadeUpFor ? DAY_MS : 0,
        jobKey: `timed:${job}`,
        jobKeyMode: 'replace',
        maxAttempts: 1,
        queueName: partner ?? job,
      },
    })),
  )
}
