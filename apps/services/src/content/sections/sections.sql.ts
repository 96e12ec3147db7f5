import type { SectionFields } from '@shop/contract/staff/staff-section'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockSection, SelectSections } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface SectionRow {
  sectionId: number
  slug: string
  path: string
  live: number
  draft: number
  publishAt: Date | null
  updatedAt: Date
  changedBy: string | null
  fields: SectionFields
}

/** One when it is named, otherwise all; with the words of the draft where there is one. */
export async function selectSections(db: Db, slug: string | null): Promise<SectionRow[]> {
  const { rows } = await db.query<Narrow<SelectSections, SectionRow>>(
    `select s.id as "sectionId", s.slug, s.path, s.version as live, coalesce(d.version, 0) as draft, d.publish_at as "publishAt",
            coalesce(d.updated_at, s.updated_at) as "updatedAt",
            (select internal.staff_name(h.actor_id) from internal.row_history h
              where h.table_name in ('sections', 'section_drafts') and h.row_key = s.id::text order by h.id desc limit 1) as "changedBy",
            jsonb_build_object('title', coalesce(d.title, s.title), 'seoTitle', coalesce(d.seo_title, s.seo_title),
              'seoDescription', coalesce(d.seo_description, s.seo_description), 'blocks', coalesce(d.blocks, s.blocks)) as fields
       from shop.sections s left join shop.section_drafts d on d.section_id = s.id
      where s.storefront_id = $1 and ($2::text is null or s.slug = $2) order by s.id`,
    [STOREFRONT_ID, slug],
  )
  return rows
}

/** Held until the command is done, with the draft over it. */
export async function lockSection(db: Db, slug: string): Promise<boolean> {
  const { rows } = await db.query<LockSection>(
    'select id from shop.sections where storefront_id = $1 and slug = $2 for no key update',
    [STOREFRONT_ID, slug],
  )
  return rows.length === 1
}

/** A draft that was planned and is written again has to be planned again: what was seen is not what would come. */
export async function upsertSectionDraft(db: Db, sectionId: number, fields: SectionFields): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.section_drafts (section_id, title, seo_title, seo_description, blocks) values ($1, $2, $3, $4, $5)
     on conflict (section_id) do update set title = excluded.title, seo_title = excluded.seo_title,
       seo_description = excluded.seo_description, blocks = excluded.blocks, publish_at = null, planned_by = null, updated_at = now()`,
    [sectionId, fields.title, fields.seoTitle, fields.seoDescription, JSON.stringify(fields.blocks)],
  )
}

export async function planSectionDraft(db: Db, sectionId: number, at: Date, by: string): Promise<void> {
  await db.query<NoRow>('update shop.section_drafts set publish_at = $2, planned_by = $3 where section_id = $1', [
    sectionId,
    at,
    by,
  ])
}

export async function publishSectionDraft(db: Db, sectionId: number): Promise<void> {
  await db.query<NoRow>('select internal.publish_section($1)', [sectionId])
}

export async function deleteSectionDraft(db: Db, sectionId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.section_drafts where section_id = $1', [sectionId])
}
