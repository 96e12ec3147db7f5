import type { Db, Narrow } from '#app/store/database'
import type { SelectLetterGoods } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface LetterGood {
  slug: string
  name: string
  protein: string | null
  packs: number
  variantName: string
  /** Of the cheapest pack, in haléře. */
  price: number
  image: { key: string; hash: string | null; width: number } | null
}

/** What can be bought of the goods a letter names, at the prices of the moment. What has ended is left out. */
export async function selectLetterGoods(db: Db, slugs: readonly string[]): Promise<LetterGood[]> {
  const { rows } = await db.query<Narrow<SelectLetterGoods, LetterGood>>(
    `select p.slug, p.name, p.protein, count(*)::int as packs, min(o.price)::int as price,
            (array_agg(v.name order by o.price, v.id))[1] as "variantName",
            (select jsonb_build_object('key', i.key, 'hash', i.content_hash, 'width', i.width) from shop.images i
              where i.product_id = p.id or i.variant_id = any (array_agg(v.id)) order by i.variant_id nulls last, i.position limit 1) as image
       from unnest($2::text[]) with ordinality n (slug, place)
       join shop.products p on p.storefront_id = $1 and p.slug = n.slug
       join shop.variant_offers o on o.product_id = p.id and o.is_public and o.in_stock
       join shop.variants v on v.id = o.variant_id
      where p.status in ('active', 'sell_out') and p.published_at <= now()
      group by p.id, n.place order by n.place`,
    [STOREFRONT_ID, slugs],
  )
  return rows
}
