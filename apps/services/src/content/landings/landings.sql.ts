import type { LandingFields, LandingResult } from '@shop/contract/staff/staff-landing'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { InsertLanding, IsLandingSlugTaken, LockLanding, SelectLandings } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface LandingRow {
  landingId: number
  version: number
  isPublished: boolean
  validFrom: Date
  validTo: Date | null
  updatedAt: Date
  changedBy: string | null
  fields: Omit<LandingFields, 'validTo'>
  results: LandingResult[]
}

/** One when it is named, otherwise all. Results of the page first, then those of its variants. */
export async function selectLandings(db: Db, landingId: number | null): Promise<LandingRow[]> {
  const { rows } = await db.query<Narrow<SelectLandings, LandingRow>>(
    `select l.id as "landingId", l.version, l.status = 'published' as "isPublished", l.valid_from as "validFrom", l.valid_to as "validTo",
            l.updated_at as "updatedAt",
            (select internal.staff_name(h.actor_id) from internal.row_history h where h.table_name = 'landing_pages' and h.row_key = l.id::text
              order by h.id desc limit 1) as "changedBy",
            jsonb_build_object('title', l.title, 'slug', l.slug, 'seoDescription', l.seo_description, 'blocks', l.blocks,
              'blocksB', l.blocks_b) as fields,
            (select jsonb_agg(jsonb_build_object('variant', r.variant, 'views', r.views, 'goals', r.goals, 'goalPercent', r.goal_percent)
                              order by r.variant nulls first)
               from (select null as variant, w.views, w.goals, w.goal_percent from shop.landing_results w
                      where w.storefront_id = l.storefront_id and w.slug = l.slug
                     union all
                     select v.variant, v.views, v.goals, v.goal_percent from shop.landing_variant_results v
                      where v.landing_page_id = l.id) r) as results
       from shop.landing_pages l
      where l.storefront_id = $1 and ($2::bigint is null or l.id = $2) order by l.valid_from desc, l.id desc`,
    [STOREFRONT_ID, landingId],
  )
  return rows
}

/** Held until the command is done. */
export async function lockLanding(db: Db, landingId: number): Promise<boolean> {
  const { rows } = await db.query<LockLanding>(
    'select id from shop.landing_pages where id = $1 and storefront_id = $2 for no key update',
    [landingId, STOREFRONT_ID],
  )
  return rows.length === 1
}

/** Null when the address has a page already. */
export async function insertLanding(
  db: Db,
  { title, slug, blocks, now }: Pick<LandingFields, 'title' | 'slug' | 'blocks'> & { now: Date },
): Promise<number | null> {
  const { rows } = await db.query<InsertLanding>(
    `insert into shop.landing_pages (storefront_id, slug, title, blocks, valid_from) values ($1, $2, $3, $4, $5)
     on conflict (storefront_id, slug) do nothing returning id as "landingId"`,
    [STOREFRONT_ID, slug, title, JSON.stringify(blocks), now],
  )
  return rows[0]?.landingId ?? null
}

export async function isLandingSlugTaken(db: Db, landingId: number, slug: string): Promise<boolean> {
  const { rows } = await db.query<IsLandingSlugTaken>(
    'select id from shop.landing_pages where storefront_id = $1 and slug = $2 and id <> $3',
    [STOREFRONT_ID, slug, landingId],
  )
  return rows.length > 0
}

export async function updateLanding(db: Db, landingId: number, fields: LandingFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.landing_pages set title = $2, slug = $3, seo_description = $4, blocks = $5, blocks_b = $6, valid_to = $7, updated_at = now()
      where id = $1`,
    [
      ...[landingId, fields.title, fields.slug, fields.seoDescription, JSON.stringify(fields.blocks)],
      ...[fields.blocksB === null ? null : JSON.stringify(fields.blocksB), fields.validTo],
    ],
  )
}

/** Null takes it back: a draft again, which keeps the day it had. */
export async function updateLandingStart(db: Db, landingId: number, from: Date | null): Promise<void> {
  await db.query<NoRow>(
    `update shop.landing_pages set status = case when $2::timestamptz is null then 'draft' else 'published' end,
            valid_from = coalesce($2, valid_from) where id = $1`,
    [landingId, from],
  )
}
