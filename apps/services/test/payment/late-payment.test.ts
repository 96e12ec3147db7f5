import { afterEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healGateway, hear, move, openPayment, paymentsOf, placeOrder, runJob, stateOf, subjectsTo } from '../paying.ts'
import { SKU, setStock } from '../shopping.ts'

const shop = openShop()
afterEach(() => healGateway(shop))

const gopay = () => shop.partners.gopay

describe('money after the deadline', () => {
  test('is accepted when the goods are still there', async () => {
    gopay().setFaults({ notifications: 'held' })
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    move(shop, 61)
    await runJob(shop, 'expire-orders')
    expect(await stateOf(shop, order.orderId)).toBe('expired')
    gopay().act(id, 'pay')
    await gopay().notifier.release('sent')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(subjectsTo(shop, order.email)).toContain(`Platba za objednávku ${order.number} dorazila po lhůtě`)
  })

  test('is found also when the gateway had given the payment up and the ring about it got lost', async () => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    gopay().act(id, 'cancel')
    await hear(shop)
    move(shop, 61)
    await runJob(shop, 'expire-orders')
    gopay().setFaults({ notifications: 'lost' })
    gopay().act(id, 'pay')
    move(shop, 24 * 60)
    await runJob(shop, 'poll-payments')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('goes back when the goods are gone', async () => {
    gopay().setFaults({ notifications: 'held' })
    await setStock(shop, SKU.bag12, 1)
    const order = await placeOrder(shop, 'karta', SKU.bag12)
    const id = await openPayment(shop, order)
    move(shop, 61)
    await runJob(shop, 'expire-orders')
    await placeOrder(shop, 'dobirka', SKU.bag12)
    gopay().act(id, 'pay')
    await gopay().notifier.release('sent')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('expired')
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'refunded', received: order.payable, refunded: order.payable },
    ])
    expect(subjectsTo(shop, order.email)).toContain('Peníze jsou na cestě zpět')
  })

  test('is looked for at the gateway before the order expires', async () => {
    gopay().setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'pay')
    move(shop, 61)
    await runJob(shop, 'expire-orders')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('a gateway that is down at the deadline gets a while, then the order ends', async () => {
    const order = await placeOrder(shop)
    await openPayment(shop, order)
    gopay().setFaults({ failStatus: true })
    move(shop, 61)
    await runJob(shop, 'expire-orders')
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    move(shop, 40)
    await runJob(shop, 'expire-orders')
    expect(await stateOf(shop, order.orderId)).toBe('expired')
  })
})
