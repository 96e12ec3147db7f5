import type { ArticleFields, StaffArticle } from '@shop/contract/staff/staff-article'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertArticle,
  IsArticleSlugTaken,
  LockArticle,
  SelectArticle,
  SelectArticleChoices,
  SelectArticles,
  SelectGoodsBySlug,
  WasArticlePublic,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export type ArticleCover = NonNullable<StaffArticle['cover']>

interface ArticleRow {
  articleId: number
  version: number
  publishedAt: Date | null
  updatedAt: Date
  changedBy: string | null
  fields: ArticleFields & { cover: NonNullable<ArticleFields['cover']> | null }
  cover: ArticleCover | null
}

export async function selectArticle(db: Db, articleId: number): Promise<ArticleRow | null> {
  const { rows } = await db.query<Narrow<SelectArticle, ArticleRow>>(
    `select p.id as "articleId", p.version, p.published_at as "publishedAt", p.updated_at as "updatedAt",
            (select internal.staff_name(h.actor_id) from internal.row_history h where h.table_name = 'blog_posts' and h.row_key = p.id::text
              order by h.id desc limit 1) as "changedBy",
            jsonb_build_object('title', p.title, 'slug', p.slug, 'perex', p.perex, 'body', p.body, 'categoryId', p.blog_category_id,
              'authorId', p.blog_author_id, 'tags', to_jsonb(p.tags), 'sources', to_jsonb(p.sources),
              'seoDescription', p.seo_description, 'isPinned', p.pinned, 'checkedOn', p.checked_on,
              'cover', case when p.cover is not null then jsonb_build_object('hash', p.cover -> 'hash', 'alt', p.cover -> 'alt') end,
              'products', coalesce((select jsonb_agg(g.slug order by l.position) from shop.blog_post_products l
                                      join shop.products g on g.id = l.product_id where l.blog_post_id = p.id), '[]')) as fields, p.cover
       from shop.blog_posts p where p.id = $1 and p.storefront_id = $2`,
    [articleId, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

/** Held until the command is done. */
export async function lockArticle(db: Db, articleId: number): Promise<boolean> {
  const { rows } = await db.query<LockArticle>(
    'select id from shop.blog_posts where id = $1 and storefront_id = $2 for no key update',
    [articleId, STOREFRONT_ID],
  )
  return rows.length === 1
}

interface ListedRow {
  articleId: number
  version: number
  publishedAt: Date | null
  updatedAt: Date
  title: string
  slug: string
  category: string
  author: string
  /** Everything somebody reads, for the guard. */
  words: string
}

const MOST_SHOWN = 200

export async function selectArticles(db: Db, q: string): Promise<ListedRow[]> {
  const { rows } = await db.query<Narrow<SelectArticles, ListedRow>>(
    `select p.id as "articleId", p.version, p.published_at as "publishedAt", p.updated_at as "updatedAt", p.title, p.slug,
            c.name as category, a.name as author, concat_ws(E'\\n', p.title, p.perex, p.body, p.seo_description) as words
       from shop.blog_posts p
       join shop.blog_categories c on c.id = p.blog_category_id
       join shop.blog_authors a on a.id = p.blog_author_id
      where p.storefront_id = $1
        and ($2 = '' or strpos(internal.unaccented(lower(p.title)), internal.unaccented(lower($2))) > 0)
      order by p.published_at desc nulls first, p.id desc limit ${MOST_SHOWN}`,
    [STOREFRONT_ID, q],
  )
  return rows
}

interface Choices {
  categories: { id: number; name: string }[]
  authors: { id: number; name: string }[]
}

export async function selectArticleChoices(db: Db): Promise<Choices> {
  const { rows } = await db.query<Narrow<SelectArticleChoices, Choices>>(
    `select coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.position)
                        from shop.blog_categories c where c.storefront_id = $1), '[]') as categories,
            coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name)
                        from shop.blog_authors a where a.storefront_id = $1), '[]') as authors`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows)
}

/** Null when the address has an article already. */
export async function insertArticle(
  db: Db,
  { title, slug, categoryId, authorId }: Pick<ArticleFields, 'title' | 'slug' | 'categoryId' | 'authorId'>,
): Promise<number | null> {
  const { rows } = await db.query<InsertArticle>(
    `insert into shop.blog_posts (storefront_id, slug, title, perex, body, blog_category_id, blog_author_id, reading_minutes)
     values ($1, $2, $3, '', '', $4, $5, 1) on conflict (storefront_id, slug) do nothing returning id as "articleId"`,
    [STOREFRONT_ID, slug, title, categoryId, authorId],
  )
  return rows[0]?.articleId ?? null
}

export async function isArticleSlugTaken(db: Db, articleId: number, slug: string): Promise<boolean> {
  const { rows } = await db.query<IsArticleSlugTaken>(
    'select id from shop.blog_posts where storefront_id = $1 and slug = $2 and id <> $3',
    [STOREFRONT_ID, slug, articleId],
  )
  return rows.length > 0
}

/** Whether visitors could read it once: its moment was over when somebody withdrew or put it off. */
export async function wasArticlePublic(db: Db, articleId: number): Promise<boolean> {
  const { rows } = await db.query<WasArticlePublic>(
    `select h.id from internal.row_history h
      where h.table_name = 'blog_posts' and h.row_key = $1 and (h.before ->> 'published_at')::timestamptz <= h.at limit 1`,
    [String(articleId)],
  )
  return rows.length > 0
}

/** Every save is a new version, also one that only names other goods. */
export async function updateArticle(
  db: Db,
  articleId: number,
  fields: ArticleFields & { minutes: number; picture: ArticleCover | null },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.blog_posts set title = $2, slug = $3, perex = $4, body = $5, blog_category_id = $6, blog_author_id = $7, tags = $8, sources = $9,
            seo_description = $10, pinned = $11, checked_on = $12, reading_minutes = $13, cover = $14, updated_at = now()
      where id = $1`,
    [
      ...[articleId, fields.title, fields.slug, fields.perex, fields.body, fields.categoryId, fields.authorId],
      ...[fields.tags, fields.sources, fields.seoDescription, fields.isPinned, fields.checkedOn, fields.minutes],
      fields.picture && JSON.stringify(fields.picture),
    ],
  )
}

export async function updateArticlePublished(db: Db, articleId: number, at: Date | null): Promise<void> {
  await db.query<NoRow>('update shop.blog_posts set published_at = $2 where id = $1', [articleId, at])
}

/** Ids of goods in the order of their slugs; a slug nobody has is left out. */
export async function selectGoodsBySlug(db: Db, slugs: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<SelectGoodsBySlug>(
    `select g.id as "productId" from unnest($2::text[]) with ordinality s (slug, place)
       join shop.products g on g.storefront_id = $1 and g.slug = s.slug order by s.place`,
    [STOREFRONT_ID, slugs],
  )
  return rows.map(({ productId }) => productId)
}

/** Lines that stay as they are are not written: the history has only what changed. */
export async function replaceArticleGoods(db: Db, articleId: number, productIds: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    'delete from shop.blog_post_products where blog_post_id = $1 and product_id <> all ($2::bigint[])',
    [articleId, productIds],
  )
  await db.query<NoRow>(
    `insert into shop.blog_post_products (blog_post_id, product_id, position)
     select $1, g.id, g.place from unnest($2::bigint[]) with ordinality g (id, place)
     on conflict (blog_post_id, product_id) do update set position = excluded.position
      where blog_post_products.position <> excluded.position`,
    [articleId, productIds],
  )
}
