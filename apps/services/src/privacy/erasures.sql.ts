import type { Db, NoRow } from '#app/store/database'

interface Leaver {
  customerId: number
  /** Proven to be theirs, so what was sent from a form under it is theirs too. */
  email: string
  emailHash: Buffer
  now: Date
}

const WHO =
  'with who as (select $1::bigint as customer_id, $2::text as email, $3::timestamptz as now, $4::bytea as hash)'
const TEXT_ANSWERS = `array(select q ->> 'key' from jsonb_array_elements(s.questions) q where q ->> 'kind' = 'text')`

/** One statement per table that an account is taken out of at once. Which table follows which: test/privacy/rules. */
export const ERASURES = {
  addresses: `${WHO} delete from shop.addresses a using who where a.customer_id = who.customer_id`,
  dogs: `${WHO} delete from shop.dogs d using who where d.customer_id = who.customer_id`,
  litters: `${WHO} delete from shop.litters l using who where l.customer_id = who.customer_id`,
  // While members pay for what goes to a training ground, the courier has somebody to call there; see the purge of the same name.
  groupOrders: `${WHO} update shop.group_orders g set organiser = '', phone = '' from who
     where g.customer_id = who.customer_id and g.state not in ('paying', 'settling')`,
  // Whoever has not been asked for money leaves; of the others the order keeps what it must.
  groupMembers: `${WHO}, gone as (delete from shop.group_members m using who where m.email = who.email and m.agreed_payable is null)
    update shop.group_members m set email = m.id::text, first_name = '', last_name = '' from who, shop.group_orders g
     where m.email = who.email and m.agreed_payable is not null and g.id = m.group_id and g.state in ('placed', 'failed')`,
  puppyOffers: `${WHO} delete from shop.puppy_offers o using who where o.email = who.email`,
  takenPuppies: `${WHO} update shop.puppies p set taken_by = null from who where p.taken_by = who.customer_id`,
  // The place leaves the map with the one who kept it.
  retailerEntry: `${WHO}, gone as (
      delete from internal.retailer_entries e using who where e.customer_id = who.customer_id returning e.retailer_id)
    update shop.retailers r set hidden_at = coalesce(r.hidden_at, who.now), email = null, phone = null, note = '', supply = null from gone, who where r.id = gone.retailer_id`,
  favourites: `${WHO} delete from shop.favourites f using who where f.customer_id = who.customer_id`,
  orderTemplates: `${WHO} delete from shop.order_templates t using who where t.customer_id = who.customer_id`,
  availabilityKeys: `${WHO} delete from internal.availability_keys k using who where k.customer_id = who.customer_id`,
  apiKeys: `${WHO} delete from internal.api_keys k using who where k.customer_id = who.customer_id`,
  webhooks: `${WHO} delete from internal.webhook_endpoints e using who where e.customer_id = who.customer_id`,
  webhookEvents: `${WHO} delete from internal.webhook_events v using who where v.customer_id = who.customer_id`,
  // Who ordered for a company is nameless from now on; the company keeps its orders and its other people.
  companyMembers: `${WHO} update internal.company_members m set ended_at = coalesce(m.ended_at, who.now) from who
    where m.customer_id = who.customer_id`,
  companyInvitations: `${WHO} delete from internal.company_invitations i using who
    where i.email = who.email or i.company_id = who.customer_id`,
  companyBranches: `${WHO} delete from internal.company_branches b using who where b.company_id = who.customer_id`,
  bagNotes: `${WHO} delete from shop.bag_notes n using who where n.customer_id = who.customer_id`,
  // Those of the account and those the same person filled in before signing in; ordered ones too, the order has its own copy.
  carts: `${WHO} update shop.carts c set details = null, merge = null from who
    where c.customer_id = who.customer_id or c.details ->> 'email' = who.email`,
  baskets: `${WHO} update shop.prepared_baskets b set customer_id = null, referral_code_id = null, prepared_by = '', title = '', note = '' from who
    where b.customer_id = who.customer_id`,
  // Nothing more is sent, and nobody can say whose it was.
  plans: `${WHO}, gone as (
      update shop.plans p set state = 'ended', ended_at = coalesce(p.ended_at, who.now), paused_until = null, email = null, details = null
        from who where p.customer_id = who.customer_id or p.customer_id is null and p.email = who.email
      returning p.id), dropped as (
      update shop.plan_cycles c set state = 'cancelled', closed_at = who.now from gone, who
       where c.plan_id = gone.id and c.state in ('planned', 'announced', 'locked') returning c.id, c.plan_id)
    insert into shop.plan_events (plan_id, cycle_id, at, event, to_state, actor_kind)
    select d.plan_id, d.id, who.now, 'account_deleted', 'cancelled', 'system' from dropped d, who`,
  // The orders stay as long as the law and claims need them, but nobody opens them any more.
  orderLinks: `${WHO} update shop.orders o set links_revoked_at = who.now from who
    where o.links_revoked_at is null and (o.customer_id = who.customer_id or o.customer_id is null and o.email = who.email)`,
  // What may become or is a claim is kept with the order; a question about food is not.
  tickets: `${WHO} delete from shop.tickets t using who
    where t.email = who.email and t.order_id is null and t.order_number = '' and t.topic not in ('return', 'order')`,
  applications: `${WHO} delete from shop.applications a using who where a.email = who.email and a.state <> 'approved'`,
  // Those still on their way, the one that says goodbye among them, are emptied by their own rule.
  mails: `${WHO} update internal.mails m set recipient = '', data = '{}', secrets = null, last_answer = null from who
    where m.recipient = who.email and m.status in ('sent', 'refused')`,
  newsletter: `${WHO}, gone as (update internal.newsletter_subscriptions s set email = null, email_hash = who.hash from who
      where s.email = who.email returning s.id)
    delete from internal.newsletter_tokens t using gone where t.subscription_id = gone.id`,
  registrations: `${WHO} delete from internal.registrations r using who where r.email = who.email`,
  links: `${WHO} delete from internal.link_tokens l using who where l.email = who.email`,
  productAlerts: `${WHO} delete from internal.product_alerts w using who where lower(w.email) = who.email`,
  puppyPlans: `${WHO} delete from internal.puppy_plans p using who where p.email = who.email`,
  pushSubscriptions: `${WHO} delete from internal.push_subscriptions p using who where p.customer_id = who.customer_id`,
  surveyTasks: `${WHO} update shop.staff_tasks t set details = '{}', note = '' from who
    where t.kind = 'unhappy_answer' and t.order_id in (select o.id from shop.orders o where o.customer_id = who.customer_id)`,
  surveys: `${WHO} update internal.survey_invitations i
      set email = null, order_id = null, customer_id = null, anonymised_at = who.now, answers = i.answers - ${TEXT_ANSWERS}
     from who, shop.surveys s
    where s.id = i.survey_id and i.anonymised_at is null and (i.customer_id = who.customer_id or i.email = who.email)`,
  reviewOrigins: `${WHO} update internal.review_origins r set customer_id = null, note = '', appeal = null from who where r.customer_id = who.customer_id`,
  reviewReports: `${WHO} update internal.review_reports r set email = null, note = '' from who where r.email = who.email`,
  fairEntries: `${WHO} delete from internal.fair_entries f using who where f.email = who.email`,
  measuredOrders: `${WHO} update internal.measured_orders m set consent_key = null, client_id = null from who
    where m.order_id in (select o.id from shop.orders o where o.customer_id = who.customer_id)`,
  deadJobs: `${WHO} update graphile_worker._private_jobs j
      set payload = (j.payload::jsonb - '{email,newEmail,browser,network,returnTo,dogName,birthDate}'::text[])::json, last_error = null from who
    where j.attempts >= j.max_attempts and who.email in (j.payload ->> 'email', j.payload ->> 'newEmail')`,
  customer: `${WHO} update shop.customers c
      set user_id = null, email = null, first_name = '', last_name = '', phone = null, company_name = null, company_id = null,
          vat_id = null, deleted_at = who.now, email_hash = who.hash
     from who where c.id = who.customer_id`,
} as const

export type ErasureName = keyof typeof ERASURES

/** The row of the customer stays for the documents that name it, without anything that says whose it was. */
export async function erasePerson(db: Db, { customerId, email, now, emailHash }: Leaver): Promise<void> {
  const names = Object.keys(ERASURES) as ErasureName[]
  for (const name of names) await db.query<NoRow>(ERASURES[name], [customerId, email, now, emailHash])
}
