import type { MenuItem, StaffMenu } from '@shop/contract/content/menu'
import type { MenuCode } from '@shop/domain/content/menu'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockMenu, SelectMenus } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Stored = Omit<StaffMenu, 'dead' | 'updatedAt'> & { updatedAt: Date }

/** One when it is named, otherwise all, in the order in which somebody meets them. */
export async function selectMenus(db: Db, code: MenuCode | null): Promise<Stored[]> {
  const { rows } = await db.query<Narrow<SelectMenus, { code: MenuCode; items: MenuItem[] }>>(
    `select m.id as "menuId", m.code, m.version, m.items, m.updated_at as "updatedAt",
            (select internal.staff_name(h.actor_id) from internal.row_history h
              where h.table_name = 'menus' and h.row_key = m.id::text order by h.id desc limit 1) as "changedBy"
       from shop.menus m where m.storefront_id = $1 and ($2::text is null or m.code = $2) order by m.id`,
    [STOREFRONT_ID, code],
  )
  return rows
}

export async function lockMenu(db: Db, code: MenuCode): Promise<boolean> {
  const { rows } = await db.query<LockMenu>(
    'select id from shop.menus where storefront_id = $1 and code = $2 for update',
    [STOREFRONT_ID, code],
  )
  return rows.length === 1
}

export async function updateMenu(db: Db, menuId: number, items: readonly MenuItem[]): Promise<void> {
  await db.query<NoRow>('update shop.menus set items = $2, updated_at = now() where id = $1', [
    menuId,
    JSON.stringify(items),
  ])
}
