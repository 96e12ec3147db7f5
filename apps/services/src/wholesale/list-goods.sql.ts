import type { Db } from '#app/store/database'
import type { SelectListGoods } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface ListQuestion {
  skus: readonly string[]
  eans: readonly string[]
  /** Whether some row has only words: then all that is sold may be meant. */
  byName: boolean
  now: Date
}

/** What rows may mean: public goods with these codes, and by their names whatever is sold now. */
export async function selectListGoods(db: Db, { skus, eans, byName, now }: ListQuestion): Promise<SelectListGoods[]> {
  const { rows } = await db.query<SelectListGoods>(
    `select v.id::text as "variantId", v.sku, v.ean, p.name || ' ' || v.name as name
       from shop.variants v join shop.products p on p.id = v.product_id
      where v.storefront_id = $1 and p.status <> 'draft' and p.published_at <= $5
        and (v.sku = any ($2) or v.ean = any ($3)
             or ($4 and v.status <> 'discontinued' and p.status in ('active', 'sell_out') and v.short_of is null))
      order by v.id`,
    [STOREFRONT_ID, skus, eans, byName, now],
  )
  return rows
}
