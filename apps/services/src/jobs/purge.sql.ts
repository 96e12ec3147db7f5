import type { Db } from '#app/store/database'

/** One statement per rule of retention; `$1` is the present. */
export const PURGES = {
  idempotencyKeys: `delete from internal.idempotency_keys where created_at < $1::timestamptz - interval '2 days'`,
  rateLimits: `delete from internal.rate_limits where window_start < $1::timestamptz - interval '2 days'`,
  signInFailures: `delete from internal.sign_in_failures where last_at < $1::timestamptz - interval '2 days'`,
  // Links are kept a while after their end, so that a late click is told what happened.
  links: `delete from internal.link_tokens where expires_at < $1::timestamptz - interval '30 days'`,
  registrations: `delete from internal.registrations where expires_at < $1::timestamptz - interval '7 days'`,
  challenges: `delete from auth.verifications where expires_at < $1::timestamptz - interval '1 day'`,
  sessions: `delete from auth.sessions where expires_at < $1::timestamptz`,
  addresses: `delete from shop.addresses where deleted_at < $1::timestamptz - interval '30 days'`,
  dogs: `delete from shop.dogs where deleted_at < $1::timestamptz - interval '30 days'`,
  preparedBaskets: `delete from shop.prepared_baskets where expires_at < $1::timestamptz - interval '30 days'`,
  uploads: `delete from internal.uploads where claimed_at is null and created_at < $1::timestamptz - interval '1 day'`,
  fairEntries: `delete from internal.fair_entries where created_at < $1::timestamptz - interval '1 year'`,
  pushes: `delete from internal.pushes where created_at < $1::timestamptz - interval '30 days'`,
  pushSubscriptions: `delete from internal.push_subscriptions where gone_at < $1::timestamptz - interval '30 days'`,
  newsletterWaiting: `delete from internal.newsletter_subscriptions where state = 'waiting' and confirmed_at is null
    and created_at < $1::timestamptz - interval '30 days'`,
  watchdogsWaiting: `delete from internal.watchdogs where confirmed_at is null and created_at < $1::timestamptz - interval '7 days'`,
  // The link under the last mail works a while after it.
  watchdogsEnded: `delete from internal.watchdogs
    where coalesce(notified_at, cancelled_at) < $1::timestamptz - interval '90 days'`,
  // Choices and numbers stay; whose they were does not, nor the words, in which people write their names.
  surveyAuthors: `update internal.survey_invitations i
      set email = null, order_id = null, customer_id = null, anonymised_at = $1,
          answers = i.answers - array(select q ->> 'key' from jsonb_array_elements(s.questions) q where q ->> 'kind' = 'text')
     from shop.surveys s
    where s.id = i.survey_id and i.anonymised_at is null and i.created_at < $1::timestamptz - interval '24 months'`,
  surveyTasks: `update shop.staff_tasks set order_id = null
    where kind = 'unhappy_answer' and order_id is not null and opened_at < $1::timestamptz - interval '24 months'`,
  // A consent holds a year: after it nothing more may be told by it.
  measuredBy: `update internal.measured_orders set consent_key = null, client_id = null
    where consent_key is not null and measured_at < $1::timestamptz - interval '1 year'`,
  rings: `delete from internal.payment_inbox where read_at is not null and last_at < $1::timestamptz - interval '90 days'`,
  mails: `delete from internal.mails where status in ('sent', 'refused') and created_at < $1::timestamptz - interval '400 days'`,
} as const

export async function runPurge(db: Db, name: keyof typeof PURGES, now: Date): Promise<number> {
  const { rowCount } = await db.query(PURGES[name], [now])
  return rowCount ?? 0
}
