import type { Filler } from '@shop/contract/cart-view'
import { ROLE } from '#app/cart/goods.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectFillers } from '#app/store/rows'

/** At most by how much a filler may cost more than what is missing. */
const SPARE = 30_000
/** A page shows fewer: some of them may be nothing for the customer's dog. */
const MOST = 4

interface FillerQuestion {
  productIds: readonly number[]
  /** What the customer has already: gifts and what was put aside too. */
  exceptIds: readonly number[]
  /** To free shipping; nought when it is reached, and then small things that go with the goods are asked for. */
  missing: number
  /** Nothing useful makes a second parcel. */
  roomGrams: number | null
  storefrontId: number
}

/** Things bought with what is in the cart, or related to it by staff, in stock, that would reach the threshold by little more than it asks. */
export async function selectFillers(db: Db, question: FillerQuestion): Promise<Filler[]> {
  const { productIds, exceptIds, missing, roomGrams, storefrontId } = question
  const { rows } = await db.query<Narrow<SelectFillers, Pick<Filler, 'unit' | 'image'>>>({
    name: 'cart-fillers',
    text: `select f.*, coalesce(to_jsonb(g.contains), '[]') as contains, coalesce(to_jsonb(g.may_contain), '[]') as "mayContain"
             from (
               select distinct on (c.product_id) c.product_id, c.variant_id as "variantId", c.slug, c.name,
                      c.variant_name as "variantName", c.price, c.unit, c.unit_price as "pricePerUnit", c.protein, ${ROLE('c')} as role,
                      c.composition = 'declared' as "isDeclared", r.reason, r.position,
                      case when c.image_key is not null then jsonb_build_object('key', c.image_key, 'hash', c.image_hash,
                        'alt', c.image_alt, 'width', c.image_width, 'height', c.image_height) end as image
                 from internal.pairings r
                 join shop.product_cards c on c.product_id = r.related_product_id
                 join shop.variants v on v.id = c.variant_id
                where r.product_id = any ($1) and r.type in ('bought_together', 'cross_sell', 'upsell') and not c.product_id = any ($7)
                  and c.storefront_id = $6 and c.in_stock and c.status <> 'discontinued' and c.price between $2 and $2 + $3
                  and v.gross_weight_g <= coalesce($4, v.gross_weight_g)
                order by c.product_id, r.position
             ) f
             left join internal.grid_products g on g.product_id = f.product_id
            order by case when $2 > 0 then f.price end, f.position, f.product_id limit $5`,
    values: [productIds, missing, SPARE, roomGrams, MOST, storefrontId, exceptIds],
  })
  return rows.map(({ contains, mayContain, isDeclared, ...filler }) => ({
    ...filler,
    ingredients: { contains, mayContain, isDeclared: isDeclared ?? false },
  }))
}
