import { afterEach, describe, expect, test } from 'vitest'
import { changeOrder } from '#app/order/change-order'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { requestRefund } from '#app/payment/request-refund'
import { inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import { healGateway, hear, openPayment, paymentsOf, placeOrder, query, subjectsTo, tasksOf } from '../paying.ts'

const shop = openShop()
afterEach(() => healGateway(shop))

const gopay = () => shop.partners.gopay
const context = () => ({
  deps: shop.deps,
  now: shop.clock.now(),
  requestId: 'test-request',
  actor: { kind: 'system' as const },
})

describe('refunds', () => {
  async function paid() {
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'pay')
    await hear(shop)
    return order
  }

  const refund = (orderId: number, amount: number) =>
    inTransaction(shop.deps.pool, async (db) => {
      const order = await lockPayableOrder(db, orderId)
      const [payment] = await selectPayments(db, orderId)
      if (!order || !payment) throw new Error('There is nothing to refund.')
      return requestRefund({ ...context(), db }, order, payment, { amount, reason: 'Sleva' })
    })

  test('a cancelled order gets all its money back', async () => {
    const order = await paid()
    await inTransaction(shop.deps.pool, (db) => changeOrder({ ...context(), db }, order.orderId, 'cancel'))
    await hear(shop)
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'refunded', received: order.payable, refunded: order.payable },
    ])
    const { value } = await order.browser.call('payment', { token: order.token })
    expect(value.status).toBe('cancelled_money_returned')
    expect(subjectsTo(shop, order.email)).toEqual(
      expect.arrayContaining([`Objednávka ${order.number} je zrušená`, 'Peníze jsou na cestě zpět']),
    )
  })

  test('part by part, never more than there is', async () => {
    const order = await paid()
    expect((await refund(order.orderId, 1000)).ok).toBe(true)
    expect(await refund(order.orderId, 1000)).toMatchObject({ ok: false, code: 'refund_in_progress' })
    await hear(shop)
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'partly_refunded', received: order.payable, refunded: 1000 },
    ])
    expect(await refund(order.orderId, order.payable)).toMatchObject({ ok: false, code: 'over_refundable' })
    expect((await refund(order.orderId, order.payable - 1000)).ok).toBe(true)
    await hear(shop)
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('refunded')
  })

  test('a refund the gateway finishes later is settled by its notification', async () => {
    const order = await paid()
    gopay().setFaults({ refunds: 'later' })
    await refund(order.orderId, 1000)
    await hear(shop)
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('refund_requested')
    const sql = 'select gateway_id as id from shop.payments where order_id = $1 and gateway_id is not null'
    const [row] = await query<{ id: string }>(shop, sql, [order.orderId])
    await fetch(`${gopay().url}/__fake/payments/${row?.id}/finish-refunds`, { method: 'POST' })
    await hear(shop)
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'partly_refunded', refunded: 1000 })
  })

  test('a refund the gateway refuses is left to a person', async () => {
    const order = await paid()
    gopay().setFaults({ refunds: 'no_funds' })
    await refund(order.orderId, 1000)
    await hear(shop)
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('refund_failed')
    expect(await tasksOf(shop, order.orderId)).toEqual(['payment_trouble'])
  })

  test('an answer that got lost does not send the money twice', async () => {
    const order = await paid()
    await refund(order.orderId, 1000)
    gopay().setFaults({ garble: true })
    await shop.runJobs()
    gopay().setFaults({ garble: false })
    for (let attempt = 0; attempt < 3; attempt++) {
      await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
      await hear(shop)
    }
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'partly_refunded', refunded: 1000 })
  })
})
