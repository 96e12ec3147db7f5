import pg from 'pg'

/** What only the shop's own people can do: change a price, count the shelf, look into the books. */
async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
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

/** As if the clock had struck: the worker takes it from the queue like any other. */
export async function askWorker(job: string): Promise<void> {
  await query(`select graphile_worker.add_job($1, '{}')`, [job])
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
        from shop.faq_questions q join shop.faq_types t on t.id = q.faq_type_id
      union all select '/s/' || slug from shop.static_pages`,
  )
  return rows.map(({ path }) => path)
}
