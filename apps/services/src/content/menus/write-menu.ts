import type { SaveMenu, StaffMenu } from '@shop/contract/content/menu'
import { addressesOfMenu, type MenuCode, wrongInMenu } from '@shop/domain/content/menu'
import { ok, refuse } from '@shop/domain/result'
import { findDeadLinks } from '#app/content/leads-somewhere'
import { lockMenu, selectMenus, updateMenu } from '#app/content/menus/menus.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import type { Db } from '#app/store/database'

export async function staffMenus({ db }: Context) {
  return ok({ menus: await showMenus(db, null) })
}

async function showMenus(db: Db, code: MenuCode | null): Promise<StaffMenu[]> {
  const menus = await selectMenus(db, code)
  const dead = await findDeadLinks(db, [...new Set(menus.flatMap(({ items }) => addressesOfMenu(items)))])
  return menus.map(({ updatedAt, ...menu }) => ({
    ...menu,
    updatedAt: updatedAt.toISOString(),
    dead: addressesOfMenu(menu.items).filter((path) => dead.includes(path)),
  }))
}

async function showMenu(db: Db, code: MenuCode): Promise<StaffMenu> {
  const [menu] = await showMenus(db, code)
  if (!menu) throw notFound()
  return menu
}

/** Every page carries the key of the shell, so the row alone drops all kept copies. */
export async function saveMenu(context: Context, { code, version, items, reason }: SaveMenu & { code: MenuCode }) {
  const { db } = context
  if (!(await lockMenu(db, code))) throw notFound()
  const held = await showMenu(db, code)
  if (held.version !== version) return refuse('version_conflict', { current: held })
  const wrong = wrongInMenu(code, items)
  if (wrong) return refuse('content_incomplete', { missing: [wrong.fault], path: wrong.path })
  // What stood there before is not asked again: whoever mends one link is not stopped by another that has died.
  const known = addressesOfMenu(held.items)
  const [dead] = await findDeadLinks(
    db,
    addressesOfMenu(items).filter((path) => !known.includes(path)),
  )
  if (dead !== undefined) return refuse('choice_unknown', { field: dead })
  await tellHistory(context, reason)
  await updateMenu(db, held.menuId, items)
  await audit(db, context, 'menu.saved', { type: 'menu', id: code })
  return ok(await showMenu(db, code))
}
