import type { StaffEntry } from '@shop/contract/catalog/dictionary'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  LockAuthor,
  LockBrand,
  LockCategory,
  LockIngredient,
  SelectAuthors,
  SelectBrands,
  SelectCategories,
  SelectIngredients,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export type EntryRow = Omit<StaffEntry, 'updatedAt' | 'isAskedFor'> & { updatedAt: Date }

/** One change of a list at a time: two that each look right may together make a circle or a name twice. */
export async function lockDictionary(db: Db, dictionary: string): Promise<void> {
  await db.query<NoRow>(`select pg_advisory_xact_lock(hashtextextended('dictionary:' || $1, 0))`, [dictionary])
}

export async function selectCategories(db: Db): Promise<EntryRow[]> {
  const { rows } = await db.query<SelectCategories>(
    `with recursive tree as (
       select c.id, array[c.position] as place from shop.categories c where c.storefront_id = $1 and c.parent_id is null
       union all
       select c.id, t.place || c.position from tree t join shop.categories c on c.parent_id = t.id
     )
     select c.id as "entryId", c.version, c.updated_at as "updatedAt", c.slug as code, c.depth,
            jsonb_build_object('dictionary', 'categories', 'name', c.name, 'slug', c.slug, 'parentId', c.parent_id, 'intro', c.intro,
              'body', c.body, 'seoTitle', c.seo_title, 'seoDescription', c.seo_description) as fields,
            jsonb_build_object(
              'goods', (select count(*) from shop.product_categories p where p.category_id = c.id),
              'children', (select count(*) from shop.categories below where below.parent_id = c.id),
              'rules', (select count(*) from shop.coupons k where k.storefront_id = $1 and c.slug = any (k.categories))
                + (select count(*) from shop.collections l where l.storefront_id = $1 and l.rule -> 'within' ? c.slug)
                + (select count(*) from shop.customer_group_discounts d where d.category_id = c.id)
                + (select count(*) from shop.settings s where s.storefront_id = $1 and s.value ? c.slug
                     and s.key in ('regular_delivery.categories', 'regular_delivery.excluded_categories')),
              'dogs', 0) as uses
       from tree t join shop.categories c on c.id = t.id order by t.place`,
    [STOREFRONT_ID],
  )
  return rows
}

export async function selectBrands(db: Db): Promise<EntryRow[]> {
  const { rows } = await db.query<SelectBrands>(
    `select b.id as "entryId", b.version, b.updated_at as "updatedAt", b.slug as code, 0 as depth,
            jsonb_build_object('dictionary', 'brands', 'name', b.name) as fields,
            jsonb_build_object('goods', (select count(*) from shop.products p where p.brand_id = b.id), 'children', 0,
              'rules', (select count(*) from shop.coupons k where k.storefront_id = $1 and b.slug = any (k.brands)), 'dogs', 0) as uses
       from shop.brands b where b.storefront_id = $1 order by internal.unaccented(lower(b.name)), b.id`,
    [STOREFRONT_ID],
  )
  return rows
}

/** Dogs say what they must not eat by codes of ingredients, older ones by those of allergens. */
export async function selectIngredients(db: Db): Promise<EntryRow[]> {
  const { rows } = await db.query<Narrow<SelectIngredients, { depth: number }>>(
    `with recursive tree as (
       select i.id, 0 as depth, array[internal.unaccented(lower(i.name)), i.code] as place
         from shop.ingredients i where i.storefront_id = $1 and i.parent_id is null
       union all
       select i.id, t.depth + 1, t.place || internal.unaccented(lower(i.name)) || i.code from tree t join shop.ingredients i on i.parent_id = t.id
     ),
     kept_from as (select code, count(*) as dogs from shop.dogs d cross join unnest(d.allergies) code group by code)
     select i.id as "entryId", i.version, i.updated_at as "updatedAt", i.code, t.depth,
            jsonb_build_object('dictionary', 'ingredients', 'name', i.name, 'parentId', i.parent_id, 'withoutName', i.without_name,
              'isAnimal', i.is_animal, 'allergen', a.name) as fields,
            jsonb_build_object(
              'goods', (select count(distinct p.product_id) from shop.product_ingredients p where p.ingredient_id = i.id)
                + (select count(*) from shop.product_allergens p where p.storefront_id = $1 and p.allergen = a.code
                     and not exists (select from shop.product_ingredients own where own.product_id = p.product_id and own.ingredient_id = i.id)),
              'children', (select count(*) from shop.ingredients below where below.parent_id = i.id),
              'rules', 0,
              'dogs', coalesce((select sum(k.dogs) from kept_from k where k.code in (i.code, a.code)), 0)) as uses
       from tree t
       join shop.ingredients i on i.id = t.id
       left join lateral (select a.code, a.name from shop.allergens a where a.ingredient_id = i.id order by a.position limit 1) a on true
      order by t.place`,
    [STOREFRONT_ID],
  )
  return rows
}

export async function selectAuthors(db: Db): Promise<EntryRow[]> {
  const { rows } = await db.query<SelectAuthors>(
    `select a.id as "entryId", a.version, a.updated_at as "updatedAt", a.slug as code, 0 as depth,
            jsonb_build_object('dictionary', 'authors', 'name', a.name, 'bio', a.bio) as fields,
            jsonb_build_object('goods', (select count(*) from shop.blog_posts p where p.blog_author_id = a.id), 'children', 0,
              'rules', 0, 'dogs', 0) as uses
       from shop.blog_authors a where a.storefront_id = $1 order by internal.unaccented(lower(a.name)), a.id`,
    [STOREFRONT_ID],
  )
  return rows
}

/** Whoever gives the row to a product at this moment waits, or has been waited for. */
export async function lockCategory(db: Db, entryId: number): Promise<boolean> {
  const { rows } = await db.query<LockCategory>('select id from shop.categories where id = $1 for update', [entryId])
  return rows.length === 1
}

export async function lockBrand(db: Db, entryId: number): Promise<boolean> {
  const { rows } = await db.query<LockBrand>('select id from shop.brands where id = $1 for update', [entryId])
  return rows.length === 1
}

export async function lockIngredient(db: Db, entryId: number): Promise<boolean> {
  const { rows } = await db.query<LockIngredient>('select id from shop.ingredients where id = $1 for update', [entryId])
  return rows.length === 1
}

export async function lockAuthor(db: Db, entryId: number): Promise<boolean> {
  const { rows } = await db.query<LockAuthor>('select id from shop.blog_authors where id = $1 for update', [entryId])
  return rows.length === 1
}
