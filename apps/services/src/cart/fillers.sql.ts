import type { Filler } from '@shop/contract/cart-view'
import type { Db } from '#app/store/database'

/** At most by how much a filler may cost more than what is missing. */
const SPARE = 30_000
const MOST = 3

/** Things staff have related to what is in the cart, in stock, that would reach the threshold by little more than it asks. */
export async function selectFillers(db: Db, productIds: readonly number[], missing: number): Promise<Filler[]> {
  const { rows } = await db.query({
    name: 'cart-fillers',
    text: `select * from (
             select distinct on (c.product_id) c.variant_id as "variantId", c.slug, c.name, c.variant_name as "variantName", c.price,
                    r.reason, case when c.image_key is not null then jsonb_build_object('key', c.image_key, 'hash', c.image_hash,
                      'alt', c.image_alt, 'width', c.image_width, 'height', c.image_height) end as image
               from shop.product_relations r
               join shop.product_cards c on c.product_id = r.related_product_id
              where r.product_id = any ($1) and r.type in ('cross_sell', 'upsell') and not c.product_id = any ($1)
                and c.in_stock and c.status <> 'discontinued' and c.price between $2 and $2 + $3
              order by c.product_id, r.position
           ) f order by price limit $4`,
    values: [productIds, missing, SPARE, MOST],
  })
  return rows
}
