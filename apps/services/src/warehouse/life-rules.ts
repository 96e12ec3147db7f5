import { isDeepStrictEqual } from 'node:util'
import type { LifeRules, SaveLifeRules } from '@shop/contract/staff/life-rules'
import { ok, refuse } from '@shop/domain/result'
import { leastGroupDays } from '@shop/domain/setting/shop-settings'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField } from '#app/http/request-error'
import { loadShipmentSettings } from '#app/shipment/shipment-settings'
import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'
import { lockLifeSettings, selectLifeGroups, updateGroupDays, updateLifeSetting } from '#app/warehouse/life-rules.sql'
import { loadShortDateRules } from '#app/warehouse/sell-short-dates'

const KEYS = {
  firstDays: 'short_dated.first_days',
  firstPercent: 'short_dated.first_percent',
  lastDays: 'short_dated.last_days',
  lastPercent: 'short_dated.last_percent',
  untilDays: 'short_dated.until_days',
  shopDays: 'shipment.minimum_days_left',
} as const satisfies Record<Exclude<keyof LifeRules, 'groups'>, string>

async function readRules(db: Db) {
  const groups = await selectLifeGroups(db)
  const { minimumDaysLeft: shopDays } = await loadShipmentSettings(db)
  const rules: LifeRules = {
    ...(await loadShortDateRules(db)),
    shopDays,
    groups: groups.map(({ groupId, days }) => ({ groupId, days })),
  }
  return {
    rules,
    groupNames: groups.map(({ groupId, name, code }) => ({ groupId, name, leastDays: leastGroupDays(code) })),
  }
}

export async function lifeRules({ db }: Context) {
  return ok(await readRules(db))
}

/** The rows are held before they are compared: of two who saw the same, the second is told. */
export async function saveLifeRules(context: Context, { seen, rules, reason }: SaveLifeRules) {
  const { db } = context
  await lockLifeSettings(db)
  const { rules: present, groupNames } = await readRules(db)
  if (!isDeepStrictEqual(seen, present)) return refuse('version_conflict', { ...present })
  const known = new Set(present.groups.map(({ groupId }) => groupId))
  if (rules.groups.some(({ groupId }) => !known.has(groupId))) throw invalidField('groups', 'invalid')
  const isBroken = groupNames.some(
    ({ groupId, leastDays }) => (rules.groups.find((one) => one.groupId === groupId)?.days ?? 0) < leastDays,
  )
  if (isBroken) throw invalidField('groups', 'invalid')
  await tellHistory(context, reason)
  for (const [field, key] of Object.entries(KEYS)) await updateLifeSetting(db, key, rules[field as keyof typeof KEYS])
  for (const { groupId, days } of rules.groups) await updateGroupDays(db, groupId, days)
  // What is too short by the new rules is marked at once.
  await enqueue(db, 'sell-short-dates', {}, { jobKey: 'short-dates:intake' })
  await audit(db, context, 'stock.life_rules', { type: 'stock', id: 'life-rules' })
  return ok(await readRules(db))
}
