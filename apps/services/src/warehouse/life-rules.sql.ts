import type { Db, NoRow } from '#app/store/database'
import type { LockLifeSettings, SelectLifeGroups } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface LifeGroup {
  groupId: number
  name: string
  days: number | null
  code: string
}

export async function selectLifeGroups(db: Db): Promise<LifeGroup[]> {
  const { rows } = await db.query<SelectLifeGroups>(
    `select id as "groupId", name, code, minimum_days_left as days from shop.customer_groups where storefront_id = $1 order by id`,
    [STOREFRONT_ID],
  )
  return rows
}

/** Two who change the rules come one after the other: every change begins here. */
export async function lockLifeSettings(db: Db): Promise<void> {
  await db.query<LockLifeSettings>(
    `select key from shop.settings where storefront_id = $1 and (starts_with(key, 'short_dated.') or key = 'shipment.minimum_days_left')
      order by key for update`,
    [STOREFRONT_ID],
  )
}

export async function updateLifeSetting(db: Db, key: string, value: number): Promise<void> {
  await db.query<NoRow>(
    'update shop.settings set value = to_jsonb($3::integer) where storefront_id = $1 and key = $2 and value <> to_jsonb($3::integer)',
    [STOREFRONT_ID, key, value],
  )
}

export async function updateGroupDays(db: Db, groupId: number, days: number | null): Promise<void> {
  await db.query<NoRow>(
    'update shop.customer_groups set minimum_days_left = $3 where storefront_id = $1 and id = $2 and minimum_days_left is distinct from $3',
    [STOREFRONT_ID, groupId, days],
  )
}
