import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { LockSettings, SelectSettingCategories, SelectShopSettings, UpdateSetting } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** The last change comes from the history, so what a seed has set has none. */
export async function selectShopSettings(db: Db): Promise<SelectShopSettings[]> {
  const { rows } = await db.query<SelectShopSettings>(
    `select s.key, s.value, s.version, h.at as "changedAt", internal.staff_name(h.actor_id) as "changedBy", h.reason
       from shop.settings s
       left join lateral (
         select c.at, case when c.actor_kind = 'staff' then c.actor_id end as actor_id, c.reason from internal.row_history c
          where c.table_name = 'settings' and c.row_key = s.storefront_id || ':' || s.key order by c.id desc limit 1
       ) h on true
      where s.storefront_id = $1 order by s.key`,
    [STOREFRONT_ID],
  )
  return rows
}

export async function selectSettingCategories(db: Db): Promise<SelectSettingCategories[]> {
  const { rows } = await db.query<SelectSettingCategories>(
    'select slug as code, name from shop.categories where storefront_id = $1 order by name',
    [STOREFRONT_ID],
  )
  return rows
}

/** All of them: what is set is checked beside the others, and two changes that lean on each other must not pass one another by. */
export async function lockSettings(db: Db): Promise<LockSettings[]> {
  const { rows } = await db.query<LockSettings>(
    'select key, value, version from shop.settings where storefront_id = $1 order by key for update',
    [STOREFRONT_ID],
  )
  return rows
}

export async function updateSetting(db: Db, key: string, value: unknown): Promise<number> {
  const { rows } = await db.query<UpdateSetting>(
    'update shop.settings set value = $3 where storefront_id = $1 and key = $2 returning version',
    [STOREFRONT_ID, key, JSON.stringify(value)],
  )
  return onlyRow(rows).version
}

/** Methods that had the hour of the shop have the new one. One with an hour of its own keeps it. */
export async function moveCutOffs(db: Db, from: unknown, to: unknown): Promise<void> {
  await db.query<NoRow>('update shop.shipping_methods set cut_off = $3 where storefront_id = $1 and cut_off = $2', [
    STOREFRONT_ID,
    from,
    to,
  ])
}

/** The limit pages speak of and those by which carts are priced are one number. */
export async function moveFreeLimits(db: Db, from: unknown, to: unknown): Promise<void> {
  await db.query<NoRow>('update shop.shipping_methods set free_from = $3 where storefront_id = $1 and free_from = $2', [
    STOREFRONT_ID,
    from,
    to,
  ])
}
