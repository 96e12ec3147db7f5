import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, asStaff, column } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'
import { insert } from '../../small-shop.ts'

let database: TestDatabase
let shop: OrderShop
let productId: number
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertOrderShop(client)
  const [product] = await column(client, `update shop.products set kind = 'kibble' returning id::int`)
  productId = product as number
  await client.query('update shop.variants set net_weight_g = 2000')
  for (const customerId of [shop.customerId, shop.strangerId]) {
    const { orderId } = await insertOrder(client, shop, { customer_id: customerId })
    const [position] = await column(
      client,
      `select position from shop.order_lines where order_id = ${orderId} and kind = 'goods'`,
    )
    const dogId = await insert(client, 'dogs', {
      ...{ customer_id: customerId, name: 'Bady', life_stage: 'dospely', chip_number: '203098100123456' },
      created_at: '2026-11-16',
    })
    await client.query('insert into shop.dog_foods (dog_id, product_id, energy_share_percent) values ($1, $2, 100)', [
      dogId,
      productId,
    ])
    await client.query(
      `insert into shop.bag_notes (customer_id, order_id, line_position, piece, noted_on, left_percent, created_at)
       values ($1, $2, $3, 1, '2026-11-16', 50, now())`,
      [customerId, orderId, position],
    )
  }
  client.release()
})
afterAll(() => database.drop())

const PARTS = {
  foods: 'select dog_id from shop.dog_foods',
  notes: 'select id from shop.bag_notes',
  packs: 'select order_id from shop.bought_packs',
  chips: 'select chip_number from shop.dogs',
}

test.each(Object.entries(PARTS))('a customer sees only their own %s', async (_name, query) => {
  const claims = { customer_id: shop.customerId }
  expect(await asCustomer(database.pool, claims, (client) => column(client, query))).toHaveLength(1)
  expect(await asCustomer(database.pool, { customer_id: 999 }, (client) => column(client, query))).toEqual([])
})

test.each(Object.entries(PARTS))('a visitor sees no %s', async (_name, query) => {
  await expect(asAnonymous(database.pool, (client) => client.query(query))).rejects.toThrow('permission denied')
})

test('support advises on food and reads neither chips nor bags', async () => {
  const read = (query: string) => asStaff(database.pool, 'staff_support', (client) => column(client, query))
  expect(await read(PARTS.foods)).toHaveLength(2)
  await expect(read(PARTS.chips)).rejects.toThrow('permission denied')
  await expect(read(PARTS.notes)).rejects.toThrow('permission denied')
})

test('a pack says when it came, and until then the day it was promised for', async () => {
  const read = (name = 'delivered_at') =>
    asCustomer(database.pool, { customer_id: shop.customerId }, (client) =>
      column(client, `select ${name}::text from shop.bought_packs`),
    )
  await database.pool.query(`update shop.orders set delivery_to = '2026-11-19' where customer_id = $1`, [
    shop.customerId,
  ])
  expect(await read()).toEqual([null])
  expect(await read('promised_on')).toEqual(['2026-11-19'])
  await database.pool.query(
    `insert into shop.order_events (order_id, at, event, to_state, actor_kind)
     select id, '2026-11-20T08:00:00Z', 'delivered', 'delivered', 'system' from shop.orders where customer_id = $1`,
    [shop.customerId],
  )
  expect(await read()).toEqual([expect.stringContaining('2026-11-20')])
})

test.each([
  ['a share and a treat at once', 'energy_share_percent = 50, treat_grams = 10'],
  ['neither', 'energy_share_percent = null'],
])('a food is not %s', async (_name, change) => {
  await expect(database.pool.query(`update shop.dog_foods set ${change}`)).rejects.toThrow('dog_foods_share_or_treat')
})

test('a chip has fifteen digits', async () => {
  await expect(database.pool.query(`update shop.dogs set chip_number = '12'`)).rejects.toThrow('chip_number')
})
