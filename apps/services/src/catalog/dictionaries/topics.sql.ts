import type { FieldsOf } from '@shop/contract/catalog/dictionary'
import type { EntryRow } from '#app/catalog/dictionaries/entries.sql'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { InsertTopic, LockTopic, SelectBlogTopics } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Fields = FieldsOf<'topics'>

/** Drafts are articles too: one of them would have no topic. */
export async function selectBlogTopics(db: Db): Promise<EntryRow[]> {
  const { rows } = await db.query<SelectBlogTopics>(
    `select c.id as "entryId", c.version, c.updated_at as "updatedAt", c.slug as code, 0 as depth,
            jsonb_build_object('dictionary', 'topics', 'name', c.name, 'slug', c.slug, 'description', c.description,
              'seoTitle', c.seo_title, 'seoDescription', c.seo_description) as fields,
            jsonb_build_object('goods', (select count(*) from shop.blog_posts p where p.blog_category_id = c.id), 'children', 0,
              'rules', 0, 'dogs', 0) as uses
       from shop.blog_categories c where c.storefront_id = $1 order by c.position, c.id`,
    [STOREFRONT_ID],
  )
  return rows
}

export async function lockTopic(db: Db, entryId: number): Promise<boolean> {
  const { rows } = await db.query<LockTopic>('select id from shop.blog_categories where id = $1 for update', [entryId])
  return rows.length === 1
}

const toValues = (fields: Fields) => [
  ...[fields.name, fields.slug, fields.description, fields.seoTitle, fields.seoDescription],
]

/** The last of them. */
export async function insertTopic(db: Db, fields: Fields): Promise<number> {
  const { rows } = await db.query<InsertTopic>(
    `insert into shop.blog_categories (storefront_id, name, slug, description, seo_title, seo_description, position)
     select $1, $2, $3, $4, $5, $6, coalesce((select max(position) from shop.blog_categories where storefront_id = $1), 0) + 1
     returning id`,
    [STOREFRONT_ID, ...toValues(fields)],
  )
  return onlyRow(rows).id
}

export async function updateTopic(db: Db, entryId: number, fields: Fields): Promise<void> {
  await db.query<NoRow>(
    'update shop.blog_categories set (name, slug, description, seo_title, seo_description) = ($2, $3, $4, $5, $6) where id = $1',
    [entryId, ...toValues(fields)],
  )
}

export async function deleteTopic(db: Db, entryId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.blog_categories where id = $1', [entryId])
}

export async function updateTopicOrder(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `update shop.blog_categories c set position = w.place from unnest($1::bigint[]) with ordinality w (id, place)
      where c.id = w.id and c.position <> w.place`,
    [ids],
  )
}
