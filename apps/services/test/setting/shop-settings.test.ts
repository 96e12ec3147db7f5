import { SETTING_GROUPS, type SettingShape, settingShape } from '@shop/domain/setting/shop-settings'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const SKU = 'CN-GR-KUR-A-12K'
const shop = openShop()
let admin: Browser
let other: Browser
let content: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  other = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
  await setStock(shop, SKU, 100)
})

async function read(key: string) {
  const { value } = await admin.call('shopSettings', {})
  const found = value.settings.find((setting) => setting.key === key)
  if (!found) throw new Error(`${key} is not offered`)
  return found
}

const change = async (key: string, value: unknown, by = admin) =>
  by.call('changeSetting', { key, value, version: (await read(key)).version, reason: 'zkouška' })

/** Nobody reads them, they would count old orders anew, or a published page promises them. */
const NOT_OFFERED = [
  ...['document.supply_day', 'loyalty.attach_days', 'loyalty.credit_value', 'loyalty.credited_after_days'],
  ...['loyalty.maximum_spend_percent', 'loyalty.minimum_spend_credits', 'loyalty.returned_minimum_days'],
  ...['loyalty.validity_months', 'pricing.cash_step', 'pricing.price_step', 'pricing.side_cost_vat'],
  ...['regular_delivery.notice_days', 'returns.days', 'shipping.non_working_days', 'shipping.time_zone'],
  'shipping.wholesale_free_from',
]

test('every number of the shop is offered with a shape its column takes, or is named here', async () => {
  const rows = await query<{ key: string; type: string }>(shop, 'select key, type from shop.settings order by key')
  const offered = rows.filter(({ key }) => settingShape(key) !== null)
  expect(rows.filter(({ key }) => settingShape(key) === null).map(({ key }) => key)).toEqual(NOT_OFFERED)
  expect(offered).toHaveLength(Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group)).length)
  const types: Record<SettingShape['kind'], string[]> = {
    ...{
      money: ['money'],
      percent: ['percent'],
      integer: ['integer', 'percent'],
      time: ['time'],
      boolean: ['boolean'],
    },
    ...{ numbers: ['list'], traits: ['list'], categories: ['list'] },
  }
  for (const { key, type } of offered) expect(types[settingShape(key)?.kind ?? 'time'], key).toContain(type)
})

/** What these may be depends on each other. */
const LEANING = ['regular_delivery.', 'short_dated.']

test('the second step of short dates never comes before the first, and is never dearer', async () => {
  for (const [key, value] of [
    ['short_dated.first_days', 30],
    ['short_dated.last_percent', 5],
    ['short_dated.until_days', 60],
  ] as const) {
    expect((await change(key, value)).error, key).toMatchObject({
      ...{ code: 'setting_invalid', details: { fault: 'steps_crossed' } },
    })
  }
  expect((await change('short_dated.first_days', 90)).status).toBe(200)
  expect((await change('short_dated.first_days', 60)).status).toBe(200)
})

test('whatever the limits allow is kept, and carts are still priced', async () => {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU) })
  const shapes = Object.values(SETTING_GROUPS).flatMap((group): [string, SettingShape][] => Object.entries(group))
  for (const [key, shape] of shapes) {
    if (!('min' in shape) || shape.kind === 'numbers' || LEANING.some((part) => key.startsWith(part))) continue
    const before = (await read(key)).value
    for (const value of [shape.max, shape.min]) {
      // A cart holds at least one full pack of its own kind.
      if (/^cart\.(wholesale_)?pieces$/.test(key) && value === shape.min) continue
      if (key === 'cart.pieces_per_variant' && value > 1000) continue
      expect((await change(key, value)).status, `${key} ${value}`).toBe(200)
      expect((await guest.call('cart', {})).status, `${key} ${value}`).toBe(200)
    }
    expect((await change(key, before)).status, key).toBe(200)
  }
}, 180_000)

test('the limit of free delivery moves for pages, carts and methods at once, and its history says who and why', async () => {
  const { value: was, version } = await read('shipping.free_from')
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU) })
  await query(shop, 'delete from internal.page_changes')
  const answer = await admin.call('changeSetting', {
    ...{ key: 'shipping.free_from', version, value: 500_00, reason: 'Akce na dopravu' },
  })
  expect(answer.status).toBe(200)
  const methods = await query<{ free: number | null }>(
    shop,
    'select distinct free_from::int as free from shop.shipping_methods where free_from is not null',
  )
  expect(methods).toEqual([{ free: 500_00 }])
  expect((await guest.call('cart', {})).value).toMatchObject({ freeShipping: { from: 500_00 } })
  const noted = await query<{ keys: string[] }>(shop, 'select keys from internal.page_changes')
  expect(noted.flatMap(({ keys }) => keys)).toContain('shell')
  expect((await read('shipping.free_from')).changed).toMatchObject({ reason: 'Akce na dopravu' })
  const { value: history } = await content.call('rowHistory', { table: 'settings', key: '1:shipping.free_from' })
  expect(history.changes[0]).toMatchObject({
    before: { value: was },
    after: { value: 500_00 },
    reason: 'Akce na dopravu',
  })
  const before = new Date(Date.parse(history.changes[0]?.at ?? '') - 1).toISOString()
  const { value: then } = await content.call('rowAsOf', {
    ...{ table: 'settings', key: '1:shipping.free_from', at: before },
  })
  expect(then.row).toMatchObject({ value: was })
})

test('the hour of the shop moves the carriers that had it and leaves those with their own', async () => {
  const hours = () =>
    query<{ code: string; hour: string }>(
      shop,
      'select code, cut_off as hour from shop.shipping_methods where cut_off is not null order by code',
    )
  const [before, { value: was }] = [await hours(), await read('shipping.cut_off')]
  expect(new Set(before.map(({ hour }) => hour === was))).toEqual(new Set([true, false]))
  expect((await change('shipping.cut_off', '13:15')).status).toBe(200)
  expect(await hours()).toEqual(before.map((row) => (row.hour === was ? { ...row, hour: '13:15' } : row)))
})

test('who saw an older value is told the one that holds, and of two at once one wins', async () => {
  const { version } = await read('shipment.presumed_delivered_days')
  const input = { key: 'shipment.presumed_delivered_days', version, reason: 'zkouška' }
  const both = await Promise.all([
    admin.call('changeSetting', { ...input, value: 30 }),
    other.call('changeSetting', { ...input, value: 21 }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = both.find(({ status }) => status === 409)
  const { value: held } = await read('shipment.presumed_delivered_days')
  expect(lost?.error).toMatchObject({ code: 'version_conflict', details: { current: held } })
})

test('a number outside its limits, one nobody offers, and a role that may not', async () => {
  expect((await change('shipment.presumed_delivered_days', 4)).error).toMatchObject({
    code: 'setting_invalid',
    details: { fault: 'range' },
  })
  const hidden = await admin.call('changeSetting', {
    ...{ key: 'loyalty.credit_value', version: 1, value: 200, reason: 'zkouška' },
  })
  expect(hidden.status).toBe(404)
  expect((await change('shipment.presumed_delivered_days', 20, content)).status).toBe(403)
  expect((await content.call('shopSettings', {})).status).toBe(200)
})
