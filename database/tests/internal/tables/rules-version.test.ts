import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner, value } from '../../as-role.ts'
import { insertOrderShop } from '../../placed-order.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  await insertOrderShop(client)
  client.release()
})
afterAll(() => database.drop())

const VERSION = 'select version::int from internal.rules_version'

test.each([
  `update shop.settings set value = '200' where key = 'pricing.price_step'`,
  'update shop.shipping_methods set price = price + 1',
  'update shop.payment_methods set fee = fee + 1',
  'update shop.customer_groups set discount_percent = 5',
  `insert into shop.vat_rates (storefront_id, vat_class, valid_from, percent) values (1, 'feed', '2030-01-01', 15)`,
  `delete from shop.settings where key = 'pricing.price_step'`,
])('whoever keeps a copy of the rules learns of: %s', async (statement) => {
  const [before, after] = await asOwner(database.pool, async (client) => {
    const versions = [await value<number>(client, VERSION)]
    await client.query(statement)
    return [...versions, await value<number>(client, VERSION)]
  })
  expect(after).toBe((before ?? 0) + 1)
})

test('a statement that changes no row changes no rule', async () => {
  const [before, after] = await asOwner(database.pool, async (client) => {
    const versions = [await value<number>(client, VERSION)]
    await client.query('update shop.shipping_methods set price = price + 1 where false')
    return [...versions, await value<number>(client, VERSION)]
  })
  expect(after).toBe(before)
})

test('an order changes no rule', async () => {
  const [before, after] = await asOwner(database.pool, async (client) => {
    const versions = [await value<number>(client, VERSION)]
    await client.query('update shop.stock set reserved = reserved + 1')
    return [...versions, await value<number>(client, VERSION)]
  })
  expect(after).toBe(before)
})
