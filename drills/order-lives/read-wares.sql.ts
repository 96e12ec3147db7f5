import type pg from 'pg'
import type { FrozenOrder, Ware } from './oracle/world.ts'

/** What everything costs, as the tables say it: with tax for everybody, without it for companies. */
export type Wares = Map<FrozenOrder['basis'], Ware[]>

/** Goods whose price changes while somebody lives have none here: nobody adds them. */
export async function readWares(db: pg.ClientBase): Promise<Wares> {
  const { rows } = await db.query<Ware & { basis: FrozenOrder['basis'] }>(
    `select v.id::int as "variantId", v.sku as code, v.gross_weight_g as grams, p.amount::int as price,
            case when l.includes_vat then 'gross' else 'net' end as basis,
            (select r.percent::float8 from shop.vat_rates r where r.vat_class = v.vat_class and r.valid_from <= '2026-11-16'
              order by r.valid_from desc limit 1) as rate,
            (select coalesce(jsonb_agg(jsonb_build_object('from', b.from_pieces, 'price', w.amount)), '[]') from shop.price_lists b
               join shop.prices w on w.price_list_id = b.id and w.variant_id = v.id where b.parent_id = l.id) as steps
       from shop.variants v
       join shop.price_lists l on l.is_public or l.code = 'velkoobchod'
       join lateral (
         select q.amount from shop.prices q where q.variant_id = v.id and q.price_list_id = l.id and q.valid_from <= '2026-11-16 09:00Z'
          order by q.valid_from desc, q.id desc limit 1
       ) p on true
       join shop.stock s on s.variant_id = v.id
      where not exists (
        select from shop.prices q where q.variant_id = v.id and q.price_list_id = l.id
           and q.valid_from > '2026-11-16 09:00Z' and q.valid_from < '2027-03-01')`,
  )
  return Map.groupBy(rows, ({ basis }) => basis)
}

/** What a dog eats; what is no food the guarantee is not about. */
export async function readFoods(db: pg.ClientBase): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ id: number }>(
    `select v.id::int as id from shop.variants v join shop.products p on p.id = v.product_id
      where p.kind in ('kibble', 'can', 'pouch', 'treat')`,
  )
  return new Set(rows.map(({ id }) => id))
}
