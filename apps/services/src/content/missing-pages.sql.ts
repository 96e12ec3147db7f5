import type { ReportMissingPages } from '@shop/contract/staff/missing-pages'
import { FIXED_PAGES } from '@shop/domain/content/fixed-pages'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountMissingPages,
  IsLivingPage,
  SelectAnsweringPaths,
  SelectMissingPages,
  SelectPageSpans,
  SelectRedirects,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Missing = ReportMissingPages['missing']

/** Pages that answer now, by path; $1 is the storefront, $2 the pages no editor wrote. */
const LIVING = `
  select '/produkt/' || p.slug as path, p.slug, p.name as title from shop.products p
   where p.storefront_id = $1 and p.status in ('active', 'sell_out') and p.published_at <= now()
  union all select '/produkty/' || c.slug, c.slug, c.name from shop.categories c where c.storefront_id = $1
  union all select '/produkty/' || c.slug, c.slug, c.name from shop.collections c where c.storefront_id = $1 and c.is_public
  union all select '/blog/' || b.slug, b.slug, b.title from shop.blog_posts b where b.storefront_id = $1 and b.published_at <= now()
  union all select '/blog/kategorie/' || b.slug, b.slug, b.name from shop.blog_categories b where b.storefront_id = $1
  union all select '/casto-kladene-dotazy/' || f.slug, f.slug, f.name from shop.faq_types f
   where f.storefront_id = $1 and not f.is_hidden
  union all select '/casto-kladene-dotazy/' || t.slug || '/' || q.slug, q.slug, q.question from shop.faq_questions q
    join shop.faq_types t on t.id = q.faq_type_id and not t.is_hidden
   where q.storefront_id = $1 and q.published_at <= internal.shop_now()
  union all select '/lp/' || l.slug, l.slug, l.title from shop.landing_pages l
   where l.storefront_id = $1 and l.status = 'published' and l.valid_from <= now() and (l.valid_to is null or l.valid_to > now())
  union all select '/s/' || s.slug, s.slug, v.title from shop.static_pages s
    join lateral (select v.title from shop.static_page_versions v
      where v.static_page_id = s.id and v.published_at <= now() order by v.effective_from desc limit 1) v on true
   where s.storefront_id = $1
  union all select f.path, ltrim(f.path, '/'), '' from unnest($2::text[]) f (path)`

const MOST_SHOWN = 60
/** Below it two addresses have nothing in common but letters. */
const ALIKE = 0.3

/** Those known are counted on, however many there are. Rows are taken in one order. */
export async function updateMissingPages(db: Db, missing: Missing, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.missing_pages k set hits = k.hits + t.count, last_at = $2, referrer_host = coalesce(t.host, k.referrer_host)
       from (select path, sum(count) as count, max("referrerHost") as host
               from jsonb_to_recordset($1) as told (path text, "referrerHost" text, count integer) group by path order by path) t
      where k.path = t.path`,
    [JSON.stringify(missing), now],
  )
}

export async function insertMissingPages(db: Db, missing: Missing, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.missing_pages (path, hits, first_at, last_at, referrer_host)
     select path, sum(count), $2, $2, max("referrerHost")
       from jsonb_to_recordset($1) as told (path text, "referrerHost" text, count integer)
      group by path order by path on conflict (path) do nothing`,
    [JSON.stringify(missing), now],
  )
}

export async function countMissingPages(db: Db): Promise<number> {
  const { rows } = await db.query<CountMissingPages>('select count(*)::int as count from internal.missing_pages')
  return onlyRow(rows).count
}

interface MissingPageRow {
  path: string
  hits: number
  firstAt: Date
  lastAt: Date
  referrerHost: string | null
  suggestion: { path: string; title: string } | null
}

/** With the living page whose slug is most like the last word of the address. */
export async function selectMissingPages(db: Db): Promise<MissingPageRow[]> {
  const { rows } = await db.query<Narrow<SelectMissingPages, MissingPageRow>>(
    `with living as materialized (${LIVING}),
      wanted as (select m.*, regexp_replace(m.path, '^.*/([^/]+?)(\\.html?)?$', '\\1') as word
         from internal.missing_pages m where m.ignored_at is null order by m.hits desc, m.path limit ${MOST_SHOWN})
     select w.path, w.hits::int as hits, w.first_at as "firstAt", w.last_at as "lastAt", w.referrer_host as "referrerHost", near.page as suggestion
       from wanted w
       left join lateral (select jsonb_build_object('path', l.path, 'title', l.title) as page from living l
          where extensions.similarity(l.slug, w.word) >= ${ALIKE}
          order by extensions.similarity(l.slug, w.word) desc, l.path limit 1) near on true
      order by w.hits desc, w.path`,
    [STOREFRONT_ID, FIXED_PAGES],
  )
  return rows
}

export async function isLivingPage(db: Db, path: string): Promise<boolean> {
  const { rows } = await db.query<IsLivingPage>(`select l.path from (${LIVING}) l where l.path = $3 limit 1`, [
    STOREFRONT_ID,
    FIXED_PAGES,
    path,
  ])
  return rows.length === 1
}

/** Of these paths those that lead to a page, at once or over a redirect: one reading for all of them. */
export async function selectAnsweringPaths(db: Db, paths: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<Narrow<SelectAnsweringPaths, { path: string }>>(
    `select l.path from (${LIVING}) l where l.path = any ($3::text[])
     union select r.from_path from shop.redirects r where r.storefront_id = $1 and r.from_path = any ($3::text[])`,
    [STOREFRONT_ID, FIXED_PAGES, paths],
  )
  return rows.map(({ path }) => path)
}

/** When a page that comes and goes by itself is there, also one that is still to come. */
export async function selectPageSpans(db: Db, path: string): Promise<{ from: Date; to: Date | null }[]> {
  const { rows } = await db.query<Narrow<SelectPageSpans, { from: Date; to: Date | null }>>(
    `select l.valid_from as "from", l.valid_to as "to" from shop.landing_pages l
      where l.storefront_id = $1 and l.status = 'published' and l.valid_from is not null and '/lp/' || l.slug = $2
     union all select b.published_at, null from shop.blog_posts b
      where b.storefront_id = $1 and b.published_at is not null and '/blog/' || b.slug = $2
     union all select q.published_at, null from shop.faq_questions q join shop.faq_types t on t.id = q.faq_type_id and not t.is_hidden
      where q.storefront_id = $1 and q.published_at is not null and '/casto-kladene-dotazy/' || t.slug || '/' || q.slug = $2`,
    [STOREFRONT_ID, path],
  )
  return rows
}

interface RedirectRow {
  id: number
  fromPath: string
  toPath: string
  createdAt: Date
}

export async function selectRedirects(db: Db): Promise<RedirectRow[]> {
  const { rows } = await db.query<SelectRedirects>(
    `select id, from_path as "fromPath", to_path as "toPath", created_at as "createdAt" from shop.redirects
      where storefront_id = $1 order by id desc limit 200`,
    [STOREFRONT_ID],
  )
  return rows
}

export async function deleteRedirect(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('delete from shop.redirects where id = $1 and storefront_id = $2', [
    id,
    STOREFRONT_ID,
  ])
  return rowCount === 1
}

export async function updateMissingIgnored(db: Db, path: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('update internal.missing_pages set ignored_at = $2 where path = $1', [
    path,
    now,
  ])
  return rowCount === 1
}
