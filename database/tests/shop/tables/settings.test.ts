import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, asStaff, value } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const read = (key: string) => `select value from shop.settings where storefront_id = 1 and key = '${key}'`

test('business numbers are data a page can read', async () => {
  await asAnonymous(database.pool, async (client) => {
    expect(await value(client, read('shipping.free_from'))).toBe(1290_00)
    expect(await value(client, read('shipping.cut_off'))).toBe('12:00')
    expect(await value(client, read('regular_delivery.discount'))).toBe(10)
    expect(await value(client, read('regular_delivery.intervals_weeks'))).toEqual([2, 3, 4, 5, 6, 8])
  })
})

test.each([
  ['money', '12.5'],
  ['money', '-1'],
  ['percent', '101'],
  ['time', '"25:00"'],
  ['integer', '"3"'],
  ['boolean', '1'],
  ['list', '{}'],
])('a setting of type %s cannot be %s', async (type, bad) => {
  const write = asOwner(database.pool, (client) =>
    client.query("insert into shop.settings (storefront_id, key, type, value) values (1, 'test.one', $1, $2)", [
      type,
      bad,
    ]),
  )
  await expect(write).rejects.toMatchObject({ constraint: 'settings_value_fits_type' })
})

test('an internal number is for staff only', async () => {
  await database.pool.query(
    "insert into shop.settings (storefront_id, key, type, value) values (1, 'margin.target', 'percent', '30')",
  )
  expect(await asAnonymous(database.pool, (client) => value(client, read('margin.target')))).toBeUndefined()
  expect(await asStaff(database.pool, 'staff_support', (client) => value(client, read('margin.target')))).toBe(30)
})
