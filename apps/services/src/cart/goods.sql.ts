import type { CartGoods } from '@shop/contract/cart-view'
import type { Component, PricedVariant } from '@shop/domain/cart/pricing-input'
import { bundleAvailability } from '@shop/domain/catalog/bundle-availability'
import type { Db, Narrow } from '#app/store/database'
import type { SelectGoods } from '#app/store/rows'

/** A variant with everything a cart asks about it: what it shows, what it costs, what it weighs, how many there are. */
export interface Goods {
  variant: PricedVariant
  view: Omit<CartGoods, 'inStock' | 'canBeRegular'>
  /** Without the cap that pages get. */
  inStock: number
  /** What lies on the shelf and is printed on documents: the variant itself, or what a bundle is made of. */
  contents: readonly Content[]
}

interface Content {
  variantId: string
  sku: string
  name: string
  variantName: string
  weightGrams: number
}

type GoodsRow = Narrow<
  SelectGoods,
  {
    components: Part[] | null
    image: Goods['view']['image']
    isShortDated: boolean
    breaks: PricedVariant['quantityPrices'] | null
  }
>
type Part = Component & Content & { available: number }

interface GoodsQuestion {
  variantIds: readonly number[]
  storefrontId: number
  /** The public list and the one of the buyer's group. */
  priceLists: readonly string[]
  /** Whose running sale is measured: the buyer's list. */
  saleList: string
  now: Date
  today: string
}

const DIMENSIONS = (alias: string) =>
  `case when num_nulls(${alias}.width_mm, ${alias}.height_mm, ${alias}.depth_mm) = 0 then jsonb_build_object(
     'widthMm', ${alias}.width_mm, 'heightMm', ${alias}.height_mm, 'depthMm', ${alias}.depth_mm) end`

// What shop.current_price says, spelled out: a call of a function costs more than the one row it looks up.
const PRICE = (variant: string) =>
  `select p.amount, p.kind from shop.prices p
    where p.variant_id = ${variant} and p.price_list_id = l.id and p.valid_from <= $5 order by p.valid_from desc, p.id desc limit 1`

/** What a dog may live on, by the card of the product. */
export const ROLE = (card: string) =>
  `case when coalesce(${card}.composition, 'not_feed') = 'not_feed' then 'other'
        when ${card}.facets @> '{typ-krmiva:kompletni}' then 'complete' else 'complementary' end`

const PICTURE = (column: string, id: string) =>
  `(select jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width, 'height', i.height)
      from shop.images i where i.${column} = ${id} order by i.position limit 1)`

const TEXT = `
  with lists as materialized (
    select l.id, l.code, l.is_public, l.from_pieces, m.code as parent
      from shop.price_lists l left join shop.price_lists m on m.id = l.parent_id
     where l.storefront_id = $2 and coalesce(m.code, l.code) = any ($3)
  ), rates as materialized (
    select distinct on (vat_class) vat_class, percent::float8 from shop.vat_rates
     where storefront_id = $2 and valid_from <= $6::date order by vat_class, valid_from desc
  )
  select v.id, v.id as "variantId", v.product_id as "productId", p.slug, p.name, v.name as "variantName", v.sku, p.kind, p.protein,
         ${ROLE('c')} as role,
         (select b.slug from shop.brands b where b.id = p.brand_id) as brand,
         p.feed_type as "feedType", p.life_stage as "lifeStage", p.breed_size as "breedSize",
         p.energy_kcal_per_100g::float8 as "kcalPer100g", v.net_weight_g as "netWeightGrams", v.gross_weight_g as "weightGrams",
         v.unit, v.unit_quantity::float8 as "unitQuantity", v.width_mm as "widthMm", v.height_mm as "heightMm",
         v.depth_mm as "depthMm", v.is_multipack as "isMultipack", v.short_of is not null as "isShortDated", s.on_hand - s.reserved as available,
         (select percent from rates where rates.vat_class = v.vat_class) as "vatRate",
         v.status <> 'discontinued' and coalesce(v.best_before > $6::date, true) and p.status in ('active', 'sell_out') and p.published_at <= $5 as "isSold",
         price.amounts as prices, price.breaks, price.lowest as "lowestPrice", category.slugs as categories, part.list as components,
         coalesce(${PICTURE('variant_id', 'v.id')}, ${PICTURE('variant_id', 'v.short_of')}, ${PICTURE('product_id', 'p.id')}) as image, g.contains, g.may_contain as "mayContain", 'declared' = any (g.tokens) as "isDeclared"
    from shop.variants v
    join shop.products p on p.id = v.product_id
    left join shop.stock s on s.variant_id = v.id
    left join internal.grid_products g on g.product_id = p.id
    left join shop.product_cards c on c.product_id = p.id
    left join lateral (
      select jsonb_object_agg(l.code, c.amount) filter (where l.from_pieces is null) as amounts,
             jsonb_agg(jsonb_build_object('priceList', l.parent, 'fromPieces', l.from_pieces, 'price', c.amount) order by l.from_pieces)
               filter (where l.from_pieces is not null and c.kind <> 'ended') as breaks,
             min(case when l.code = $4 and c.kind = 'sale' then
               (select low from shop.lowest_price_before_discount(v.id, l.id, $5) low where low > c.amount) end) as lowest
        from lists l cross join lateral (${PRICE('v.id')}) c
    ) price on true
    left join lateral (
      select array_agg(c.slug order by pc.position) as slugs
        from shop.product_categories pc join shop.categories c on c.id = pc.category_id where pc.product_id = p.id
    ) category on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'variantId', b.component_variant_id::text, 'pieces', b.quantity, 'weightGrams', cv.gross_weight_g,
               'sku', cv.sku, 'name', cp.name, 'variantName', cv.name,
               'vatRate', (select percent from rates where rates.vat_class = cv.vat_class), 'dimensions', ${DIMENSIONS('cv')},
               'alonePrice', (select c.amount from lists l cross join lateral (${PRICE('cv.id')}) c where l.is_public),
               'available', coalesce(cs.on_hand - cs.reserved, 0)) order by b.position) as list
        from shop.bundle_components b
        join shop.variants cv on cv.id = b.component_variant_id
        join shop.products cp on cp.id = cv.product_id
        left join shop.stock cs on cs.variant_id = cv.id
       where b.bundle_variant_id = v.id
    ) part on true
   where v.id = any ($1) and v.storefront_id = $2`

export async function selectGoods(db: Db, question: GoodsQuestion): Promise<Map<string, Goods>> {
  const { variantIds, storefrontId, priceLists, saleList, now, today } = question
  if (variantIds.length === 0) return new Map()
  const { rows } = await db.query<GoodsRow>({
    name: 'cart-goods',
    text: TEXT,
    values: [variantIds, storefrontId, priceLists, saleList, now, today],
  })
  return new Map(rows.map((row) => [String(row.id), toGoods(row)]))
}

function toGoods(row: GoodsRow): Goods {
  const {
    id,
    vatRate,
    prices,
    breaks,
    lowestPrice,
    categories,
    isMultipack,
    isShortDated,
    available,
    components,
    isSold,
    brand,
    ...rest
  } = row
  const { widthMm, heightMm, depthMm, contains, mayContain, isDeclared, ...view } = rest
  const parts = components ?? []
  const hasSize = widthMm !== null && heightMm !== null && depthMm !== null
  return {
    variant: {
      id: String(id),
      prices: prices ?? {},
      quantityPrices: breaks ?? [],
      compareAtPrice: lowestPrice,
      // A bundle has no rate of its own; its parts are taxed.
      vatRate: vatRate ?? 0,
      categories: categories ?? [],
      productId: String(row.productId),
      brand,
      isMultipack,
      isShortDated,
      weightGrams: row.weightGrams,
      dimensions: hasSize ? { widthMm, heightMm, depthMm } : null,
      components: parts.map(toComponent),
    },
    // Without a price nothing is sold, whatever its status says.
    view: {
      ...view,
      isSold: isSold === true && prices !== null,
      ingredients: { contains: contains ?? [], mayContain: mayContain ?? [], isDeclared: isDeclared ?? false },
    },
    contents: parts.length === 0 ? [{ ...view, variantId: String(id) }] : parts,
    inStock:
      parts.length === 0
        ? (available ?? 0)
        : bundleAvailability(parts.map((part) => ({ stockPieces: part.available, quantity: part.pieces }))),
  }
}

function toComponent({ variantId, pieces, alonePrice, vatRate, weightGrams, dimensions }: Component): Component {
  return { variantId, pieces, alonePrice, vatRate, weightGrams, dimensions }
}
