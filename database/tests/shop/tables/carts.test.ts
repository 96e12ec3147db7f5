import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, asOwner, asStaff, column } from '../../as-role.ts'
import { insertOrderShop, type OrderShop } from '../../placed-order.ts'
import { insert } from '../../small-shop.ts'

let database: TestDatabase
let shop: OrderShop
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertOrderShop(client)
  const cartId = await insert(client, 'carts', cart({ customer_id: shop.customerId }))
  await insert(client, 'carts', cart({ token_hash: '\\x01' }))
  await insert(client, 'cart_lines', {
    cart_id: cartId,
    variant_id: shop.variantId,
    pieces: 1,
    seen_price: 100,
    position: 1,
  })
  const basketId = await insert(client, 'prepared_baskets', {
    storefront_id: 1,
    token_hash: '\\x02',
    kind: 'shared',
    customer_id: shop.customerId,
    expires_at: '2027-01-01',
    created_at: '2026-11-16',
  })
  await insert(client, 'prepared_basket_lines', {
    prepared_basket_id: basketId,
    position: 1,
    variant_id: shop.variantId,
    pieces: 1,
    seen_price: 100,
  })
  client.release()
})
afterAll(() => database.drop())

function cart(owner: Record<string, unknown>) {
  return { storefront_id: 1, created_at: '2026-11-16', changed_at: '2026-11-16', expires_at: '2027-11-16', ...owner }
}

const TABLES = {
  carts: 'select id from shop.carts',
  'cart lines': 'select cart_id from shop.cart_lines',
  baskets: 'select id from shop.prepared_baskets',
  'basket lines': 'select position from shop.prepared_basket_lines',
}

test.each(Object.entries(TABLES))(
  'a customer sees their own %s, a stranger and a visitor none',
  async (_name, query) => {
    expect(
      await asCustomer(database.pool, { customer_id: shop.customerId }, (client) => column(client, query)),
    ).toHaveLength(1)
    expect(
      await asCustomer(database.pool, { customer_id: shop.strangerId }, (client) => column(client, query)),
    ).toEqual([])
    await expect(asAnonymous(database.pool, (client) => client.query(query))).rejects.toThrow('permission denied')
  },
)

test('support sees guests too, the warehouse has no business here', async () => {
  expect(await asStaff(database.pool, 'staff_support', (client) => column(client, TABLES.carts))).toHaveLength(2)
  await expect(asStaff(database.pool, 'staff_warehouse', (client) => client.query(TABLES.carts))).rejects.toThrow(
    'permission denied',
  )
})

test('a customer has one open cart', async () => {
  await expect(
    asOwner(database.pool, (client) => insert(client, 'carts', cart({ customer_id: shop.customerId }))),
  ).rejects.toMatchObject({ constraint: 'carts_one_open' })
})

test.each(['ordered', 'merged'])('a new cart is not born %s', async (state) => {
  await expect(
    asOwner(database.pool, (client) => insert(client, 'carts', cart({ token_hash: '\\x09', state }))),
  ).rejects.toThrow(`knows no way from new to ${state}`)
})

test('an active cart cannot be ordered without its checkout', async () => {
  await expect(
    asOwner(database.pool, (client) => client.query("update shop.carts set state = 'ordered'")),
  ).rejects.toThrow('knows no way from active to ordered')
})

test('a cart belongs to an account or to a cookie, never to both or to nobody', async () => {
  const both = cart({ customer_id: shop.strangerId, token_hash: '\\x0a' })
  for (const owner of [both, cart({})]) {
    await expect(asOwner(database.pool, (client) => insert(client, 'carts', owner))).rejects.toMatchObject({
      constraint: 'carts_one_owner',
    })
  }
})

test('codes of coupons are for those who hand them out', async () => {
  const query = 'select code from shop.coupons'
  await expect(asAnonymous(database.pool, (client) => client.query(query))).rejects.toThrow('permission denied')
  await expect(asCustomer(database.pool, {}, (client) => client.query(query))).rejects.toThrow('permission denied')
  expect(await asStaff(database.pool, 'staff_support', (client) => column(client, query))).toEqual([])
})

test('what is held for whom is for staff', async () => {
  const query = 'select order_id from shop.reservations'
  await expect(asCustomer(database.pool, {}, (client) => client.query(query))).rejects.toThrow('permission denied')
  expect(await asStaff(database.pool, 'staff_warehouse', (client) => column(client, query))).toEqual([])
})
