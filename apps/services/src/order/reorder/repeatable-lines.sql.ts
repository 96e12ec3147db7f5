import type { Db, Narrow } from '#app/store/database'
import type { SelectRepeatableLines } from '#app/store/rows'

interface BoughtGoods {
  variantId: number
  pieces: number
  categories: string[]
}

/** What was bought and is still sold alone, with what says whether it may come regularly. A gift and a part of a bundle may not. */
export async function selectRepeatableLines(db: Db, orderId: number): Promise<BoughtGoods[]> {
  const { rows } = await db.query<Narrow<SelectRepeatableLines, BoughtGoods>>(
    `select l.variant_id as "variantId", sum(l.pieces)::integer as pieces,
            array(select c.slug from shop.product_categories pc join shop.categories c on c.id = pc.category_id
                   where pc.product_id = v.product_id) as categories
       from shop.order_lines l join shop.variants v on v.id = l.variant_id join shop.products p on p.id = v.product_id
      where l.order_id = $1 and l.kind = 'goods' and l.bundle_variant_id is null
        and v.status <> 'discontinued' and v.short_of is null and p.status in ('active', 'sell_out')
      group by l.variant_id, v.product_id order by min(l.position)`,
    [orderId],
  )
  return rows
}
