import type { ProductChange } from '@shop/contract/staff/staff-product'
import type { Db, NoRow } from '#app/store/database'
import type { InsertProduct } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Part<Name extends keyof ProductChange> = NonNullable<ProductChange[Name]>

/** Null when the address is taken. */
export async function insertProduct(db: Db, product: { kind: string; name: string; slug: string }) {
  const { rows } = await db.query<InsertProduct>(
    `insert into shop.products (storefront_id, slug, name, kind) values ($1, $2, $3, $4)
     on conflict (storefront_id, slug) do nothing returning id`,
    [STOREFRONT_ID, product.slug, product.name, product.kind],
  )
  return rows[0]?.id ?? null
}

export async function isSlugTaken(db: Db, productId: number, slug: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'select from shop.products where storefront_id = $1 and slug = $3 and id <> $2',
    [STOREFRONT_ID, productId, slug],
  )
  return (rowCount ?? 0) > 0
}

export async function updateBasics(
  db: Db,
  productId: number,
  basics: Omit<Part<'basics'>, 'feedType'> & { feedType: string | null },
) {
  await db.query<NoRow>(
    `update shop.products set (name, subtitle, slug, brand_id, protein, life_stage, breed_size, feed_type, storage_text, origin_country,
                               monoprotein, approval_number, maker, maker_country, eu_person, warnings)
          = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
      where id = $1`,
    [
      ...[productId, basics.name, basics.subtitle, basics.slug, basics.brandId, basics.protein, basics.lifeStage],
      ...[basics.breedSize, basics.feedType, basics.storageText, basics.originCountry, basics.monoprotein],
      ...[basics.approvalNumber, basics.maker, basics.makerCountry, basics.euPerson, basics.warnings],
    ],
  )
}

/** A change of parts alone is a new version of the product, too. */
export async function updateProductTouched(db: Db, productId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.products set updated_at = $2 where id = $1', [productId, now])
}

export async function updateTexts(db: Db, productId: number, texts: Part<'texts'>): Promise<void> {
  await db.query<NoRow>(
    `update shop.products set (short_description, description, benefits, seo_title, seo_description, heureka_category, google_category)
          = ($2, $3, $4, $5, $6, nullif($7, ''), nullif($8, '')) where id = $1`,
    [
      ...[productId, texts.shortDescription, texts.description, texts.benefits, texts.seoTitle, texts.seoDescription],
      ...[texts.heurekaCategory, texts.googleCategory],
    ],
  )
}

export async function updateEnergy(db: Db, productId: number, kcal: number | null): Promise<void> {
  await db.query<NoRow>('update shop.products set energy_kcal_per_100g = $2 where id = $1', [productId, kcal])
}

/** Places are compared when the statement ends, so two may change theirs in one. */
export async function replaceCategories(db: Db, productId: number, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    'delete from shop.product_categories where product_id = $1 and category_id <> all ($2::bigint[])',
    [productId, ids],
  )
  await db.query<NoRow>(
    `insert into shop.product_categories as c (product_id, category_id, position)
     select $1, id, place from unnest($2::bigint[]) with ordinality w (id, place)
     on conflict (product_id, category_id) do update set position = excluded.position where c.position <> excluded.position`,
    [productId, ids],
  )
}

/** Lines that stay where they were are left alone, so that the history has only what changed. */
export async function replaceIngredients(db: Db, productId: number, lines: Part<'ingredients'>): Promise<void> {
  await db.query<NoRow>('delete from shop.product_ingredients where product_id = $1 and position > $2', [
    productId,
    lines.length,
  ])
  await db.query<NoRow>(
    `insert into shop.product_ingredients as i (product_id, position, ingredient_id, label, note, percent, mg_per_kg, role)
     select $1, place, l."ingredientId", l.label, l.note, l.percent, l."mgPerKg", l.role
       from jsonb_array_elements($2::jsonb) with ordinality w (line, place)
       cross join jsonb_to_record(w.line) l ("ingredientId" bigint, label text, note text, percent numeric, "mgPerKg" numeric, role text)
     on conflict (product_id, position) do update
        set (ingredient_id, label, note, percent, mg_per_kg, role)
          = row (excluded.ingredient_id, excluded.label, excluded.note, excluded.percent, excluded.mg_per_kg, excluded.role)
      where (i.*) is distinct from (excluded.*)`,
    [productId, JSON.stringify(lines)],
  )
}

/** Reviews from before that day are about another recipe. */
export async function insertRecipeChange(db: Db, productId: number, day: string): Promise<void> {
  await db.query<NoRow>(
    'insert into shop.recipe_changes (product_id, changed_on) values ($1, $2) on conflict do nothing',
    [productId, day],
  )
}

/** The text of the label, and what follows from the tree: whether there is grain, and which allergens. */
export async function updateRecipe(db: Db, productId: number, compositionText: string): Promise<void> {
  await db.query<NoRow>(
    `update shop.products p set composition_text = $2, grain_free = exists (select from shop.product_ingredients where product_id = $1)
        and not exists (select from shop.product_ingredients i join shop.ingredient_closure x on x.descendant_id = i.ingredient_id
                          join shop.ingredients a on a.id = x.ancestor_id where i.product_id = $1 and a.code = 'obiloviny')
      where p.id = $1`,
    [productId, compositionText],
  )
  await db.query<NoRow>(
    `with derived as (
       select distinct a.storefront_id, a.code from shop.allergens a
         join shop.ingredient_closure x on x.ancestor_id = a.ingredient_id
         join shop.product_ingredients i on i.ingredient_id = x.descendant_id and i.product_id = $1
        where a.storefront_id = $2
     ), gone as (
       delete from shop.product_allergens where product_id = $1 and allergen not in (select code from derived)
     )
     insert into shop.product_allergens (product_id, storefront_id, allergen) select $1, storefront_id, code from derived
     on conflict do nothing`,
    [productId, STOREFRONT_ID],
  )
}

export async function replaceConstituents(db: Db, productId: number, lines: Part<'constituents'>): Promise<void> {
  const codes = lines.map(({ constituent }) => constituent)
  await db.query<NoRow>(
    'delete from shop.product_constituents where product_id = $1 and constituent <> all ($2::text[])',
    [productId, codes],
  )
  await db.query<NoRow>(
    `insert into shop.product_constituents as c (product_id, storefront_id, constituent, percent)
     select $1, $2, code, percent from unnest($3::text[], $4::numeric[]) w (code, percent)
     on conflict (product_id, constituent) do update set percent = excluded.percent where c.percent <> excluded.percent`,
    [productId, STOREFRONT_ID, codes, lines.map(({ percent }) => percent)],
  )
}

export async function replaceAdditives(
  db: Db,
  productId: number,
  lines: Part<'additives'>,
  text: string | null,
): Promise<void> {
  await db.query<NoRow>('update shop.products set additives_text = $2 where id = $1', [productId, text])
  await db.query<NoRow>('delete from shop.product_additives where product_id = $1 and position > $2', [
    productId,
    lines.length,
  ])
  await db.query<NoRow>(
    `insert into shop.product_additives as a (product_id, position, category, name, register_code, amount)
     select $1, place, l.category, l.name, l.code, l.amount
       from jsonb_array_elements($2::jsonb) with ordinality w (line, place)
       cross join jsonb_to_record(w.line) l (category text, name text, code text, amount text)
     on conflict (product_id, position) do update
        set (category, name, register_code, amount) = row (excluded.category, excluded.name, excluded.register_code, excluded.amount)
      where (a.*) is distinct from (excluded.*)`,
    [productId, JSON.stringify(lines)],
  )
}

export async function replaceGuide(db: Db, productId: number, guide: ProductChange['feedingGuide']): Promise<void> {
  if (!guide) {
    await db.query<NoRow>('delete from shop.feeding_guides where product_id = $1', [productId])
    return
  }
  await db.query<NoRow>(
    `insert into shop.feeding_guides as g (product_id, kind, unit, row_header, columns, note) values ($1, $2, $3, $4, $5, $6)
     on conflict (product_id) do update set (kind, unit, row_header, columns, note)
        = row (excluded.kind, excluded.unit, excluded.row_header, excluded.columns, excluded.note) where (g.*) is distinct from (excluded.*)`,
    [productId, guide.kind, guide.unit, guide.rowHeader, guide.columns, guide.note],
  )
  await db.query<NoRow>('delete from shop.feeding_guide_rows where product_id = $1 and position > $2', [
    productId,
    guide.rows.length,
  ])
  await db.query<NoRow>(
    `insert into shop.feeding_guide_rows as r (product_id, position, weight_kg, label, amounts)
     select $1, place, l."weightKg", l.label, l.amounts
       from jsonb_array_elements($2::jsonb) with ordinality w (line, place)
       cross join jsonb_to_record(w.line) l ("weightKg" numeric, label text, amounts numeric[])
     on conflict (product_id, position) do update
        set (weight_kg, label, amounts) = row (excluded.weight_kg, excluded.label, excluded.amounts) where (r.*) is distinct from (excluded.*)`,
    [productId, JSON.stringify(guide.rows)],
  )
}
