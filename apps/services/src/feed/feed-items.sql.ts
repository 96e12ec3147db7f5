import type { FeedDelivery } from '@shop/partners/feeds/feed-item'
import type { Db, Narrow } from '#app/store/database'
import type { SelectCodFee, SelectFeedMethods, SelectFeedRows } from '#app/store/rows'

/** A variant with everything a comparison site may ask; money in haléře. */
export interface FeedRow {
  id: number
  sku: string
  variantName: string
  productSlug: string
  productName: string
  brand: string
  description: string
  price: number
  regularPrice: number
  vatPercent: number | null
  ean: string | null
  isInStock: boolean
  netGrams: number | null
  grossGrams: number
  heurekaCategory: string | null
  googleCategory: string | null
  categories: string[]
  images: { key: string; hash: string; width: number }[]
  protein: string | null
  lifeStage: string | null
  breedSize: string | null
  tags: string[]
}

/** The next variants behind an id, in its order: a feed is read like a book, not like a crowd. */
export async function selectFeedRows(db: Db, storefrontId: number, afterId: number, limit: number): Promise<FeedRow[]> {
  const { rows } = await db.query<
    Narrow<SelectFeedRows, Pick<FeedRow, 'price' | 'regularPrice' | 'isInStock' | 'images'>>
  >(
    `select v.id::int as id, v.sku, v.name as "variantName", p.slug as "productSlug", p.name as "productName",
            coalesce(b.name, '') as brand, 
            coalesce(nullif(p.short_description, ''), nullif(p.description, ''), p.name) as description,
            o.price::int as price,
            -- A former price may be named only beside a discount the law knows.
            case when o.on_sale then o.regular_price else o.price end::int as "regularPrice",
            shop.vat_percent(v.storefront_id, v.vat_class)::float8 as "vatPercent",
            v.ean, o.in_stock as "isInStock", v.net_weight_g as "netGrams", v.gross_weight_g as "grossGrams",
            coalesce(p.heureka_category, first.heureka_category) as "heurekaCategory",
            coalesce(p.google_category, first.google_category) as "googleCategory",
            array(select c.name from shop.product_categories pc join shop.categories c on c.id = pc.category_id
                   where pc.product_id = p.id order by pc.position limit 4) as categories,
            coalesce((select jsonb_agg(jsonb_build_object('key', i.key, 'hash', i.content_hash, 'width', i.width)
                                       order by i.variant_id is null, i.position)
                        from shop.images i
                       where (i.variant_id = v.id or i.product_id = p.id) and i.content_hash is not null), '[]') as images,
            pr.name as protein, ls.name as "lifeStage", bs.name as "breedSize",
            array(select t.name from shop.product_tags pt
                    join shop.tags t on t.storefront_id = pt.storefront_id and t.code = pt.tag
                   where pt.product_id = p.id order by pt.position limit 6) as tags
       from shop.variants v
       join shop.products p on p.id = v.product_id
       join shop.variant_offers o on o.variant_id = v.id and o.is_public
       left join shop.brands b on b.id = p.brand_id
       left join shop.proteins pr on pr.storefront_id = p.storefront_id and pr.code = p.protein
       left join shop.life_stages ls on ls.storefront_id = p.storefront_id and ls.code = p.life_stage
       left join shop.breed_sizes bs on bs.storefront_id = p.storefront_id and bs.code = p.breed_size
       -- A set is sold where its main part is.
       left join lateral (
         select cp.heureka_category, cp.google_category
           from shop.bundle_components bc
           join shop.variants cv on cv.id = bc.component_variant_id
           join shop.products cp on cp.id = cv.product_id
          where bc.bundle_variant_id = v.id order by cv.gross_weight_g desc, cv.id limit 1
       ) first on true
      where v.storefront_id = $1 and v.id > $2 and v.status in ('active', 'sell_out')
        and p.status in ('active', 'sell_out') and p.published_at <= now()
      order by v.id limit $3`,
    [storefrontId, afterId, limit],
  )
  return rows
}

export interface FeedMethod {
  /** As comparison sites call it. */
  names: FeedDelivery['names']
  price: number
  freeFrom: number | null
  maxGrams: number | null
  takesCod: boolean
}

export async function selectFeedMethods(
  db: Db,
  storefrontId: number,
): Promise<{ methods: FeedMethod[]; codFee: number }> {
  const [methods, fee] = await Promise.all([
    db.query<Narrow<SelectFeedMethods, Pick<FeedMethod, 'names'>>>(
      `select feed_names as names, price::int as price, free_from::int as "freeFrom", max_weight_g as "maxGrams", takes_cod as "takesCod"
         from shop.shipping_methods where storefront_id = $1 and is_active order by position`,
      [storefrontId],
    ),
    db.query<SelectCodFee>(
      `select fee::int as fee from shop.payment_methods where storefront_id = $1 and kind = 'cod' and is_active limit 1`,
      [storefrontId],
    ),
  ])
  return { methods: methods.rows, codFee: fee.rows[0]?.fee ?? 0 }
}
