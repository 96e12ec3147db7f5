import type { BoughtLine } from '@shop/domain/cart/order-again'
import type { Db, Narrow } from '#app/store/database'
import type { SelectBoughtLines } from '#app/store/rows'

interface BoughtGoods extends BoughtLine {
  /** As it was called on the day it was bought. */
  name: string
}

/**
 * What was put into the cart of an order: bundles as bundles, not what was packed of them. How many a bundle holds is read
 * today; gifts come with their coupon and are not bought.
 */
export async function selectBoughtLines(db: Db, orderId: number): Promise<BoughtGoods[]> {
  const { rows } = await db.query<Narrow<SelectBoughtLines, Pick<BoughtGoods, 'variantId' | 'name' | 'pieces'>>>(
    `select coalesce(l.bundle_variant_id, l.variant_id)::text as "variantId",
            coalesce(min(l.bundle_name), min(concat_ws(', ', l.name, nullif(l.variant_name, '')))) as name,
            case when l.bundle_variant_id is null then sum(l.pieces)
                 else greatest(1, min(l.pieces / coalesce(c.quantity, 1))) end::integer as pieces,
            sum(l.full_amount)::bigint as "full"
       from shop.order_lines l
       left join shop.bundle_components c
         on c.bundle_variant_id = l.bundle_variant_id and c.component_variant_id = l.variant_id
      where l.order_id = $1 and l.kind = 'goods'
      group by l.bundle_variant_id, coalesce(l.bundle_variant_id, l.variant_id), l.regular_weeks
      order by min(l.position)`,
    [orderId],
  )
  return rows
}
