import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { healGateway, hear, move, placeOrder, query, stateOf } from '../paying.ts'
import { readyToOrder, SKU } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let support: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
})
afterEach(() => healGateway(shop))

const deadlineOf = async (orderId: number) =>
  (await query<{ at: Date }>(shop, 'select deadline_at as at from shop.orders where id = $1', [orderId]))[0]?.at

test('going back and forth between ways of paying holds no goods longer', async () => {
  const order = await placeOrder(shop)
  const seen: unknown[] = []
  for (const paymentCode of ['prevod-qr', 'karta', 'prevod-qr', 'karta']) {
    move(shop, 10)
    expect((await order.browser.call('changeMethod', { token: order.token, paymentCode })).status).toBe(200)
    seen.push(await deadlineOf(order.orderId))
  }
  expect(new Set(seen.map(String)).size).toBe(1)
})

describe('whoever pays for nothing', () => {
  async function limit(orders: number, value: number): Promise<void> {
    await query(shop, `update shop.settings set value = to_jsonb($1::bigint) where key = 'order.open_unpaid_orders'`, [
      orders,
    ])
    await query(shop, `update shop.settings set value = to_jsonb($1::bigint) where key = 'order.open_unpaid_value'`, [
      value,
    ])
  }

  async function order(details: { email: string; phone: string }, payment: string) {
    const { browser, order: ready } = await readyToOrder(shop, SKU.can, { payment, details })
    return browser.call('placeOrder', ready)
  }

  test('holds goods of a few orders only, whatever address is given with the telephone', async () => {
    await limit(2, 100_000_000)
    const phone = '602 111 222'
    expect((await order({ email: 'a1@priklad.cz', phone }, 'dobirka')).status).toBe(201)
    expect((await order({ email: 'a2@priklad.cz', phone }, 'prevod-qr')).status).toBe(201)
    const third = await order({ email: 'a3@priklad.cz', phone }, 'dobirka')
    expect(third.error).toMatchObject({ code: 'too_much_unpaid', details: { orders: 2, limit: 2 } })
    expect((await order({ email: 'a1@priklad.cz', phone: '602 111 333' }, 'dobirka')).status).toBe(201)
    await limit(1_000_000, 1_000_000_000)
  })

  test('holds no more than a value together', async () => {
    await limit(100, 20_000)
    const buyer = { email: 'b1@priklad.cz', phone: '602 111 444' }
    expect((await order(buyer, 'prevod-qr')).status).toBe(201)
    expect((await order(buyer, 'prevod-qr')).error.code).toBe('too_much_unpaid')
    await limit(1_000_000, 1_000_000_000)
  })
})

test.each([
  [
    'everything went back',
    async (orderId: number) => {
      await support.call('refundOrder', { orderId, reason: 'x' })
      await hear(shop)
    },
    'everything_returned',
  ],
  [
    'everything is on its way back',
    async (orderId: number) => {
      shop.partners.gopay.setFaults({ refunds: 'later' })
      await support.call('refundOrder', { orderId, reason: 'x' })
      await hear(shop)
    },
    'everything_returned',
  ],
])('an order is not packed when %s', async (_, returned, reason) => {
  const { orderId } = await room.paid()
  await returned(orderId)
  const answer = await room.warehouse.call('startPacking', { orderId })
  expect(answer.error).toMatchObject({ code: 'money_returned', details: { reason } })
  expect(await stateOf(shop, orderId)).toBe('accepted')
})
