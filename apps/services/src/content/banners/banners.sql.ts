import type { BannerFields } from '@shop/contract/staff/staff-banner'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { InsertBanner, LockBanners, SelectBanners } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface BannerRow {
  bannerId: number
  version: number
  validFrom: Date | null
  validTo: Date | null
  updatedAt: Date
  changedBy: string | null
  fields: Omit<BannerFields, 'validTo'>
}

/** One when it is named, otherwise all of them. */
export async function selectBanners(db: Db, bannerId: number | null): Promise<BannerRow[]> {
  const { rows } = await db.query<Narrow<SelectBanners, BannerRow>>(
    `select b.id as "bannerId", b.version, b.valid_from as "validFrom", b.valid_to as "validTo", b.updated_at as "updatedAt",
            (select internal.staff_name(h.actor_id) from internal.row_history h where h.table_name = 'home_banners' and h.row_key = b.id::text
              order by h.id desc limit 1) as "changedBy",
            jsonb_build_object('heading', b.heading, 'body', b.body, 'label', b.label, 'href', b.href, 'picture', b.picture,
              'tint', b.tint) as fields
       from shop.home_banners b where b.storefront_id = $1 and ($2::bigint is null or b.id = $2) order by b.position, b.id`,
    [STOREFRONT_ID, bannerId],
  )
  return rows
}

/** One, or all of them, held until the command is done. */
export async function lockBanners(db: Db, bannerId: number | null): Promise<number> {
  const { rows } = await db.query<LockBanners>(
    `select b.id from shop.home_banners b where b.storefront_id = $1 and ($2::bigint is null or b.id = $2)
      order by b.id for no key update`,
    [STOREFRONT_ID, bannerId],
  )
  return rows.length
}

export async function insertBanner(db: Db, heading: string): Promise<number> {
  const { rows } = await db.query<InsertBanner>(
    `insert into shop.home_banners (storefront_id, heading, position)
     select $1, $2, coalesce(max(b.position), 0) + 1 from shop.home_banners b where b.storefront_id = $1
     returning id as "bannerId"`,
    [STOREFRONT_ID, heading],
  )
  return onlyRow(rows).bannerId
}

export async function updateBanner(db: Db, bannerId: number, fields: BannerFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.home_banners set heading = $2, body = $3, label = $4, href = $5, picture = $6, tint = $7, valid_to = $8, updated_at = now()
      where id = $1`,
    [
      ...[bannerId, fields.heading, fields.body, fields.label, fields.href, fields.picture, fields.tint],
      fields.validTo,
    ],
  )
}

export async function updateBannerStart(db: Db, bannerId: number, from: Date | null): Promise<void> {
  await db.query<NoRow>('update shop.home_banners set valid_from = $2 where id = $1', [bannerId, from])
}

/** Rows that keep their place are not written. */
export async function updateBannerOrder(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `update shop.home_banners b set position = g.place from unnest($1::bigint[]) with ordinality g (id, place)
      where b.id = g.id and b.position <> g.place`,
    [ids],
  )
}
