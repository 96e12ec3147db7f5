import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newStaff } from '../staff-member.ts'

const shop = openShop()
let editor: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
})

const HOURS = [{ from: '9:00', to: '17:00' }]
const FIELDS = {
  ...{ name: 'Granule u Karla', type: 'pet_shop' as const, street: 'Dlouhá 5', city: 'Tišnov', postalCode: '66601' },
  ...{ region: 'Jihomoravský kraj', latitude: 49.3487, longitude: 16.4244, email: 'karel@prodejce.example', phone: '' },
  ...{ note: '', openingHours: [HOURS, HOURS, HOURS, HOURS, HOURS, [], []], onHolidays: 'closed' as const },
  ...{ dogsWelcome: true, wheelchair: false, pickupOfOrders: false, isHidden: false },
}

const onMap = async () =>
  (await query<{ name: string }>(shop, `select name from shop.find_retailers('Tišnov')`)).map(({ name }) => name)
const reason = 'Nový prodejce.'

test('a place is on the map as soon as it is added, hidden, and shown again', async () => {
  const { value: added, status } = await editor.call('addRetailer', { fields: FIELDS, reason })
  expect(status).toBe(201)
  expect(added).toMatchObject({ isShown: true, fields: FIELDS })
  expect((await onMap())[0]).toBe('Granule u Karla')
  expect((await editor.call('addRetailer', { fields: FIELDS, reason })).error.code).toBe('name_taken')

  const { retailerId, version } = added
  const hidden = { retailerId, version, isConfirmed: false, fields: { ...FIELDS, isHidden: true }, reason: 'Zavřel.' }
  const { value: after } = await editor.call('changeRetailer', hidden)
  expect(after).toMatchObject({ isShown: false, version: version + 1 })
  expect(await onMap()).not.toContain('Granule u Karla')
  // Somebody who still sees it as it was does not bring it back.
  const late = await editor.call('changeRetailer', { ...hidden, fields: FIELDS })
  expect(late.error).toMatchObject({ code: 'version_conflict', details: { version: version + 1 } })
  const shown = await editor.call('changeRetailer', { ...hidden, version: version + 1, fields: FIELDS })
  expect(shown.value.isShown).toBe(true)

  const told = await query(
    shop,
    `select kind, reason, after ? 'email' or after ? 'phone' as "hasPerson" from internal.row_history where table_name = 'retailers' and row_key = $1 order by id`,
    [String(retailerId)],
  )
  expect(told).toEqual([
    { kind: 'added', reason, hasPerson: false },
    ...Array.from({ length: 2 }, () => ({ kind: 'changed', reason: 'Zavřel.', hasPerson: false })),
  ])
})

test('who is hidden is not asked whether the entry holds; what was asked about holds for another year', async () => {
  const { value } = await editor.call('staffRetailers', { find: 'tisnov' })
  const [{ retailerId, version } = { retailerId: 0, version: 0 }] = value.retailers
  await query(shop, 'update shop.retailers set confirmed_on = $1::date', [shop.clock.now()])
  await query(shop, 'update shop.retailers set confirmed_on = current_date - 400, hidden_at = now() where id = $1', [
    retailerId,
  ])
  await runJob(shop, 'ask-retailers')
  const asked = `select count(*)::int as count from internal.mails where template = 'retailer-check'`
  expect(await query(shop, asked)).toEqual([{ count: 0 }])
  const change = { retailerId, version: version + 1, fields: FIELDS, reason: 'Volali jsme.' }
  expect((await editor.call('changeRetailer', { ...change, isConfirmed: false })).value.isShown).toBe(false)
  const confirmed = await editor.call('changeRetailer', { ...change, version: version + 2, isConfirmed: true })
  expect(confirmed.value.isShown).toBe(true)
})

test.each([
  ['degrees the wrong way round', { latitude: 16.4, longitude: 49.3 }],
  ['a post code of four digits', { postalCode: '6660' }],
  ['a week of six days', { openingHours: FIELDS.openingHours.slice(1) }],
])('%s is refused', async (_, wrong) => {
  expect((await editor.call('addRetailer', { fields: { ...FIELDS, ...wrong }, reason })).status).toBe(400)
})

test('the warehouse does not change the map', async () => {
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('addRetailer', { fields: FIELDS, reason })).status).toBe(403)
  expect(
    (
      await editor.call('changeRetailer', {
        ...{ retailerId: 999_999, version: 1, isConfirmed: false },
        fields: FIELDS,
        reason,
      })
    ).status,
  ).toBe(404)
})

test('nobody is renamed to a place that is there, and a day begins at midnight of Prague', async () => {
  const one = (await editor.call('addRetailer', { fields: { ...FIELDS, name: 'U Rexe' }, reason })).value
  const other = (await editor.call('addRetailer', { fields: { ...FIELDS, name: 'U Alíka' }, reason })).value
  const change = (name: string) =>
    editor.call('changeRetailer', {
      ...{ retailerId: other.retailerId, version: other.version, isConfirmed: true, reason: 'Nové jméno.' },
      fields: { ...FIELDS, name },
    })
  expect((await change('U rexe')).error.code).toBe('name_taken')
  expect(one.fields.name).toBe('U Rexe')
  const { value } = await change('U Alíka a syna')
  const day = shop.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' })
  expect([value.fields.name, value.confirmedOn]).toEqual(['U Alíka a syna', day])
})
