import type { Db } from '#app/store/database'
import type { RunPurge } from '#app/store/rows'

/** How many rows one statement may touch: a night's work must never hold the rows of the day for long. */
export const BATCH = 500

/** `$1` is the present, `$2` the size of a batch. */
const removed = (table: string, when: string) =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where ${when} limit $2 for update skip locked))`
const changed = (table: string, to: string, when: string) =>
  `update ${table} set ${to} where ctid = any (array(select ctid from ${table} where ${when} limit $2 for update skip locked))`
const before = (column: string, period: string) => `${column} < $1::timestamptz - interval '${period}'`
/** Ten whole years after the end of the year something was booked in. */
const tenYearsAfter = (day: string) =>
  `${day} < date_trunc('year', $1::timestamptz, 'Europe/Prague') - interval '10 years'`

const ENDED_CART = `state in ('ordered', 'merged', 'deleted')`
const FORGOTTEN_JOB_KEYS = `'{email,newEmail,browser,network,returnTo,orderNumber,dogName,birthDate}'::text[]`

/** One statement per rule of retention; each is run until it finds less than a batch. Which table follows which rule: test/privacy/rules. */
export const PURGES = {
  idempotencyKeys: removed('internal.idempotency_keys', before('created_at', '2 days')),
  rateLimits: removed('internal.rate_limits', before('window_start', '2 days')),
  signInFailures: removed('internal.sign_in_failures', before('last_at', '2 days')),
  // Links are kept a while after their end, so that a late click is told what happened.
  links: removed('internal.link_tokens', before('expires_at', '30 days')),
  registrations: removed('internal.registrations', before('expires_at', '7 days')),
  staffInvitations: removed('internal.staff_invitations', before('expires_at', '30 days')),
  // Who comes back after a year is new to us, and told of.
  staffDevices: removed('internal.staff_devices', before('last_seen_at', '1 year')),
  // Why they looked stands in the audit log.
  staffReveals: removed('internal.staff_reveals', before('shown_until', '1 day')),
  staffPresence: removed('internal.staff_presence', before('seen_at', '1 day')),
  challenges: removed('auth.verifications', before('expires_at', '1 day')),
  // The account remembers when it was last used; from where and with what is forgotten.
  sessions: `with gone as (${removed('auth.sessions', before('expires_at', '0 days'))} returning user_id, updated_at),
    seen as (update shop.customers c set seen_at = greatest(c.seen_at, g.at)
      from (select user_id, max(updated_at) as at from gone group by user_id) g where c.user_id = g.user_id)
    select count(*)::int as count from gone`,
  sessionOrigins: changed(
    'auth.sessions',
    'ip_address = null',
    `ip_address is not null and ${before('created_at', '90 days')}`,
  ),
  addresses: removed('shop.addresses', before('deleted_at', '30 days')),
  dogs: removed('shop.dogs', before('deleted_at', '30 days')),
  // Whoever has not heard of it within a month asks for the order itself.
  webhookEvents: removed('internal.webhook_events', before('at', '30 days')),
  // What a revoked key was called and opened is of no use after a while; that there was one stays in the audit log.
  apiKeys: removed('internal.api_keys', before('revoked_at', '90 days')),
  // Letters are kept a while after their end, so that a late click is told what happened.
  companyInvitations: removed('internal.company_invitations', before('expires_at', '30 days')),
  // Where goods went stands in the orders.
  companyBranches: removed('internal.company_branches', before('removed_at', '90 days')),
  // As long as somebody may still ask who of them had ordered.
  companyMembers: removed('internal.company_members', before('ended_at', '4 years')),
  // A bag is eaten within months; what was said of it is of no use after a year.
  bagNotes: removed('shop.bag_notes', before('created_at', '1 year')),
  // It has gone, or was blocked on its day and nobody let it go since; whoever holds the voucher needs no names to spend it.
  voucherGifts: removed(
    'shop.voucher_gifts',
    `(${before('queued_at', '90 days')} or queued_at is null and ${before('deliver_on', '90 days')} and exists (
        select from shop.vouchers v where v.id = voucher_id and ${before('v.blocked_at', '90 days')}))`,
  ),
  // Names went with the gift; what was bought and paid stands in the order. That it was for somebody else stays.
  voucherOrders: changed(
    'shop.voucher_orders',
    `giver = '', recipient_name = '', recipient_email = case when recipient_email is not null then '' end, words = ''`,
    `(giver <> '' or recipient_name <> '' or recipient_email <> '' or words <> '') and ${before('created_at', '90 days')}`,
  ),
  // A group ends within weeks; who pays and gets what stands in the orders of its members.
  groupMembers: changed(
    'shop.group_members',
    `email = id::text, first_name = '', last_name = ''`,
    `last_name <> '' and ${before('created_at', '120 days')}`,
  ),
  groupOrders: changed(
    'shop.group_orders',
    `organiser = '', phone = ''`,
    `(organiser <> '' or phone <> '') and (${before('created_at', '120 days')}
      or ended_at is not null and exists (select from shop.customers c where c.id = customer_id and c.deleted_at is not null))`,
  ),
  preparedBaskets: removed('shop.prepared_baskets', before('expires_at', '30 days')),
  // What the checkout was told stands in the order; a cart that has ended needs no second copy.
  endedCarts: changed(
    'shop.carts',
    'details = null, merge = null',
    `${ENDED_CART} and (details is not null or merge is not null) and ${before('changed_at', '30 days')}`,
  ),
  // Kept so that it can be taken up again; after a year nobody does.
  plans: changed(
    'shop.plans',
    'email = null, details = null',
    `details is not null and ${before('ended_at', '12 months')}`,
  ),
  mandates: changed(
    'shop.plan_mandates',
    'card_number = null, card_expires_on = null, gateway_parent_id = null',
    `gateway_parent_id is not null and ${before('ended_at', '12 months')}`,
  ),
  // Nobody has asked for it since, so nothing has to be led on.
  missingPages: removed('internal.missing_pages', before('last_at', '90 days')),
  uploads: removed('internal.uploads', `claimed_at is null and ${before('created_at', '1 day')}`),
  // Uploaded and never shown. What another was cut from stays as long as that one does.
  unusedPictures: removed(
    'internal.picture_originals',
    `attached_at is null and ${before('created_at', '7 days')}
      and not exists (select from internal.picture_originals c where c.cropped_from = internal.picture_originals.hash)`,
  ),
  unusedVideos: removed('internal.video_originals', `attached_at is null and ${before('created_at', '7 days')}`),
  fairEntries: removed('internal.fair_entries', before('created_at', '1 year')),
  pushes: removed('internal.pushes', before('created_at', '30 days')),
  pushSubscriptions: removed('internal.push_subscriptions', before('gone_at', '30 days')),
  newsletterWaiting: removed(
    'internal.newsletter_subscriptions',
    `state = 'waiting' and confirmed_at is null and ${before('created_at', '30 days')}`,
  ),
  // The proof of a consent has been kept as long as anybody could ask for it.
  newsletterLeft: removed(
    'internal.newsletter_subscriptions',
    `state = 'unsubscribed' and ${before('unsubscribed_at', '4 years')}`,
  ),
  productAlertsWaiting: removed(
    'internal.product_alerts',
    `confirmed_at is null and ${before('created_at', '7 days')}`,
  ),
  // The link under the last mail works a while after it.
  productAlertsEnded: removed('internal.product_alerts', before('coalesce(notified_at, cancelled_at)', '90 days')),
  // So long holds a stop, too.
  puppyOffers: removed('shop.puppy_offers', before('expires_at', '30 days')),
  puppyPlans: removed('internal.puppy_plans', before('ended_at', '90 days')),
  // Choices and numbers stay; whose they were does not, nor the words, in which people write their names.
  surveyAuthors: `update internal.survey_invitations i
      set email = null, order_id = null, customer_id = null, anonymised_at = $1,
          answers = i.answers - array(select q ->> 'key' from jsonb_array_elements(s.questions) q where q ->> 'kind' = 'text')
     from shop.surveys s
    where s.id = i.survey_id and i.id = any (array(select id from internal.survey_invitations
      where anonymised_at is null and ${before('created_at', '24 months')} limit $2))`,
  surveyTasks: changed(
    'shop.staff_tasks',
    `order_id = null, details = '{}', note = ''`,
    `kind = 'unhappy_answer' and (order_id is not null or details <> '{}') and ${before('opened_at', '24 months')}`,
  ),
  // What an order is about goes with the order; these are about nothing that would take them along.
  closedTasks: changed(
    'shop.staff_tasks',
    `details = '{}', note = ''`,
    `order_id is null and (details <> '{}' or note <> '') and ${before('closed_at', '4 years')}`,
  ),
  votes: changed('shop.content_votes', `message = ''`, `message <> '' and ${before('created_at', '24 months')}`),
  reviewVoters: removed('internal.review_votes', before('voted_at', '1 year')),
  reviewInvitations: removed('internal.review_invitations', before('expires_at', '30 days')),
  reviewReporters: changed(
    'internal.review_reports',
    `email = null, note = ''`,
    `(email is not null or note <> '') and ${before('reported_at', '4 years')}`,
  ),
  // A consent holds a year: after it nothing more may be told by it.
  measuredBy: changed(
    'internal.measured_orders',
    'consent_key = null, client_id = null',
    `consent_key is not null and ${before('measured_at', '1 year')}`,
  ),
  // Words first, then to whom; that a confirmation was sent stays, because the contract was made by it.
  mailTexts: changed(
    'internal.mails',
    `data = '{}'`,
    `status in ('sent', 'refused') and data <> '{}' and ${before('created_at', '90 days')}`,
  ),
  mails: removed(
    'internal.mails',
    `status in ('sent', 'refused') and template <> 'order-confirmation' and template <> 'company-confirmation' and ${before('created_at', '400 days')}`,
  ),
  mailRecipients: changed(
    'internal.mails',
    `recipient = '', last_answer = null`,
    `status in ('sent', 'refused') and recipient <> '' and ${before('created_at', '400 days')}`,
  ),
  // The account it said goodbye to is gone, and so is the reason to know where it lived.
  goodbyes: changed(
    'internal.mails',
    `recipient = '', last_answer = null`,
    `template = 'account-deleted' and status in ('sent', 'refused') and recipient <> '' and ${before('created_at', '1 day')}`,
  ),
  // A month later nobody waits for it any more, and it would only puzzle.
  mailsThatNeverWent: changed(
    'internal.mails',
    `status = 'refused', recipient = '', data = '{}', secrets = null, last_answer = 'never went'`,
    `status in ('waiting', 'sending') and ${before('created_at', '30 days')}`,
  ),
  // A job that gave up waits for a person, who needs what it was about, not who asked. By the clock of the machine, as jobs run.
  deadJobs: `update graphile_worker._private_jobs
      set payload = (payload::jsonb - ${FORGOTTEN_JOB_KEYS})::json, last_error = null
    where id = any (array(select id from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null and payload::jsonb ?| ${FORGOTTEN_JOB_KEYS}
        and created_at < least($1::timestamptz, now()) - interval '7 days' limit $2))`,
  messages: removed('shop.tickets', before('coalesce(answered_at, created_at)', '4 years')),
  applicantsForWork: removed(
    'shop.tickets',
    `topic = 'career' and ${before('coalesce(last_message_at, created_at)', '6 months')}`,
  ),
  // How it ended stays with the order; who asked, and in which words, is forgotten.
  cases: changed(
    'shop.cases',
    `name = '', email = '', phone = '', description = '', declaration = '', account = '', note = '', return_code = null, return_shipment = null`,
    `email <> '' and ${before('coalesce(decided_at, submitted_at)', '4 years')}`,
  ),
  caseFiles: removed(
    'internal.case_files',
    `exists (select from shop.cases c where c.id = case_id and ${before('coalesce(c.decided_at, c.submitted_at)', '4 years')})`,
  ),
  certificates: removed(
    'internal.application_files',
    `exists (select from shop.applications a where a.id = application_id and ${before('coalesce(a.decided_at, a.created_at)', '1 year')})`,
  ),
  applications: removed('shop.applications', before('coalesce(decided_at, created_at)', '4 years')),
  // Files go with what they were sent with.
  orphanedUploads: removed(
    'internal.uploads',
    `${before('claimed_at', '1 day')} and not exists (select from internal.ticket_files f where f.upload_id = id)
      and not exists (select from internal.case_files f where f.upload_id = id)
      and not exists (select from internal.application_files f where f.upload_id = id)
      and not exists (select from internal.review_pictures f where f.upload_id = id)`,
  ),
  carrierInbox: removed('internal.carrier_inbox', before('received_at', '90 days')),
  // Longer than the bank itself tells its days to us.
  bankPages: removed('internal.bank_pages', before('read_at', '90 days')),
  rings: removed('internal.payment_inbox', `read_at is not null and ${before('last_at', '90 days')}`),
  formerCustomers: changed(
    'shop.customers',
    'email_hash = null',
    `email_hash is not null and ${before('deleted_at', '4 years')}`,
  ),
  bankMovements: changed(
    'shop.bank_movements',
    'counter_account = null, counter_name = null, message = null',
    `num_nonnulls(counter_account, counter_name, message) > 0 and ${tenYearsAfter('booked_on')}`,
  ),
  refundAccounts: changed(
    'shop.refunds',
    `account = null, reason = ''`,
    `(account is not null or reason <> '') and ${tenYearsAfter('requested_at')}`,
  ),
  // What may only be appended to is let go by the database itself.
  orders: 'select internal.forget_orders($1, $2) as count',
  documents: 'select internal.forget_documents($1, $2) as count',
  audit: 'select internal.forget_audit($1, $2) as count',
  consents: 'select internal.forget_consents($1, $2) as count',
  cookieChoices: 'select internal.forget_cookie_choices($1, $2) as count',
} as const

export type PurgeName = keyof typeof PURGES

/** One batch; how many rows it found. */
export async function runPurge(db: Db, name: PurgeName, now: Date, batch = BATCH): Promise<number> {
  const { rows, rowCount } = await db.query<RunPurge>(PURGES[name], [now, batch])
  return rows[0]?.count ?? rowCount ?? 0
}
