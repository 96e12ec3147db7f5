import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectListedGoods, SelectMostSteps } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface SoldGoods {
  variantId: number
  sku: string
  ean: string | null
  name: string
  variantName: string
  vatPercent: number | null
  grossWeightG: number
  piecesPerCarton: number | null
  cartonsPerLayer: number | null
  layersPerPallet: number | null
  available: number
}

/** How many prices for more pieces a thing may have at most: each step of a list is a list of its own below it. */
export async function selectMostSteps(db: Db): Promise<number> {
  const { rows } = await db.query<SelectMostSteps>(
    `select coalesce(max(n.steps), 0)::int as steps
       from (select count(*) as steps from shop.price_lists l
              where l.storefront_id = $1 and l.parent_id is not null group by l.parent_id) n`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows).steps ?? 0
}

/** What is sold now, in the order of its numbers from one on: a page at a time, never a list of everything. */
export async function selectListedGoods(
  db: Db,
  { after, limit, now, today }: { after: number; limit: number; now: Date; today: string },
): Promise<SoldGoods[]> {
  const { rows } = await db.query<Narrow<SelectListedGoods, { available: number }>>({
    name: 'sold-goods',
    text: `select v.id as "variantId", v.sku, v.ean, p.name, v.name as "variantName", shop.vat_percent($1, v.vat_class, $5::date)::float8 as "vatPercent",
                  v.gross_weight_g as "grossWeightG", v.pieces_per_carton as "piecesPerCarton", v.cartons_per_layer as "cartonsPerLayer",
                  v.layers_per_pallet as "layersPerPallet", greatest(coalesce(s.on_hand - s.reserved, 0), 0)::int as available
             from shop.variants v
             join shop.products p on p.id = v.product_id
             left join shop.stock s on s.variant_id = v.id
            where v.storefront_id = $1 and v.id > $2 and v.status <> 'discontinued' and v.short_of is null
              and p.status in ('active', 'sell_out') and p.published_at <= $4
            order by v.id limit $3`,
    values: [STOREFRONT_ID, after, limit, now, today],
  })
  return rows
}
