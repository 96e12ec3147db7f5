import { isDeepStrictEqual } from 'node:util'
import type { ChangeSetting } from '@shop/contract/setting/shop-setting'
import { ok, refuse } from '@shop/domain/result'
import { checkSetting } from '@shop/domain/setting/check-setting'
import { settingShape } from '@shop/domain/setting/shop-settings'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import {
  lockSettings,
  moveCutOffs,
  moveFreeLimits,
  selectSettingCategories,
  selectShopSettings,
  updateSetting,
} from '#app/setting/settings.sql'
import type { Db } from '#app/store/database'

export async function shopSettings({ db }: Context) {
  const rows = await selectShopSettings(db)
  const settings = rows
    .filter(({ key }) => settingShape(key) !== null)
    .map(({ changedAt, changedBy, reason, ...setting }) => ({
      ...setting,
      changed: changedAt && { at: changedAt.toISOString(), by: changedBy, reason: reason ?? '' },
    }))
  return ok({ settings, categories: await selectSettingCategories(db) })
}

/** Rows that say the same number in another place: they go along, in the same transaction. */
const FOLLOWERS: Readonly<Record<string, (db: Db, from: unknown, to: unknown) => Promise<void>>> = {
  'shipping.cut_off': moveCutOffs,
  'shipping.free_from': moveFreeLimits,
}

/** What carts, pages and jobs keep of it is counted as old by triggers, whoever writes. */
export async function changeSetting(
  context: Context,
  { key, version, value, reason }: ChangeSetting & { key: string },
) {
  const { db } = context
  const rows = await lockSettings(db)
  const current = rows.find((row) => row.key === key)
  if (!current || settingShape(key) === null) throw notFound()
  if (current.version !== version)
    return refuse('version_conflict', { version: current.version, current: current.value })
  const checked = checkSetting(key, value, {
    settings: Object.fromEntries(rows.map((row) => [row.key, row.value])),
    categories: (await selectSettingCategories(db)).map(({ code }) => code),
  })
  if (!checked.ok) return checked
  if (isDeepStrictEqual(checked.value, current.value)) return ok({ version })
  await tellHistory(context, reason)
  const changed = await updateSetting(db, key, checked.value)
  await FOLLOWERS[key]?.(db, current.value, checked.value)
  await audit(db, context, 'setting.changed', { type: 'setting', id: key })
  return ok({ version: changed })
}
