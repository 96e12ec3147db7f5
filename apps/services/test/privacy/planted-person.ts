import type { Harness } from '../harness.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { query, sendTransfer } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'

/** The uid of a card or a link, told apart by the word of its owner. */
const UID = `left(translate(md5(word), '0189', 'wxyz'), 20)`

export interface Planted {
  person: Person
  customerId: number
  orderId: number
  token: string
}

/** Somebody who has been everywhere: with the word in every text, so that the database can be asked where it still stands. */
export async function plantPerson(shop: Harness, word: string, room?: PackingRoom): Promise<Planted> {
  const person = await newCustomer(shop, { email: `${word}@priklad.cz` })
  const [row] = await query<{ id: number }>(shop, 'select id::int as id from shop.customers where email = $1', [
    person.email,
  ])
  const customerId = row?.id ?? 0
  await fillAccount(person, word)
  const [liked] = await query<{ id: number }>(shop, 'select min(id)::int as id from shop.products')
  await person.call('saveFavourites', { add: [liked?.id ?? 0], remove: [] })
  const { orderId, token } = await buy(shop, person, word, room ?? (await openPackingRoom(shop)))
  await writeEverywhere(shop, { word, email: person.email, customerId, orderId })
  return { person, customerId, orderId, token }
}

async function fillAccount(person: Person, word: string): Promise<void> {
  const name = `${word[0]?.toUpperCase()}${word.slice(1)}`
  const steps = [
    await person.call('saveProfile', {
      version: 1,
      firstName: 'Jana',
      lastName: name,
      phone: '777 222 333',
      company: null,
    }),
    await person.call('addAddress', {
      firstName: 'Jana',
      lastName: name,
      street: 'Zahradní 12',
      city: 'Hlinsko',
      zip: '539 01',
      courierNote: `Zvonek ${word}`,
      asWritten: true,
    }),
    await person.call('addDog', {
      name,
      vetName: `MVDr. ${name}`,
      weight: { measuredOn: '2026-01-10', grams: 18_200 },
    }),
    await person.call('setConsent', { topic: 'newsletter', granted: true, wordingVersion: 1 }),
    await person.call('sendTicket', { ...TICKET, topic: 'food', email: person.email, name, message: `Píše ${word}` }),
    await person.call('sendTicket', {
      ...TICKET,
      topic: 'return',
      email: person.email,
      name,
      message: `Reklamuje ${word}`,
    }),
  ]
  const bad = steps.find(({ status }) => status >= 400)
  if (bad) throw new Error(JSON.stringify(bad.error))
}

const TICKET = { phone: '', orderNumber: '', dog: '', files: [] }

async function buy(shop: Harness, person: Person, word: string, room: PackingRoom) {
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  await person.call('enterCoupon', { code: 'VITEJTE10' })
  const details = { email: person.email, lastName: word, note: `Prosí ${word}` }
  const order = await fillCheckout(person, { details, payment: 'prevod-qr' })
  const { value, status, error } = await person.call('placeOrder', order)
  if (status !== 201) throw new Error(JSON.stringify(error))
  await sendTransfer(shop, { amount: value.payable, variableSymbol: value.number, message: `Od ${word}` })
  await room.shipped(value.orderId)
  await shop.runJobs()
  await query(shop, `update shop.parcels set state = 'delivered', delivered_at = $2 where order_id = $1`, [
    value.orderId,
    shop.clock.now(),
  ])
  await query(shop, `update shop.orders set state = 'delivered' where id = $1`, [value.orderId])
  await query(
    shop,
    `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind, details)
     values ($1, $2, 'delivered', 'shipped', 'delivered', 'system', $3)`,
    [value.orderId, shop.clock.now(), { taken_by: word }],
  )
  return { orderId: value.orderId, token: value.accessToken }
}

interface Who {
  word: string
  email: string
  customerId: number
  orderId: number
}

/** What would take a day to come about by itself, as the code of each area writes it. */
async function writeEverywhere(shop: Harness, { word, email, customerId, orderId }: Who): Promise<void> {
  const now = shop.clock.now()
  const put = (statement: string, ...more: unknown[]) =>
    query(
      shop,
      `with p as (select $1::timestamptz as now, $2::text as email, $3::text as word,
      $4::bigint as customer_id, $5::bigint as order_id)${statement.startsWith('with ') ? `, ${statement.slice(5)}` : ` ${statement}`}`,
      [now, email, word, customerId, orderId, ...more],
    )
  await put(`with saved as (insert into shop.order_templates (customer_id, name) select customer_id, word from p returning id)
    insert into shop.order_template_lines (order_template_id, variant_id, pieces, position)
    select saved.id, (select min(v.id) from shop.variants v), 2, 1 from saved`)
  await put(
    `insert into internal.availability_keys (customer_id, key_hash, created_at) select customer_id, sha256(word::bytea), now from p`,
  )
  await put(`insert into internal.api_keys (customer_id, name, key_hash, prefix, scopes, created_at, revoked_at)
    select customer_id, word, sha256((word || 'k')::bytea), 'cenich_abc123', '{orders:read}', now, now from p`)
  await put(`with branch as (insert into internal.company_branches (company_id, name, street, city, zip, country, note, created_at, removed_at)
      select customer_id, word, word, word, '16000', 'CZ', word, now, now from p returning id, company_id),
    boss as (insert into shop.customers (storefront_id, email, first_name, last_name, created_at)
      select 1, md5(word) || '@firma.example', '', '', now from p returning id),
    member as (insert into internal.company_members (company_id, customer_id, role, joined_at, ended_at)
      select boss.id, p.customer_id, 'buyer', now, now from boss, p returning id, company_id),
    bought as (insert into internal.company_orders (order_id, company_id, member_id, over_limit, decision, decided_by, decided_at, reason)
      select p.order_id, member.company_id, member.id, 'order', 'approved', p.customer_id, now, '' from member, p)
    insert into internal.company_invitations (company_id, email, role, token_hash, created_at, sent_at, expires_at)
    select member.company_id, p.email, 'buyer', sha256((word || 'i')::bytea), now, now, now from member, p`)
  await put(`with hook as (insert into internal.webhook_endpoints (customer_id, url, topics, secret, created_at)
      select customer_id, 'https://' || word || '.cz/', '{order.state_changed}', word::bytea, now from p returning id, customer_id),
    event as (insert into internal.webhook_events (customer_id, topic, entity, at, data)
      select customer_id, 'order.state_changed', 'order:' || word, now, jsonb_build_object('order', word) from p returning id),
    counted as (insert into internal.webhook_entities (endpoint_id, entity, last_sequence) select hook.id, 'order:' || word, 1 from hook, p),
    sent as (insert into internal.webhook_deliveries (endpoint_id, event_id, entity, sequence, next_at)
      select hook.id, event.id, 'order:' || word, 1, now from hook, event, p returning id)
    insert into internal.webhook_tries (delivery_id, at, ms, outcome, answer) select sent.id, now, 1, 'refused', word from sent, p`)
  await put(`insert into internal.registrations (key_hash, email, profile, created_at, sent_at, sends, expires_at)
    select sha256(word::bytea), email, jsonb_build_object('firstName', word), now, now, 1, now + interval '1 day' from p`)
  await put(`insert into internal.link_tokens (token_hash, purpose, email, user_id, created_at, expires_at)
    select sha256(word::bytea), 'sign_in', email, (select user_id from shop.customers where id = p.customer_id), now, now + interval '15 minutes' from p`)
  await put(`with file as (insert into internal.uploads (secret_hash, media_type, name, bytes, created_at, claimed_at)
      select sha256((word || 'f')::bytea), 'image/png', word || '.png', word::bytea, now, now from p returning id),
    ticket as (select max(t.id) as id from shop.tickets t, p where t.email = p.email and t.topic = 'food'),
    drawn as (insert into internal.upload_pictures (upload_id, bytes) select file.id, word::bytea from file, p)
    insert into internal.ticket_files (ticket_id, upload_id) select ticket.id, file.id from ticket, file`)
  await put(`with file as (insert into internal.uploads (secret_hash, media_type, name, bytes, created_at, claimed_at)
      select sha256((word || 'g')::bytea), 'application/pdf', word || '.pdf', word::bytea, now, now from p returning id),
    form as (insert into shop.applications (storefront_id, kind, state, subject, contact_name, email, phone, answers, message, supplement, secret_hash, answer_by, created_at)
      select 1, 'breeder', 'in_review', word, word, email, '+420777222333', '{}', word, word, sha256((word || 'a')::bytea), now, now from p returning id)
    insert into internal.application_files (application_id, upload_id) select form.id, file.id from form, file`)
  await put(`with file as (insert into internal.uploads (secret_hash, media_type, name, bytes, created_at, claimed_at)
      select sha256((word || 'c')::bytea), 'image/png', word || '.png', word::bytea, now, now from p returning id),
    given as (insert into shop.cases (kind, order_id, form_key, name, email, wish, description, declaration, account, submitted_at, decide_by, quoted)
      select 'complaint', order_id, gen_random_uuid(), word, email, 'refund', word, word, '2500000006/2010', now, now::date + 30, 0 from p returning id),
    line as (insert into shop.case_lines (case_id, position, pieces) select given.id, 1, 1 from given returning case_id, position),
    judged as (insert into shop.case_decisions (case_id, no, position, pieces, outcome) select case_id, 1, position, 1, 'refund' from line),
    event as (insert into shop.case_events (case_id, at, event, to_state, actor_kind, actor_id)
      select given.id, p.now, 'submitted', 'notified', 'customer', p.customer_id::text from given, p)
    insert into internal.case_files (case_id, upload_id) select given.id, file.id from given, file`)
  await put(`insert into internal.product_alerts (storefront_id, variant_id, kind, email, seen_price, created_at, confirmed_at, notified_at)
    select 1, (select min(id) from shop.variants), 'back_in_stock', email, 100, now, now, now from p`)
  await put(`insert into internal.puppy_plans (storefront_id, uid, email, dog_name, born_on, adult_band, wording_version, agreed_at, ended_at, end_reason)
    select 1, ${UID}, email, word, '2026-08-01', 'nevím', 1, now, now, 'finished' from p`)
  await put(`with s as (insert into internal.push_subscriptions (customer_id, endpoint, endpoint_hash, p256dh, auth, topics, created_at)
      select customer_id, 'https://push.example/' || word, sha256((word || 'p')::bytea), 'x', 'y', '{orders}', now from p returning id)
    insert into internal.pushes (subscription_id, object, event, title, body, path, created_at)
    select s.id, 'order:1', 'delivered', word, word, '/', now from s, p`)
  await put(`insert into internal.survey_invitations (survey_id, secret_hash, email, order_id, customer_id, created_at, expires_at, answers)
    select s.id, sha256((word || 's')::bytea), email, order_id, customer_id, now, now + interval '30 days',
      jsonb_build_object((select q ->> 'key' from jsonb_array_elements(s.questions) q where q ->> 'kind' = 'text' limit 1), word)
      from p, shop.surveys s where s.type = 'po-nakupu'`)
  await put(`with r as (insert into shop.reviews (storefront_id, product_id, rating, title, body, author_name, status, written_on)
      select 1, v.product_id, 5, word, word, word, 'published', now from p, shop.order_lines l join shop.variants v on v.id = l.variant_id
       where l.order_id = p.order_id and l.kind = 'goods' limit 1 returning id, product_id),
    o as (insert into internal.review_origins (review_id, order_id, product_id, customer_id, submitted_at, appeal, appealed_at)
      select r.id, p.order_id, r.product_id, p.customer_id, p.now, p.word, p.now from r, p)
    insert into internal.review_versions (review_id, number, rating, title, body, written_at) select r.id, 1, 5, word, word, now from r, p`)
  await put(`insert into internal.review_reports (review_id, reason, note, email, reported_at)
    select (select min(id) from shop.reviews where status = 'published'), 'abuse', word, email, now from p`)
  await put(`insert into internal.review_invitations (order_id, secret_hash, created_at, expires_at)
    select order_id, sha256((word || 'i')::bytea), now, now + interval '90 days' from p on conflict do nothing`)
  await put(`with e as (insert into internal.fair_entries (fair_id, client_key, email, first_name, dog_name, current_food, wants_newsletter, created_at)
      select (select min(id) from shop.fairs), gen_random_uuid(), email, word, word, word, false, now from p returning id, fair_id)
    insert into internal.prize_spins (entry_id, prize_id, roll, weights, spun_at, request_id)
    select e.id, (select min(z.id) from shop.prizes z where z.fair_id = e.fair_id), 0.5, '{}', now, 'test' from e, p`)
  await put(`insert into shop.bag_notes (customer_id, order_id, line_position, piece, noted_on, left_percent, created_at)
    select customer_id, order_id, 1, 1, now::date, 50, now from p`)
  await put(`insert into shop.dog_tags (uid, dog_id, note, created_at)
    select ${UID}, (select min(d.id) from shop.dogs d where d.customer_id = p.customer_id), word, now from p`)
  await put(`with litter as (insert into shop.litters (customer_id, name, mother_name, born_on, created_at)
      select customer_id, word, word, now::date, now from p returning id),
    puppy as (insert into shop.puppies (litter_id, position, name, sex, created_at) select litter.id, 1, word, 'male', now from litter, p returning id),
    offer as (insert into shop.puppy_offers (puppy_id, token_hash, email, sent_at, expires_at)
      select puppy.id, sha256((p.word || 'puppy')::bytea), p.email, p.now, p.now + interval '28 days' from puppy, p returning id)
    insert into shop.puppy_weights (puppy_id, measured_on, grams, written_at) select puppy.id, now::date, 400, now from puppy, p`)
  await put(`insert into internal.retailer_entries (customer_id, state, fields, sent_at, answer_by)
    select customer_id, 'waiting', jsonb_build_object('name', word), now, now::date from p`)
  await put(`with g as (insert into shop.group_orders (uid, customer_id, title, organiser, phone, place_name, street, city, zip, state, deadline_at,
        steps, pay_hours, answer_hours, created_at)
      select ${UID}, customer_id, 'A', word, word, 'A', 'A 1', 'Brno', '61500', 'open', now, '[]', 48, 48, now from p returning id),
    m as (insert into shop.group_members (group_id, email, first_name, last_name, state, created_at)
      select g.id, p.email, p.word, p.word, 'unconfirmed', p.now from g, p returning id)
    insert into shop.group_member_lines (member_id, variant_id, pieces) select m.id, (select min(id) from shop.variants), 1 from m`)
  await put(`insert into shop.dog_foods (dog_id, product_id, energy_share_percent)
    select (select min(d.id) from shop.dogs d where d.customer_id = p.customer_id), (select min(id) from shop.products), 100 from p`)
  await put(`with plan as (insert into shop.plans (storefront_id, customer_id, first_order_id, email, details, shipping_method_id, payment_method_id, started_at)
      select 1, p.customer_id, p.order_id, p.email, jsonb_build_object('firstName', p.word), o.shipping_method_id, o.payment_method_id, p.now
        from p join shop.orders o on o.id = p.order_id returning id),
    line as (insert into shop.plan_lines (plan_id, variant_id, pieces, interval_days, due_on)
      select plan.id, (select min(id) from shop.variants), 1, 28, p.now::date + 28 from plan, p returning id, plan_id, variant_id),
    cycle as (insert into shop.plan_cycles (plan_id, cycle_no, state, due_on, process_on, order_id, created_at)
      select plan.id, 1, 'ordered', p.now::date, p.now::date, p.order_id, p.now from plan, p returning id, plan_id),
    leave as (insert into shop.plan_mandates (plan_id, order_id, consent_text, consented_at)
      select plan.id, p.order_id, 'x', p.now from plan, p),
    inside as (insert into shop.plan_cycle_lines (cycle_id, position, variant_id, pieces, plan_line_id)
      select cycle.id, 1, line.variant_id, 1, line.id from cycle, line)
    insert into shop.plan_events (plan_id, cycle_id, at, event, to_state, actor_kind, actor_id)
    select cycle.plan_id, cycle.id, p.now, 'placed', 'ordered', 'customer', p.customer_id::text from cycle, p`)
  await put(`insert into shop.prepared_baskets (storefront_id, token_hash, kind, customer_id, title, note, prepared_by, expires_at, created_at)
    select 1, sha256((word || 'b')::bytea), 'shared', customer_id, word, word, word, now + interval '30 days', now from p`)
  await put(`insert into shop.customer_levels (customer_id, storefront_id, level_code, valid_to, reached_at)
    select p.customer_id, 1, (select max(code) from shop.loyalty_levels), p.now::date + 365, p.now from p`)
  await put(`insert into shop.referral_codes (storefront_id, programme, customer_id, coupon_id, created_at)
    select 1, (select max(code) from shop.referral_programmes), p.customer_id,
           (select max(c.id) from shop.coupons c where not exists (select from shop.referral_codes k where k.coupon_id = c.id)), p.now from p`)
  await put(`insert into internal.measured_orders (order_id, measured_at, consent_key, client_id)
    select order_id, now, gen_random_uuid(), '1.2' from p on conflict do nothing`)
  await put(`insert into shop.refunds (payment_id, order_id, amount, way, state, purpose, reason, account, requested_at, settled_at, actor_kind)
    select (select max(id) from shop.payments where order_id = p.order_id), order_id, 1, 'transfer', 'failed', 'correction', word, '2500000006/2010', now, now, 'staff' from p`)
  await put(`insert into shop.staff_tasks (storefront_id, kind, subject, order_id, details, opened_at)
    select 1, 'refund_the_rest', 'test:' || order_id, order_id, jsonb_build_object('who', word), now from p`)
  await put(`insert into shop.parcel_events (parcel_id, at, told_at, event, from_state, to_state, words, actor_kind)
    select max(r.id), p.now, p.now, 'delivered', 'delivered', 'delivered', 'Převzal ' || p.word, 'system' from p join shop.parcels r on r.order_id = p.order_id group by p.now, p.word`)
  await put(`insert into internal.mails (object, event, template, recipient, data, request_id, created_at, status)
    select 'test:' || order_id, 'stuck', 'ticket-received', email, jsonb_build_object('name', word), 'test', now, 'waiting' from p`)
  await put(
    `insert into shop.content_votes (storefront_id, kind, slug, is_helpful, message, created_at) select 1, 'question', 'x', false, 'Podepsán ' || word, now from p`,
  )
  await query(
    shop,
    `select graphile_worker.add_job('answer-subscription', json_build_object('email', $1::text, 'browser', $2::text, 'network', '192.0.2.0/24'), run_at => now() + interval '1 year', max_attempts => 1)`,
    [email, word],
  )
  await query(
    shop,
    `update graphile_worker._private_jobs set attempts = 1, created_at = now() - interval '8 days' where payload ->> 'email' = $1`,
    [email],
  )
}

/** Tables in which the word stands, whatever column; files too, which are shown as their bytes in hexadecimal. */
export async function tablesWith(shop: Harness, word: string, among?: string[]): Promise<string[]> {
  const hex = Buffer.from(word).toString('hex')
  const found: string[] = []
  for (const name of among ?? (await allTables(shop))) {
    const [hit] = await query(
      shop,
      `select from ${name} t where t::text ilike '%' || $1 || '%' or t::text like '%' || $2 || '%' limit 1`,
      [word, hex],
    )
    if (hit) found.push(name)
  }
  return found.sort()
}

async function allTables(shop: Harness): Promise<string[]> {
  const tables = await query<{ name: string }>(
    shop,
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and (table_schema in ('shop', 'internal', 'auth') or table_name = '_private_jobs')`,
  )
  return tables.map(({ name }) => name)
}
