import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, asStaff, column, value } from '../../as-role.ts'
import { insert, insertSmallShop, type SmallShop } from '../../small-shop.ts'

let database: TestDatabase
let shop: SmallShop
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertSmallShop(client)
  await insert(client, 'prices', {
    price_list_id: shop.retailId,
    variant_id: shop.variantId,
    amount: 100_00,
    kind: 'regular',
    valid_from: '2026-01-01',
  })
  await insert(client, 'stock', { variant_id: shop.variantId, on_hand: 20 })
  client.release()
})
afterAll(() => database.drop())

const RESERVE = 'update shop.stock set reserved = reserved + 1 where variant_id = $1 and on_hand - reserved >= 1'

test('fifty buyers of the last twenty pieces get exactly twenty', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => database.pool.query(RESERVE, [shop.variantId])))
  expect(results.filter((result) => result.rowCount === 1)).toHaveLength(20)
  const client = await database.pool.connect()
  expect(await value(client, 'select on_hand - reserved from shop.stock where variant_id = $1', [shop.variantId])).toBe(
    0,
  )
  expect(await value(client, 'select in_stock from shop.product_cards where product_id = $1', [shop.productId])).toBe(
    false,
  )
  await client.query('update shop.stock set reserved = 0')
  expect(await value(client, 'select in_stock from shop.product_cards where product_id = $1', [shop.productId])).toBe(
    true,
  )
  client.release()
})

test.each([
  ['on_hand = -1, reserved = -1', /^stock_/],
  ['reserved = -1', 'stock_reserved_not_negative'],
  ['reserved = on_hand + 1', 'stock_not_oversold'],
  ['on_hand = 3, reserved = 4', 'stock_not_oversold'],
])('no bug can write %s', async (change, constraint) => {
  await expect(
    asOwner(database.pool, (client) => client.query(`update shop.stock set ${change}`)),
  ).rejects.toMatchObject({
    constraint: expect.stringMatching(constraint),
  })
})

test('a visitor sees up to a hundred pieces, staff the real count', async () => {
  const counts = await asOwner(database.pool, async (client) => {
    await client.query('update shop.stock set on_hand = 5000')
    await client.query('set local role anon')
    const visitor = await column(client, 'select available_up_to_100 from shop.stock')
    await client.query('set local role staff_warehouse')
    return { visitor, staff: await column(client, 'select on_hand from shop.stock') }
  })
  expect(counts).toEqual({ visitor: [100], staff: [5000] })
})

test('a visitor cannot read the real count', async () => {
  await expect(asAnonymous(database.pool, (client) => client.query('select on_hand from shop.stock'))).rejects.toThrow(
    'permission denied',
  )
})

test('staff do not change stock behind the back of the services', async () => {
  await expect(
    asStaff(database.pool, 'staff_warehouse', (client) => client.query('update shop.stock set on_hand = 1')),
  ).rejects.toThrow('permission denied')
})
