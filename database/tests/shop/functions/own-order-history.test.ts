import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, value } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'

interface OwnOrderHistory {
  ids: number[]
  matching: number
  all: number
  years: { year: number; orders: number; spent: number }[]
}

let database: TestDatabase
let shop: OrderShop
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertOrderShop(client)
  await client.query('update shop.stock set on_hand = 100')
  // Twelve of one moment and half an hour before the new year by the clock of the world: in Prague it is the new year already.
  for (let index = 0; index < 12; index += 1) await insertOrder(client, shop, { placed_at: '2025-12-31T23:30:00Z' })
  await insertOrder(client, shop, { placed_at: '2025-12-31T22:30:00Z', number: '2512310007' })
  await insertOrder(client, shop, { state: 'awaiting_payment', deadline_at: '2026-11-20', number: '2611160008' })
  await insertOrder(client, shop, { customer_id: shop.strangerId, number: '2611160009', email: 'b@priklad.cz' })
  client.release()
})
afterAll(() => database.drop())

const ask = (question: string, customerId = shop.customerId) =>
  asCustomer(database.pool, { customer_id: customerId }, (client) =>
    value<OwnOrderHistory>(client, `select shop.own_order_history(${question})`),
  )

test('every order is reached page by page, once', async () => {
  const seen: number[] = []
  let before = 'null'
  for (;;) {
    const { ids, matching } = await ask(`before_order => ${before}, page_size => 5`)
    expect(matching).toBe(14)
    seen.push(...ids.slice(0, 5))
    if (ids.length <= 5) break
    before = String(ids[4])
  }
  expect(seen).toHaveLength(14)
  expect(new Set(seen).size).toBe(14)
})

test.each([
  ["wanted => 'GRANULÉ'", 14],
  ["wanted => 'granule bizon'", 0],
  ["wanted => '123100'", 1],
  ["wanted => '2611160009'", 0],
  ['placed_in => 2025', 1],
  ['placed_in => 2026', 13],
  ["state_group => 'open'", 14],
  ["state_group => 'delivered'", 0],
  ["wanted => 'granule', placed_in => 2025, state_group => 'open'", 1],
  ['only_regular => true', 0],
])('%s finds %i', async (question, count) => {
  const { ids, matching, all } = await ask(question)
  expect([matching, ids.length, all]).toEqual([count, Math.min(count, 11), 14])
})

test('a year is told whole, by the calendar of Prague', async () => {
  expect((await ask('placed_in => 2025')).years).toEqual([
    { year: 2026, orders: 13, spent: 13 * 22400 },
    { year: 2025, orders: 1, spent: 22400 },
  ])
})

test('an order of somebody else is no place to go on from', async () => {
  const [foreign] = (await ask('page_size => 1', shop.strangerId)).ids
  expect((await ask(`before_order => ${foreign}`)).ids).toEqual([])
})

test('whoever has no account asks in vain', async () => {
  await expect(asAnonymous(database.pool, (client) => client.query('select shop.own_order_history()'))).rejects.toThrow(
    'permission denied',
  )
  expect((await ask('page_size => 3', 999)).all).toBe(0)
})
