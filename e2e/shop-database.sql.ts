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
