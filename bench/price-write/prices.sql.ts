import type pg from 'pg'

export async function cloneOf(client: pg.ClientBase, template: string, name: string): Promise<void> {
  await client.query(`create database ${name} template ${template} strategy file_copy`)
}

/** As the shop was before pages fell with their rows. */
export async function dropPageTriggers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as statement
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and p.proname ~ '^note_page'`,
  )
  for (const { statement } of rows) await client.query(statement)
}

export async function selectPricedVariants(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct c.variant_id as id from shop.product_cards c where c.price is not null order by 1`,
  )
  return rows.map(({ id }) => Number(id))
}

/** The price on the card, from now on: the card changes with it. */
export async function writePrice(client: pg.ClientBase, variant: number, amount: number): Promise<void> {
  await client.query({
    name: 'write-price',
    text: `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
           select id, $1, $2, 'regular', now() from shop.price_lists where is_public`,
    values: [variant, amount],
  })
}

/** Every pack gets its price of today and planned ones, up to the wanted number. */
export async function writePrices(client: pg.ClientBase, count: number, amount: number): Promise<void> {
  const { rowCount } = await client.query({
    name: 'write-prices',
    text: `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
           select l.id, v.id, $2, 'regular', now() + n * interval '1 day'
             from shop.price_lists l, shop.variants v, generate_series(0, 99) n
            where l.is_public order by n, v.id limit $1`,
    values: [count, amount],
  })
  if (rowCount !== count) throw new Error(`${rowCount} prices were written, not ${count}.`)
}

export async function countPageChanges(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::integer from internal.page_changes')
  return rows[0]?.count ?? 0
}
