import type { Book } from '#app/bulk/held-goods'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  FindNames,
  FindSkus,
  SelectBook,
  SelectEanOwners,
  SelectPlaces,
  SelectProductPage,
  SelectVersions,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Named = { id: number; name: string }[]

export async function selectBook(db: Db): Promise<Book> {
  const { rows } = await db.query<Narrow<SelectBook, { brands: Named; categories: Named; tags: string[] }>>(
    `select coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name)) from shop.brands where storefront_id = $1), '[]') as brands,
            coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', path)) from shop.categories where storefront_id = $1), '[]') as categories,
            array(select code from shop.tags where storefront_id = $1) as tags`,
    [STOREFRONT_ID],
  )
  const { brands, categories, tags } = onlyRow(rows)
  const toMap = (named: Named) => new Map(named.map(({ id, name }) => [name, id]))
  return { brands: toMap(brands), categories: toMap(categories), tags: new Set(tags) }
}

export async function findSkus(db: Db, skus: readonly string[]): Promise<FindSkus[]> {
  const { rows } = await db.query<FindSkus>(
    `select v.id as "variantId", v.product_id as "productId", v.sku from shop.variants v where v.storefront_id = $1 and v.sku = any ($2)`,
    [STOREFRONT_ID, skus],
  )
  return rows
}

/** The oldest of each name. */
export async function findNames(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<Narrow<FindNames, { id: number }>>(
    'select name, min(id)::int as id from shop.products where storefront_id = $1 and name = any ($2) group by name',
    [STOREFRONT_ID, names],
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}

export async function selectEanOwners(db: Db, eans: readonly string[]): Promise<SelectEanOwners[]> {
  const { rows } = await db.query<SelectEanOwners>(
    'select ean, id as "variantId", sku from shop.variants where storefront_id = $1 and ean = any ($2)',
    [STOREFRONT_ID, eans],
  )
  return rows
}

/** In the order of their numbers, so that two who hold many never wait for each other in a circle. */
export async function lockProducts(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    'select from shop.products where storefront_id = $1 and id = any ($2::bigint[]) order by id for update',
    [STOREFRONT_ID, ids],
  )
}

/** What StaffProduct does not say: tags, and the moment and successor that a status goes with. */
export async function selectPlaces(db: Db, ids: readonly number[]) {
  type Row = {
    productId: number
    tags: { tag: string; position: number }[]
    categories: { category_id: number; position: number }[]
    publishing: { published_at: string | null; successor_id: number | null }
  }
  const { rows } = await db.query<Narrow<SelectPlaces, Row>>(
    `select p.id as "productId",
            coalesce((select jsonb_agg(jsonb_build_object('tag', t.tag, 'position', t.position) order by t.position, t.tag)
                        from shop.product_tags t where t.product_id = p.id), '[]') as tags,
            coalesce((select jsonb_agg(jsonb_build_object('category_id', c.category_id, 'position', c.position) order by c.position)
                        from shop.product_categories c where c.product_id = p.id), '[]') as categories,
            jsonb_build_object('published_at', p.published_at, 'successor_id', p.successor_id) as publishing
       from shop.products p where p.id = any ($1::bigint[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.productId, row]))
}

interface FieldsOf {
  id: number
  fields: Record<string, unknown>
}

/** Only the columns that a row names; the others stay as they are in the database. */
export async function updatePacks(db: Db, packs: readonly FieldsOf[]): Promise<void> {
  await db.query<NoRow>(
    `update shop.variants v
        set (ean, name, net_weight_g, gross_weight_g, volume_ml, width_mm, height_mm, depth_mm, vat_class, unit, unit_quantity, is_multipack,
             status)
          = (select r.ean, r.name, r.net_weight_g, r.gross_weight_g, r.volume_ml, r.width_mm, r.height_mm, r.depth_mm, r.vat_class, r.unit,
                    r.unit_quantity, r.is_multipack, r.status from jsonb_populate_record(v, w.fields) r)
       from jsonb_to_recordset($1) w (id bigint, fields jsonb) where v.id = w.id`,
    [JSON.stringify(packs)],
  )
}

/** What is published keeps the moment it was published first. */
export async function updateProducts(
  db: Db,
  products: readonly (FieldsOf & { publishes: boolean })[],
  now: Date,
): Promise<void> {
  await db.query<NoRow>(
    `update shop.products p
        set (name, subtitle, brand_id, origin_country, storage_text, approval_number, maker, maker_country, eu_person, warnings, short_description,
             description, seo_title, seo_description, heureka_category, google_category, status, published_at, successor_id)
          = (select r.name, r.subtitle, r.brand_id, r.origin_country, r.storage_text, r.approval_number, r.maker, r.maker_country, r.eu_person,
                    r.warnings, r.short_description, r.description, r.seo_title, r.seo_description, nullif(r.heureka_category, ''),
                    nullif(r.google_category, ''), r.status, case when w.publishes then least(p.published_at, now()) else r.published_at end,
                    r.successor_id from jsonb_populate_record(p, w.fields) r),
            updated_at = $2
       from jsonb_to_recordset($1) w (id bigint, publishes boolean, fields jsonb) where p.id = w.id`,
    [JSON.stringify(products), now],
  )
}

export async function replacePlacedCategories(
  db: Db,
  productId: number,
  categories: readonly { category_id: number; position: number }[],
) {
  const ids = categories.map(({ category_id }) => category_id)
  await db.query<NoRow>(
    'delete from shop.product_categories where product_id = $1 and category_id <> all ($2::bigint[])',
    [productId, ids],
  )
  await db.query<NoRow>(
    `insert into shop.product_categories as c (product_id, category_id, position)
     select $1, w.id, w.position from unnest($2::bigint[], $3::int[]) w (id, position)
     on conflict (product_id, category_id) do update set position = excluded.position where c.position <> excluded.position`,
    [productId, ids, categories.map(({ position }) => position)],
  )
}

export async function selectVersions(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.query<SelectVersions>(
    'select id, version from shop.products where id = any ($1::bigint[])',
    [productIds],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export async function selectProductPage(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectProductPage>(
    `select id from shop.products where storefront_id = $1 and id > $2 and kind <> 'bundle' order by id limit $3`,
    [STOREFRONT_ID, after, limit],
  )
  return rows.map(({ id }) => id)
}
