import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** What only the shop's own people can do: change a price, count the shelf, look into the books. */
export async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

export async function variantId(sku: string): Promise<number> {
  const [row] = await query<{ id: string }>('select id from shop.variants where sku = $1', [sku])
  if (!row) throw new Error(`The demo shop has no ${sku}.`)
  return Number(row.id)
}

/** Whole haléře, from now on. */
export async function changePrice(sku: string, amount: number): Promise<void> {
  await query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select l.id, v.id, $2, 'regular', now() from shop.variants v, shop.price_lists l where v.sku = $1 and l.is_public`,
    [sku, amount],
  )
}

/** As if somebody had counted the shelf: so many can be sold, beside what is already promised. */
export async function leaveInStock(sku: string, pieces: number): Promise<void> {
  await query(
    `update shop.stock set on_hand = reserved + $2 where variant_id = (select id from shop.variants where sku = $1)`,
    [sku, pieces],
  )
}

export async function ordersOf(email: string): Promise<{ number: string; state: string; payable: string }[]> {
  return query('select number, state, payable from shop.orders where email = $1 order by id', [email])
}

export async function messagesOf(email: string): Promise<string[]> {
  const rows = await query<{ message: string }>('select message from shop.tickets where email = $1 order by id', [
    email,
  ])
  return rows.map(({ message }) => message)
}

export async function orderRow(number: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await query<Record<string, unknown>>('select * from shop.orders where number = $1', [number])
  return row
}

/** What a piece costs everybody now, in whole haléře. */
export async function priceOf(sku: string): Promise<number> {
  const [row] = await query<{ amount: string }>(
    `select p.amount from shop.prices p
       join shop.variants v on v.id = p.variant_id join shop.price_lists l on l.id = p.price_list_id
      where v.sku = $1 and l.is_public and p.valid_from <= now() order by p.valid_from desc, p.id desc limit 1`,
    [sku],
  )
  return Number(row?.amount)
}

/** Valid whenever the tests run, unlike the campaigns of the demo shop. */
export async function offerCoupon(code: string, percent: number, minimumGoods: number): Promise<void> {
  await query(
    `insert into shop.coupons (storefront_id, code, name, kind, percent, minimum_goods, customer_groups, valid_from, valid_to)
     values (1, $1, $1, 'percent', $2, $3, '{maloobchod}', current_date - 1, current_date + 1)`,
    [code, percent, minimumGoods],
  )
}

/** As if somebody had been hired and had shown the second factor; how that is done is tested elsewhere. */
export async function makeStaff(email: string): Promise<void> {
  await query(`update auth.users set staff_role = 'staff_admin' where email = $1`, [email])
  await query(
    `update auth.sessions set second_factor = true, second_factor_at = now() + interval '1 day' where user_id = (select id from auth.users where email = $1)`,
    [email],
  )
}

/** Its owner has not said a word for so many days. */
export async function silenceRetailer(slug: string, days: number): Promise<void> {
  await query('update shop.retailers set confirmed_on = current_date - $2::int where slug = $1', [slug, days])
}

/** As if the clock had struck: the worker takes it from the queue like any other. */
export async function askWorker(job: string): Promise<void> {
  await query(`select graphile_worker.add_job($1, '{}')`, [job])
}

/**
 * Money that has just come is read now. The bank answers once in thirty seconds and the shop keeps to it, which is tested by the
 * services; here the last call counts as long ago, unless it is under way.
 */
export async function askBank(): Promise<void> {
  await query('update internal.bank_cursors set called_at = null where not is_unanswered')
  await askWorker('import-bank')
}

/** Addresses of everything the shop sells and says to everybody. */
export async function publicPaths(): Promise<string[]> {
  const rows = await query<{ path: string }>(
    `select '/produkt/' || slug as path from shop.products where status in ('active', 'sell_out')
      union all select '/produkty/' || slug from shop.categories
      union all select path from shop.sections
      union all select '/blog/' || slug from shop.blog_posts where published_at <= now()
      union all select '/blog/kategorie/' || slug from shop.blog_categories
      union all select '/casto-kladene-dotazy/' || t.slug || '/' || q.slug
        from shop.faq_questions q join shop.faq_types t on t.id = q.faq_type_id and not t.is_hidden
       where q.published_at <= internal.shop_now()
      union all select '/s/' || slug from shop.static_pages`,
  )
  return rows.map(({ path }) => path)
}

interface DeliveredOrder {
  number: string
  /** Opens its reviews, as the link of the review request does. */
  secret: string
}

/** An order that has come, written by hand: packing it would take a warehouse. Triggers rest, so `remove` it at the end. */
export async function insertDeliveredOrder(email: string, sku: string): Promise<DeliveredOrder> {
  const number = `9${randomBytes(4).readUInt32BE().toString().padStart(9, '0').slice(-9)}`
  const secret = randomBytes(32).toString('base64url')
  await queryAll([
    ['set session_replication_role = replica', []],
    [
      `insert into shop.orders (storefront_id, number, cart_id, customer_group, state, placed_at, email, phone, billing, delivery,
         shipping_method_id, shipping_kind, payment_method_id, payment_kind, parcels, basis, goods_list, goods_paid, total, payable,
         vat, price_trace, terms_version_id, button_text)
       values (1, $1::text, -($1::text)::bigint, 'maloobchod', 'delivered', now() - interval '20 days', $2, '+420777123456',
         '{"firstName": "Jitka"}', '{}', (select min(id) from shop.shipping_methods), 'address',
         (select min(id) from shop.payment_methods), 'cod', '[]', 'gross', 100, 100, 100, 100, '[]', '[]', 1, 'Objednat')`,
      [number, email],
    ],
    [
      `insert into shop.order_lines (order_id, position, kind, variant_id, code, name, variant_name, pieces, vat_rate, full_amount,
         amount, base, tax, gross)
       select o.id, 1, 'goods', v.id, v.sku, p.name, v.name, 1, 12, 100, 100, 89, 11, 100
         from shop.orders o, shop.variants v join shop.products p on p.id = v.product_id
        where o.number = $1 and v.sku = $2`,
      [number, sku],
    ],
    [
      `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind)
       select id, now() - interval '15 days', 'delivered', 'shipped', 'delivered', 'system' from shop.orders where number = $1`,
      [number],
    ],
    [
      `insert into internal.review_invitations (order_id, secret_hash, created_at, expires_at)
       select id, $2, now(), now() + interval '1 day' from shop.orders where number = $1`,
      [number, createHash('sha256').update(secret).digest()],
    ],
  ])
  return { number, secret }
}

/** As if its buyer had been signed in, that many days ago. */
export async function giveToAccount(number: string, email: string, daysAgo: number): Promise<number> {
  await queryAll([
    ['set session_replication_role = replica', []],
    [
      `update shop.orders set customer_id = (select id from shop.customers where email = $2),
         placed_at = now() - make_interval(days => $3) where number = $1`,
      [number, email, daysAgo],
    ],
  ])
  const [order] = await query<{ id: string }>('select id from shop.orders where number = $1', [number])
  return Number(order?.id)
}

/** Such an order never really was, and the truths of the shop must not meet it. */
export async function removeOrder(number: string): Promise<void> {
  const order = '(select id from shop.orders where number = $1)'
  await queryAll([
    [`delete from internal.review_invitations where order_id = ${order}`, [number]],
    [
      `delete from shop.reviews where id in (select review_id from internal.review_origins where order_id = ${order})`,
      [number],
    ],
    [`delete from shop.bag_notes where order_id = ${order}`, [number]],
    ['set session_replication_role = replica', []],
    [`delete from shop.order_events where order_id = ${order}`, [number]],
    [`delete from shop.order_lines where order_id = ${order}`, [number]],
    ['delete from shop.orders where number = $1', [number]],
  ])
}

/** As if staff had read it. */
export async function publishReview(orderNumber: string): Promise<void> {
  await query(
    `update shop.reviews set status = 'published' where id in (
       select ro.review_id from internal.review_origins ro join shop.orders o on o.id = ro.order_id where o.number = $1)`,
    [orderNumber],
  )
}

/** The secret of a survey that somebody was asked to answer. */
export async function insertSurvey(type: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await query(
    `insert into internal.survey_invitations (survey_id, secret_hash, created_at, expires_at)
     select id, $2, now(), now() + interval '1 day' from shop.surveys where type = $1`,
    [type, createHash('sha256').update(secret).digest()],
  )
  return secret
}

export async function countFairEntries(email: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    'select count(*)::int as count from internal.fair_entries where email = $1',
    [email],
  )
  return row?.count ?? 0
}

/** One connection for all, because a setting of the session must hold for what follows. */
async function queryAll(statements: [text: string, values: unknown[]][]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    for (const [text, values] of statements) await client.query(text, values)
  } finally {
    await client.end()
  }
}

/** Proofs of choices about cookies under a key, oldest first. */
export async function cookieChoices(
  key: string,
): Promise<{ analytics: boolean; marketing: boolean; source: string }[]> {
  return query('select analytics, marketing, source from shop.cookie_consents where consent_key = $1 order by id', [
    key,
  ])
}

export async function viewsOf(path: string): Promise<number> {
  const [row] = await query<{ views: string | null }>(
    'select sum(views) as views from shop.page_views where path = $1',
    [path],
  )
  return Number(row?.views ?? 0)
}

/** A page of an offer as an editor would publish it, out since yesterday. */
export async function publishLanding(slug: string, validTo: Date, blocks: object[]): Promise<void> {
  await query(
    `insert into shop.landing_pages (storefront_id, slug, title, seo_description, status, valid_from, valid_to, blocks)
     values (1, $1, $1, $1, 'published', now() - interval '1 day', $2, $3)`,
    [slug, validTo, JSON.stringify(blocks)],
  )
}

/** The cheapest way to an address the checkout offers. */
export async function cheapestCourier(): Promise<{ price: number; minDays: number }> {
  const [row] = await query<{ price: number; minDays: number }>(
    `select price::int as price, min_days as "minDays" from shop.shipping_methods
      where kind = 'address' and is_active order by price, position limit 1`,
  )
  if (!row) throw new Error('The demo shop goes to no address.')
  return row
}

/** As if editors had called a topic of the blog otherwise before. */
export async function rememberTopic(slug: string, oldSlug: string): Promise<void> {
  await query(
    `insert into shop.slug_history (storefront_id, blog_category_id, slug)
     select storefront_id, id, $2 from shop.blog_categories where slug = $1 on conflict do nothing`,
    [slug, oldSlug],
  )
}

/** As if the night had counted parcels to a place: so many, of which so many came within so many days. */
export async function writeDeliveryRecord(
  shippingCode: string,
  area: string,
  { parcels, inTime, days }: { parcels: number; inTime: number; days: number },
): Promise<void> {
  await query(
    `insert into internal.delivery_days (shipping_method_id, area, weekday, parcels, in_time, min_days, max_days)
     select id, $2, 0, $3, $4, $5, $5 from shop.shipping_methods where code = $1
     on conflict (shipping_method_id, area, weekday) do nothing`,
    [shippingCode, area, parcels, inTime, days],
  )
}

/** The days an order was promised for. */
export async function promisedDays(number: string): Promise<{ from: string; to: string } | undefined> {
  const [row] = await query<{ from: string; to: string }>(
    'select delivery_from::text as "from", delivery_to::text as "to" from shop.orders where number = $1',
    [number],
  )
  return row
}
