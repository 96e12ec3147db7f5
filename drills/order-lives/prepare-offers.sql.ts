import type pg from 'pg'
import { OFFERED } from './oracle/buying.ts'

const CANS = 'CN-KO-KUR-400'
const BAG = 'CN-GR-KUR-A-02K'
/** Of the price of one piece. The last one is dearer than the one before it: whoever takes more pays the better one. */
const BREAKS = [
  { from: 2, percent: 95 },
  { from: 3, percent: 88 },
  { from: 4, percent: 91 },
] as const

const PRICE = `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
  select l.id, v.id, (select p.amount from shop.prices p join shop.price_lists s on s.id = p.price_list_id and s.is_public
                       where p.variant_id = v.id and p.valid_from <= '2026-11-16 09:00Z' order by p.valid_from desc, p.id desc limit 1) * $3::int / 100, 'regular', '2026-01-01'
    from shop.price_lists l, shop.variants v where l.code = $1 and v.sku = $2`

/** Prices for many pieces, and an offer that applies by itself, of goods that no other basket has. */
export async function prepareOffers(pool: pg.Pool): Promise<void> {
  for (const { from, percent } of BREAKS) {
    await pool.query(
      `insert into shop.price_lists (storefront_id, code, name, includes_vat, parent_id, from_pieces)
       select storefront_id, 'zivoty-od-' || $1::int, 'Životy', includes_vat, id, $1::int from shop.price_lists where is_public`,
      [from],
    )
    await pool.query(PRICE, [`zivoty-od-${from}`, CANS, percent])
  }
  await pool.query(
    `insert into shop.coupons (storefront_id, code, name, kind, amount, customer_groups, valid_from, valid_to, is_automatic, products)
     select 1, 'ZIVOTYAKCE', 'Sušenkový týden', 'fixed', $2::bigint, '{maloobchod}', '2026-01-01', '2030-01-01', true, array[product_id]
       from shop.variants where sku = $1`,
    [OFFERED.code, OFFERED.amount],
  )
}

/** What one customer alone pays: less than anybody for any number of pieces. */
export async function agreeWith(pool: pg.Pool, email: string): Promise<void> {
  const code = `zivoty-dohoda-${email.replaceAll(/[^a-z0-9]/g, '-')}`
  await pool.query(
    `insert into shop.price_lists (storefront_id, code, name, includes_vat) values (1, $1, 'Dohoda', true)`,
    [code],
  )
  await pool.query(
    `insert into internal.customer_price_lists (price_list_id, customer_id)
     select l.id, k.id from shop.price_lists l, shop.customers k where l.code = $1 and k.email = $2`,
    [code, email],
  )
  await pool.query(PRICE, [code, CANS, 80])
  await pool.query(PRICE, [code, BAG, 85])
}
