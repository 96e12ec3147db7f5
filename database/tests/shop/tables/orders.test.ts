import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, asOwner, asStaff, column, type StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'

let database: TestDatabase
let shop: OrderShop
let own: { orderId: number; cartId: number }
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertOrderShop(client)
  own = await insertOrder(client, shop)
  await insertOrder(client, shop, { customer_id: shop.strangerId, email: 'b@priklad.cz' })
  client.release()
})
afterAll(() => database.drop())

const PARTS = {
  orders: 'select id from shop.orders',
  lines: 'select order_id from shop.order_lines',
  events: 'select order_id from shop.order_events',
  carts: 'select id from shop.carts',
}

test.each(Object.entries(PARTS))('a customer sees only their own %s', async (_name, query) => {
  const claims = { customer_id: shop.customerId }
  expect(await asCustomer(database.pool, claims, (client) => column(client, query))).toHaveLength(1)
  expect(await asCustomer(database.pool, { customer_id: 999 }, (client) => column(client, query))).toEqual([])
})

test.each(Object.entries(PARTS))('a visitor sees no %s', async (_name, query) => {
  await expect(asAnonymous(database.pool, (client) => client.query(query))).rejects.toThrow('permission denied')
})

test.each<[StaffRole, boolean]>([
  ['staff_support', true],
  ['staff_warehouse', true],
  ['staff_admin', true],
  ['staff_content', false],
])('%s sees orders: %s', async (role, sees) => {
  const read = asStaff(database.pool, role, (client) => column(client, PARTS.orders))
  if (sees) expect(await read).toHaveLength(2)
  else await expect(read).rejects.toThrow('permission denied')
})

test('a customer does not read who acted on the order, nor the key of a cart', async () => {
  const claims = { customer_id: shop.customerId }
  const read = (query: string) => asCustomer(database.pool, claims, (client) => client.query(query))
  await expect(read('select actor_id from shop.order_events')).rejects.toThrow('permission denied')
  await expect(read('select token_hash from shop.carts')).rejects.toThrow('permission denied')
})

test.each([
  ['total = 1, payable = 1', 'restrict_violation'],
  ["number = '2026999999'", 'restrict_violation'],
  ["state = 'shipped'", 'check_violation'],
  ["state = 'expired'", 'check_violation'],
])('nobody can write %s into a placed order', async (change) => {
  await expect(
    asOwner(database.pool, (client) => client.query(`update shop.orders set ${change} where id = $1`, [own.orderId])),
  ).rejects.toThrow(/append-only|knows no way/)
})

test.each(['orders', 'order_lines', 'order_events'])('nothing is deleted from %s', async (table) => {
  await expect(asOwner(database.pool, (client) => client.query(`delete from shop.${table}`))).rejects.toThrow(
    'append-only',
  )
})

test('a cart becomes one order, whoever tries', async () => {
  const again = asOwner(database.pool, async (client) => {
    await client.query(
      `insert into shop.orders (storefront_id, number, cart_id, customer_id, customer_group, state, placed_at, email, phone, billing,
         delivery, shipping_method_id, shipping_kind, payment_method_id, payment_kind, parcels, basis, goods_list, goods_paid, total,
         payable, vat, price_trace, terms_version_id, button_text)
       select storefront_id, '2026888888', cart_id, customer_id, customer_group, state, placed_at, email, phone, billing, delivery,
         shipping_method_id, shipping_kind, payment_method_id, payment_kind, parcels, basis, goods_list, goods_paid, total, payable,
         vat, price_trace, terms_version_id, button_text from shop.orders where id = $1`,
      [own.orderId],
    )
  })
  await expect(again).rejects.toMatchObject({ constraint: 'orders_cart_id' })
})

test('a method that delivers to a point needs the point', async () => {
  await expect(
    asOwner(database.pool, (client) =>
      insertOrder(client, shop, { shipping_kind: 'box', customer_id: shop.strangerId }),
    ),
  ).rejects.toMatchObject({ constraint: 'orders_point' })
})

test('an order that waits has a deadline, one that does not has none', async () => {
  const place = (columns: object) =>
    asOwner(database.pool, (client) => insertOrder(client, shop, { customer_id: shop.strangerId, ...columns }))
  await expect(place({ state: 'awaiting_payment' })).rejects.toMatchObject({ constraint: 'orders_deadline' })
  await expect(place({ deadline_at: '2026-12-01' })).rejects.toMatchObject({ constraint: 'orders_deadline' })
})

test('no order begins in the middle of its life', async () => {
  await expect(
    asOwner(database.pool, (client) => insertOrder(client, shop, { state: 'shipped', customer_id: shop.strangerId })),
  ).rejects.toThrow('knows no way from new to shipped')
})
