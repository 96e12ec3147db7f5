import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, openPayment, type Placed, paymentsOf, placeOrder, query, stateOf, tasksOf } from '../paying.ts'
import { openHands } from '../sales/changing-hands.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const hands = openHands(shop)
let room: PackingRoom
let accountant: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  accountant = await newStaff(shop, 'staff_accounting')
})
afterEach(() => healCarriers(shop))

const FEE = 3900

const cashOf = async (orderId: number) =>
  (
    await query<{ cash: number }>(
      shop,
      `select sum(cod_amount)::int as cash from shop.parcels where order_id = $1 and state <> 'cancelled' and replaced_by is null`,
      [orderId],
    )
  )[0]?.cash

describe('a card that is charged after the customer chose cash', () => {
  async function switched(): Promise<{ order: Placed; gatewayId: string }> {
    const order = await placeOrder(shop)
    const gatewayId = await openPayment(shop, order)
    const changed = await order.browser.call('changeMethod', { token: order.token, paymentCode: 'dobirka' })
    expect(changed.status).toBe(200)
    return { order, gatewayId }
  }

  async function charge(gatewayId: string): Promise<void> {
    shop.partners.gopay.act(gatewayId, 'pay')
    await hear(shop)
  }

  test('leaves only the rest to be collected', async () => {
    const { order, gatewayId } = await switched()
    await charge(gatewayId)
    await room.shipped(order.orderId)
    expect(await cashOf(order.orderId)).toBe(FEE)
    await accountant.call('settleCash', { orderId: order.orderId })
    expect((await paymentsOf(shop, order.orderId)).reduce((sum, { received }) => sum + received, 0)).toBe(
      order.payable + FEE,
    )
  })

  test('sends an order that is being packed back to the queue', async () => {
    const { order, gatewayId } = await switched()
    await room.packed(order.orderId)
    expect(await cashOf(order.orderId)).toBe(order.payable + FEE)
    await charge(gatewayId)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    await room.packed(order.orderId)
    expect(await cashOf(order.orderId)).toBe(FEE)
  })

  test('when the parcel has left is shown to a person and returned once the cash is here', async () => {
    const { order, gatewayId } = await switched()
    await room.shipped(order.orderId)
    await charge(gatewayId)
    expect(await tasksOf(shop, order.orderId)).toEqual(expect.arrayContaining(['cash_over', 'late_money']))
    await accountant.call('settleCash', { orderId: order.orderId })
    await hear(shop)
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'refunded', received: order.payable, refunded: order.payable },
      { state: 'paid', received: order.payable + FEE, refunded: 0 },
    ])
  })

  test('is not asked for again at the door when the parcel is sent once more', async () => {
    const { order, gatewayId } = await switched()
    const [parcel] = await room.shipped(order.orderId)
    await charge(gatewayId)
    await room.warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
    expect((await room.warehouse.call('resendOrder', { orderId: order.orderId })).status).toBe(200)
    expect(await cashOf(order.orderId)).toBe(FEE)
  })

  test('covers what is left after goods were taken out, and nobody enters cash that no parcel asked for', async () => {
    const order = await hands.place('karta')
    const gatewayId = await openPayment(shop, order)
    await order.browser.call('changeMethod', { token: order.token, paymentCode: 'dobirka' })
    await charge(gatewayId)
    expect((await hands.change(order, { bags: 0 })).done.status).toBe(200)
    await room.packed(order.orderId)
    expect(await cashOf(order.orderId)).toBe(0)
    expect((await accountant.call('settleCash', { orderId: order.orderId })).status).toBe(409)
    const payments = await paymentsOf(shop, order.orderId)
    expect(payments.slice(1).every(({ state, received }) => state === 'cancelled' && received === 0)).toBe(true)
  })
})
