import type { SaveWordingDraft } from '@shop/contract/staff/staff-wording'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertDraft,
  SelectDraft,
  SelectPageId,
  SelectPublishedWordings,
  SelectStaffPages,
  SelectWordingToPrint,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** The page, held until the command is done: two who publish at once come one after the other. */
export async function lockPage(db: Db, slug: string): Promise<number | null> {
  const { rows } = await db.query<SelectPageId>(
    'select id as "pageId" from shop.static_pages where storefront_id = $1 and slug = $2 for no key update',
    [STOREFRONT_ID, slug],
  )
  return rows[0]?.pageId ?? null
}

export async function selectPageId(db: Db, slug: string): Promise<number | null> {
  const { rows } = await db.query<SelectPageId>(
    'select id as "pageId" from shop.static_pages where storefront_id = $1 and slug = $2',
    [STOREFRONT_ID, slug],
  )
  return rows[0]?.pageId ?? null
}

interface PublishedRow {
  versionId: number
  version: string
  effectiveFrom: string
  publishedAt: Date
  title: string
  perex: string
  body: string
  seoTitle: string
  seoDescription: string
  notice: { told: number; isFinished: boolean } | null
}

/** The newest first. */
export async function selectPublishedWordings(db: Db, pageId: number): Promise<PublishedRow[]> {
  const { rows } = await db.query<Narrow<SelectPublishedWordings, PublishedRow>>(
    `select v.id as "versionId", v.version, v.effective_from::text as "effectiveFrom", v.published_at as "publishedAt", v.title, v.perex, v.body,
            v.seo_title as "seoTitle", v.seo_description as "seoDescription",
            (select jsonb_build_object('told', n.told, 'isFinished', n.finished_at is not null)
               from internal.wording_notices n where n.static_page_version_id = v.id) as notice
       from shop.static_page_versions v
      where v.static_page_id = $1 and v.published_at is not null
      order by v.effective_from desc, v.id desc`,
    [pageId],
  )
  return rows
}

type DraftRow = Omit<PublishedRow, 'publishedAt' | 'notice'> & { revision: number; changedBy: string | null }

export async function selectDraft(db: Db, pageId: number): Promise<DraftRow | null> {
  const { rows } = await db.query<Narrow<SelectDraft, DraftRow>>(
    `select v.id as "versionId", v.version, v.revision, v.effective_from::text as "effectiveFrom", v.title, v.perex, v.body,
            v.seo_title as "seoTitle", v.seo_description as "seoDescription",
            (select internal.staff_name(h.actor_id) from internal.row_history h
              where h.table_name = 'static_page_versions' and h.row_key = v.id::text order by h.id desc limit 1) as "changedBy"
       from shop.static_page_versions v where v.static_page_id = $1 and v.published_at is null`,
    [pageId],
  )
  return rows[0] ?? null
}

type DraftFields = Omit<SaveWordingDraft, 'seen' | 'reason'> & { version: string }

export async function insertDraft(db: Db, pageId: number, fields: DraftFields): Promise<number> {
  const { rows } = await db.query<InsertDraft>(
    `insert into shop.static_page_versions
       (static_page_id, version, effective_from, title, perex, body, seo_title, seo_description)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id as "versionId"`,
    [pageId, ...toValues(fields)],
  )
  return onlyRow(rows).versionId
}

export async function updateDraft(db: Db, versionId: number, fields: DraftFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.static_page_versions set version = $2, effective_from = $3, title = $4, perex = $5, body = $6, seo_title = $7,
            seo_description = $8, revision = revision + 1
      where id = $1`,
    [versionId, ...toValues(fields)],
  )
}

const toValues = ({ version, effectiveFrom, title, perex, body, seoTitle, seoDescription }: DraftFields) => [
  ...[version, effectiveFrom, title, perex, body, seoTitle, seoDescription],
]

export async function updatePublishedWording(db: Db, versionId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.static_page_versions set published_at = $2 where id = $1', [versionId, now])
}

interface StaffPageRow {
  slug: string
  title: string
  current: { version: string; effectiveFrom: string } | null
  coming: { version: string; effectiveFrom: string } | null
  hasDraft: boolean
  wordings: number
}

export async function selectStaffPages(db: Db, today: string): Promise<StaffPageRow[]> {
  const { rows } = await db.query<Narrow<SelectStaffPages, StaffPageRow>>(
    `with told as (
       select v.*, jsonb_build_object('version', v.version, 'effectiveFrom', v.effective_from) as shown
         from shop.static_page_versions v)
     select p.slug,
            coalesce((select v.title from told v where v.static_page_id = p.id order by v.published_at is null, v.effective_from desc limit 1), p.slug)
              as title,
            (select v.shown from told v where v.static_page_id = p.id and v.published_at is not null and v.effective_from <= $2::date
              order by v.effective_from desc, v.id desc limit 1) as current,
            (select v.shown from told v where v.static_page_id = p.id and v.published_at is not null and v.effective_from > $2::date
              order by v.effective_from, v.id limit 1) as coming,
            exists (select from told v where v.static_page_id = p.id and v.published_at is null) as "hasDraft",
            (select count(*)::int from told v where v.static_page_id = p.id and v.published_at is not null) as wordings
       from shop.static_pages p where p.storefront_id = $1 order by p.in_footer desc, p.id`,
    [STOREFRONT_ID, today],
  )
  return rows
}

export interface WordingToPrint {
  versionId: number
  slug: string
  version: string
  effectiveFrom: string
  title: string
  perex: string
  body: string
  publishedAt: Date
}

/** A published wording; a draft is nobody's to print. */
export async function selectWordingToPrint(db: Db, slug: string, version: string): Promise<WordingToPrint | null> {
  const { rows } = await db.query<Narrow<SelectWordingToPrint, WordingToPrint>>(
    `select v.id as "versionId", p.slug, v.version, v.effective_from::text as "effectiveFrom", v.title, v.perex, v.body,
            v.published_at as "publishedAt"
       from shop.static_page_versions v join shop.static_pages p on p.id = v.static_page_id
      where p.storefront_id = $1 and p.slug = $2 and v.version = $3 and v.published_at is not null`,
    [STOREFRONT_ID, slug, version],
  )
  return rows[0] ?? null
}
