import type pg from 'pg'

/** A number below `n` that depends on nothing but the salt and the index, on any server and version. */
const ROLL = `create or replace function pg_temp.roll(salt text, i bigint, n integer) returns integer language sql immutable
  return mod(('x' || substr(md5(salt || ':' || i), 1, 8))::bit(32)::bigint, n)::integer`

// Every product of the plan is a demo product under another brand and line, so that names, filing, texts and composition
// agree with each other. The step is coprime to the number of combinations: each is used once, in a scattered order.
const PLAN = `create temporary table plan on commit drop as
  with templates as (
    select row_number() over (order by id) - 1 as n, id, slug, name,
           (select count(*) from shop.variants v where v.storefront_id = p.storefront_id and v.product_id = p.id) as packs
      from shop.products p
     where storefront_id = $1 and kind not in ('box', 'bundle') and slug = any ($2)
  ), sizes as (select (select count(*) from templates) as templates, cardinality($3::text[]) as brands, cardinality($4::text[]) as lines),
  picked as (
    select i, t.id as template_id, t.packs, b.brand, 1 + mod(p / s.templates, s.brands) as brand_number,
           t.slug || '-' || internal.unaccented(lower(b.brand || '-' || l.line)) as slug,
           regexp_replace(t.name, '^(\\S+)', '\\1 ' || b.brand || ' ' || l.line) as name, null::bigint as product_id
      from sizes s
      -- No product has less than one pack, so that many products are always enough.
      cross join generate_series($5::bigint + 1, $5 + $6::bigint) i
      cross join lateral (select mod(i * 15485863, s.templates * s.brands * s.lines) as p) pick
      join templates t on t.n = mod(p, s.templates)
      cross join lateral (select ($3::text[])[1 + mod(p / s.templates, s.brands)] as brand) b
      cross join lateral (select ($4::text[])[1 + mod(p / s.templates / s.brands, s.lines)] as line) l
  )
  select * from (select *, (sum(packs) over (order by i) - packs)::bigint as packs_before from picked) counted where packs_before < $6`

const PRODUCTS = [
  `insert into shop.brands (storefront_id, slug, name)
   select distinct $1::bigint, internal.unaccented(lower(brand)), brand from plan on conflict do nothing`,
  `insert into shop.products (storefront_id, slug, name, subtitle, kind, brand_id, protein, life_stage, breed_size, grain_free,
     monoprotein, short_description, description, benefits, feed_type, composition_text, additives_text, storage_text,
     origin_country, energy_kcal_per_100g, heureka_category, google_category, status, published_at)
   select t.storefront_id, p.slug, p.name, t.subtitle, t.kind, b.id, t.protein, t.life_stage, t.breed_size, t.grain_free,
          t.monoprotein, t.short_description, t.description, t.benefits, t.feed_type, t.composition_text, t.additives_text,
          t.storage_text, t.origin_country, t.energy_kcal_per_100g, t.heureka_category, t.google_category,
          case pg_temp.roll('status', p.i, 100) when 0 then 'draft' when 1 then 'discontinued' when 2 then 'sell_out' else 'active' end,
          timestamptz '2024-01-01' + pg_temp.roll('published', p.i, 1000) * interval '1 day'
     from plan p
     join shop.products t on t.id = p.template_id
     join shop.brands b on b.storefront_id = t.storefront_id and b.slug = internal.unaccented(lower(p.brand))
    order by p.i`,
  `update plan p set product_id = s.id from shop.products s where s.storefront_id = $1 and s.slug = p.slug`,
]

/** Rows that hang on a product and are the same as those of its template. */
const PARTS: Record<string, string> = {
  product_categories: 'category_id, position',
  product_tags: 'storefront_id, tag, position',
  product_ingredients: 'position, ingredient_id, label, note, percent, mg_per_kg, role',
  product_allergens: 'storefront_id, allergen',
  product_constituents: 'storefront_id, constituent, percent',
  product_additives: 'position, category, name, register_code, amount',
  feeding_guides: 'kind, unit, row_header, columns, note',
  feeding_guide_rows: 'position, weight_kg, label, amounts',
  product_attributes: 'attribute_id, type, option_id, number_value, boolean_value, text_value',
  images: 'storefront_id, key, content_hash, alt, width, height, position',
}

const VARIANTS = [
  `create temporary table pack on commit drop as
   select p.packs_before + v.position + $2::bigint as n, p.i, p.product_id, v.id as template_id,
          'GEN-' || p.i || '-' || v.position as sku, p.brand_number, null::bigint as variant_id
     from plan p join shop.variants v on v.storefront_id = $1 and v.product_id = p.template_id`,
  `delete from pack where n > $1::bigint`,
  `insert into shop.variants (storefront_id, product_id, sku, ean, name, position, is_default, net_weight_g, gross_weight_g,
     volume_ml, width_mm, height_mm, depth_mm, unit, unit_quantity, vat_class, is_multipack)
   select t.storefront_id, p.product_id, p.sku, e.digits || mod(10 - mod(e.sum, 10), 10), t.name, t.position, t.is_default,
          t.net_weight_g, t.gross_weight_g, t.volume_ml, t.width_mm, t.height_mm, t.depth_mm, t.unit, t.unit_quantity, t.vat_class, t.is_multipack
     from pack p
     join shop.variants t on t.id = p.template_id
     cross join lateral (
       select d.digits, (select sum(substr(d.digits, g, 1)::integer * case when g % 2 = 0 then 3 else 1 end)::integer from generate_series(1, 12) g)
         from (select '858' || lpad(p.n::text, 9, '0') as digits) d
     ) e
    order by p.n`,
  `update pack p set variant_id = v.id from shop.variants v where v.storefront_id = $1 and v.sku = p.sku`,
  `insert into shop.images (storefront_id, variant_id, key, content_hash, alt, width, height, position)
   select m.storefront_id, p.variant_id, m.key, m.content_hash, m.alt, m.width, m.height, m.position
     from pack p join shop.images m on m.variant_id = p.template_id`,
  `insert into shop.stock (variant_id, on_hand)
   select variant_id, case when pg_temp.roll('stock', n, 12) = 0 then 0 else 1 + pg_temp.roll('pieces', n, 250) end from pack`,
  // A brand has its level, a variant its whim; every ninth is on sale and remembers the price before.
  `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
   select l.id, p.variant_id, 100 * greatest(1, round(t.amount / 100.0 * s.level * s.step)), s.kind, s.valid_from
     from pack p
     join shop.price_lists l on l.storefront_id = $1
     cross join lateral (select amount from shop.prices where variant_id = p.template_id and price_list_id = l.id order by valid_from, id limit 1) t
     cross join lateral (
       select 0.7 + p.brand_number / 75.0 + pg_temp.roll('price', p.n, 20) / 100.0 as level, step, kind, valid_from
         from (values (0.94, 'regular', timestamptz '2024-01-01'), (1.0, 'regular', timestamptz '2026-03-01'),
                      (0.85, 'sale', timestamptz '2026-10-20')) as h (step, kind, valid_from)
        where kind = 'regular' or l.is_public and pg_temp.roll('sale', p.n, 9) = 0
     ) s
    order by s.valid_from, p.n`,
]

// A few products gather most of the talk.
const REVIEWS = `with targets as materialized (
    select id, row_number() over (order by id) - 1 as place from shop.products where storefront_id = $1 and kind not in ('bundle', 'box')
  ), texts as materialized (
    select *, row_number() over (order by id)::integer - 1 as place from shop.reviews where storefront_id = $1 and external_key like 'demo-%'
  ), written as (
    select n, floor((select count(*) from targets) * power(pg_temp.roll('product', n, 1000000) / 1000000.0, 3))::bigint as target,
           pg_temp.roll('text', n, (select count(*) from texts)::integer) as text
      from generate_series($2::bigint, $3::bigint) n
  )
  insert into shop.reviews (storefront_id, product_id, rating, title, body, author_name, dog_note, dog_size, dog_stage, dog_avoids,
    is_verified_purchase, is_sample, status, written_on, external_key)
  select $1::bigint, p.id, t.rating, t.title, t.body, t.author_name, t.dog_note, t.dog_size, t.dog_stage, t.dog_avoids,
         t.is_verified_purchase, true, 'published',
         date '2024-11-01' + pg_temp.roll('written', w.n, 730), 'grow-' || w.n
    from written w
    join targets p on p.place = w.target
    join texts t on t.place = w.text
   order by w.n`

const KEPT_TABLES = ['products', 'variants', 'prices', 'stock', ...Object.keys(PARTS), 'product_ratings']

interface GrowPlan {
  storefrontId: number
  templates: string[]
  brands: string[]
  lines: string[]
  /** What earlier growth has added already. */
  grownProducts: number
  grownVariants: number
  /** How many variants to add. */
  variants: number
}

/** Adds products with variants, prices, stock and pictures; cards and search are brought in step afterwards, in batches. */
export async function insertGrownProducts(client: pg.ClientBase, plan: GrowPlan): Promise<void> {
  const { storefrontId } = plan
  await client.query(ROLL)
  for (const table of KEPT_TABLES) await client.query(`alter table shop.${table} disable trigger user`)
  await client.query(PLAN, [storefrontId, plan.templates, plan.brands, plan.lines, plan.grownProducts, plan.variants])
  await client.query('analyze plan')
  for (const statement of PRODUCTS) await client.query(statement, statement.includes('$1') ? [storefrontId] : [])
  for (const [table, columns] of Object.entries(PARTS)) {
    const source = columns.replace(/\w+/g, 't.$&')
    await client.query(
      `insert into shop.${table} (product_id, ${columns}) select p.product_id, ${source} from plan p join shop.${table} t on t.product_id = p.template_id`,
    )
  }
  const [pack = '', trim = '', ...rest] = VARIANTS
  await client.query(pack, [storefrontId, plan.grownVariants])
  await client.query(trim, [plan.grownVariants + plan.variants])
  await client.query('analyze pack')
  for (const statement of rest) await client.query(statement, statement.includes('$1') ? [storefrontId] : [])
  for (const table of KEPT_TABLES) await client.query(`alter table shop.${table} enable trigger user`)
}

export async function insertGrownReviews(
  client: pg.ClientBase,
  storefrontId: number,
  from: number,
  to: number,
): Promise<void> {
  await client.query(ROLL)
  await client.query('alter table shop.product_ratings disable trigger user')
  // What the trigger reads out of the words is copied with them: reading takes a hundredth of a second for each review.
  await client.query('alter table shop.reviews disable trigger reviews_dog')
  await client.query(REVIEWS, [storefrontId, from, to])
  await client.query('alter table shop.reviews enable trigger reviews_dog')
  await client.query('alter table shop.product_ratings enable trigger user')
}

/** Ids of products in slices, to refresh cards without one enormous statement. */
export async function selectProductSlices(
  client: pg.ClientBase,
  storefrontId: number,
  size: number,
): Promise<number[][]> {
  const { rows } = await client.query<{ ids: string[] }>(
    `select array_agg(id order by id) as ids
       from (select id, (row_number() over (order by id) - 1) / $2::integer as slice from shop.products where storefront_id = $1) p
      group by slice order by slice`,
    [storefrontId, size],
  )
  return rows.map((row) => row.ids.map(Number))
}

export async function refreshCards(client: pg.ClientBase, ids: number[]): Promise<void> {
  await client.query('select internal.refresh_product_cards($1)', [ids])
}

/** Tells the search which words are common, and the planner how big everything is. */
export async function settleStatistics(client: pg.ClientBase): Promise<void> {
  await client.query('select internal.refresh_search_frequencies()')
  await client.query('vacuum analyze')
}

export interface CatalogueSize {
  variants: number
  reviews: number
  grownProducts: number
  grownVariants: number
  grownReviews: number
}

export async function selectCatalogueSize(client: pg.ClientBase, storefrontId: number): Promise<CatalogueSize> {
  const { rows } = await client.query<CatalogueSize>(
    `select (select count(*) from shop.variants where storefront_id = $1)::integer as variants,
            (select count(*) from shop.reviews where storefront_id = $1)::integer as reviews,
            (select coalesce(max(split_part(sku, '-', 2)::bigint), 0) from shop.variants where storefront_id = $1 and sku like 'GEN-%')::integer as "grownProducts",
            (select count(*) from shop.variants where storefront_id = $1 and sku like 'GEN-%')::integer as "grownVariants",
            (select count(*) from shop.reviews where storefront_id = $1 and external_key like 'grow-%')::integer as "grownReviews"`,
    [storefrontId],
  )
  const [size] = rows
  if (!size) throw new Error('The catalogue has no size.')
  return size
}
