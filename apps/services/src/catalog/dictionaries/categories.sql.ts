import type { FieldsOf } from '@shop/contract/catalog/dictionary'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { InsertCategory, IsShelfAddressTaken } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Fields = FieldsOf<'categories'>

/** Collections live at the same addresses. An old address of either may be taken: who lives there now ends its redirect. */
export async function isShelfAddressTaken(db: Db, slug: string, except: number | null): Promise<boolean> {
  const { rows } = await db.query<IsShelfAddressTaken>(
    `select exists (select from shop.categories where storefront_id = $1 and slug = $2 and id is distinct from $3)
         or exists (select from shop.collections where storefront_id = $1 and slug = $2) as taken`,
    [STOREFRONT_ID, slug, except],
  )
  return onlyRow(rows).taken ?? false
}

/** The last of those beside it. */
export async function insertCategory(db: Db, fields: Fields): Promise<number> {
  const { rows } = await db.query<InsertCategory>(
    `insert into shop.categories (storefront_id, name, slug, parent_id, intro, body, seo_title, seo_description, position)
     select $1, $2, $3, $4, $5, $6, $7, $8,
            coalesce((select max(position) from shop.categories where storefront_id = $1 and parent_id is not distinct from $4), 0) + 1
     returning id`,
    [STOREFRONT_ID, fields.name, fields.slug, fields.parentId, ...toWords(fields)],
  )
  return onlyRow(rows).id
}

const toWords = ({ intro, body, seoTitle, seoDescription }: Fields) => [intro, body, seoTitle, seoDescription]

/** Under another parent it comes last. What lies below it goes with it. */
export async function updateCategory(db: Db, entryId: number, fields: Fields): Promise<void> {
  await db.query<NoRow>(
    `update shop.categories c
        set (name, slug, parent_id, intro, body, seo_title, seo_description, position)
          = row ($3, $4, $5, $6, $7, $8, $9, case when c.parent_id is not distinct from $5 then c.position else
              coalesce((select max(o.position) from shop.categories o where o.storefront_id = $1 and o.parent_id is not distinct from $5), 0) + 1 end)
      where c.id = $2`,
    [STOREFRONT_ID, entryId, fields.name, fields.slug, fields.parentId, ...toWords(fields)],
  )
}

/** Coupons, collections and settings name a category by its address. */
export async function renameInRules(db: Db, from: string, to: string): Promise<void> {
  await db.query<NoRow>(
    'update shop.coupons set categories = array_replace(categories, $2, $3) where storefront_id = $1 and $2 = any (categories)',
    [STOREFRONT_ID, from, to],
  )
  await db.query<NoRow>(
    `update shop.collections c
        set rule = jsonb_set(c.rule, '{within}', (select jsonb_agg(case when w = $2 then $3 else w end) from jsonb_array_elements_text(c.rule -> 'within') w))
      where c.storefront_id = $1 and c.rule -> 'within' ? $2`,
    [STOREFRONT_ID, from, to],
  )
  await db.query<NoRow>(
    `update shop.settings s
        set value = (select jsonb_agg(case when w = $2 then $3 else w end) from jsonb_array_elements_text(s.value) w)
      where s.storefront_id = $1 and s.key in ('regular_delivery.categories', 'regular_delivery.excluded_categories') and s.value ? $2`,
    [STOREFRONT_ID, from, to],
  )
}

export async function deleteCategory(db: Db, entryId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.categories where id = $1', [entryId])
}

/** Places are compared when the statement ends. */
export async function updateCategoryOrder(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `update shop.categories c set position = w.place from unnest($1::bigint[]) with ordinality w (id, place)
      where c.id = w.id and c.position <> w.place`,
    [ids],
  )
}
