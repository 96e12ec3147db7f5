import type pg from 'pg'

export interface PriceRow {
  price_list_id: number
  variant_id: number
  amount: number
  kind: 'regular' | 'sale'
  valid_from: string
}

/** The last written price of every variant and list, by `list:variant`. */
export async function selectLatestPrices(
  client: pg.ClientBase,
  storefrontId: number,
): Promise<Map<string, { amount: number; kind: string }>> {
  const { rows } = await client.query<{ key: string; amount: string; kind: string }>(
    `select distinct on (p.price_list_id, p.variant_id) p.price_list_id || ':' || p.variant_id as key, p.amount, p.kind
       from shop.prices p join shop.price_lists l on l.id = p.price_list_id
      where l.storefront_id = $1
      order by p.price_list_id, p.variant_id, p.valid_from desc, p.id desc`,
    [storefrontId],
  )
  return new Map(rows.map(({ key, amount, kind }) => [key, { amount: Number(amount), kind }]))
}

/** Appends in order of time: the ledger refuses a price that begins before one it already has. */
export async function insertPrices(client: pg.ClientBase, prices: PriceRow[]): Promise<void> {
  if (prices.length === 0) return
  await client.query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select price_list_id, variant_id, amount, kind, valid_from
       from jsonb_populate_recordset(null::shop.prices, $1::jsonb)
      order by valid_from, price_list_id, variant_id`,
    [JSON.stringify(prices)],
  )
}
