import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changeOrder } from '#app/order/change-order'
import { lockPayableOrder } from '#app/payment/order-money.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { requestRefund } from '#app/payment/request-refund'
import { inTransaction } from '#app/store/database'
import type { Harness } from './harness.ts'
import {
  expectTruths,
  hear,
  move,
  openPayment,
  paymentsOf,
  placeOrder,
  query,
  runJob,
  stateOf,
  subjectsTo,
  tasksOf,
} from './paying.ts'
import { brokenTruths, SKU, setStock, startShop } from './shopping.ts'

let shop: Harness
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.partners.gopay.setFaults({
    notifications: 'prompt',
    loseCreate: 'no',
    failStatus: false,
    lie: {},
    refunds: 'done',
  })
  await runJob(shop, 'expire-orders')
  await expectTruths(shop, () => brokenTruths(shop))
})

const gopay = () => shop.partners.gopay
const context = () => ({
  deps: shop.deps,
  now: shop.clock.now(),
  requestId: 'test-request',
  actor: { kind: 'system' as const },
})

describe('paid by card', () => {
  test('the order is there before the gateway is asked, and the money makes it accepted', async () => {
    const order = await placeOrder(shop)
    expect(gopay().journal.some(({ body }) => body.includes(order.number))).toBe(false)
    const id = await openPayment(shop, order)
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    expect(gopay().act(id, 'pay')).toBe(true)
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'paid', received: order.payable, refunded: 0 }])
    expect(
      await query(shop, 'select reason, deadline_at from shop.reservations where order_id = $1', [order.orderId]),
    ).toEqual([{ reason: 'accepted', deadline_at: null }])
    expect(subjectsTo(shop, order.email)).toContain('Platba dorazila, balíme')
    const { value } = await order.browser.call('payment', { token: order.token })
    expect(value).toMatchObject({ status: 'accepted', summary: 'paid', missing: 0, canPayOnline: false })
  })

  test('the page the customer is sent to belongs to the order, and the way back carries its link', async () => {
    const order = await placeOrder(shop)
    const { value } = await order.browser.call('startPayment', { token: order.token })
    const page = await (await fetch(value.url)).text()
    expect(page).toContain(order.number)
    const answer = await fetch(value.url, {
      method: 'POST',
      body: new URLSearchParams({ action: 'leave' }),
      redirect: 'manual',
    })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(back.pathname).toBe('/payments/gopay')
    expect(back.searchParams.get('objednavka')).toBe(order.token)
  })

  test('the return page needs no cookie and believes only the gateway', async () => {
    gopay().setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    order.browser.cookies.clear()
    const before = await order.browser.call('checkPayment', { token: order.token, gatewayId: id })
    expect(before.value).toMatchObject({ status: 'waiting_for_payment', summary: 'pending' })
    gopay().act(id, 'pay')
    const after = await order.browser.call('checkPayment', { token: order.token, gatewayId: id })
    expect(after.value).toMatchObject({ status: 'accepted', summary: 'paid' })
  })

  test('a number of another order says nothing about this one', async () => {
    const [mine, other] = [await placeOrder(shop), await placeOrder(shop)]
    const id = await openPayment(shop, other)
    const { error } = await mine.browser.call('checkPayment', { token: mine.token, gatewayId: id })
    expect(error.code).toBe('payment_unknown')
    const forged = `${mine.token.slice(0, -3)}abc`
    expect((await mine.browser.call('payment', { token: forged })).status).toBe(404)
  })

  test('two windows and Back lead to one payment', async () => {
    const order = await placeOrder(shop)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order.browser.call('startPayment', { token: order.token })),
    )
    expect(new Set(answers.map(({ value }) => value.url)).size).toBe(1)
    expect(await paymentsOf(shop, order.orderId)).toHaveLength(1)
  })

  test('an order that is paid cannot be paid again', async () => {
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'pay')
    await hear(shop)
    const { error } = await order.browser.call('startPayment', { token: order.token })
    expect(error.code).toBe('already_paid')
    expect(gopay().countPaid(order.number)).toBe(1)
  })
})

describe('not paid at once', () => {
  test('cancelled and paid again: the same order, a second attempt, the first one over', async () => {
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'cancel')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    expect(subjectsTo(shop, order.email)).toContain('Platba neprošla. Zkusíme to znovu?')
    gopay().act(await openPayment(shop, order), 'pay')
    await hear(shop)
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'paid'])
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('whoever comes back before the news of the cancellation gets a new payment all the same', async () => {
    gopay().setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    const first = await openPayment(shop, order)
    gopay().act(first, 'decline')
    expect(await openPayment(shop, order)).not.toBe(first)
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'created'])
  })

  test('the tab was closed and the notification lost: the poller finds the money', async () => {
    gopay().setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'pay')
    move(shop, 4)
    await runJob(shop, 'poll-payments')
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    move(shop, 2)
    await runJob(shop, 'poll-payments')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('a bank transfer through the gateway is waited for', async () => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    gopay().act(id, 'transfer')
    await order.browser.call('checkPayment', { token: order.token })
    const { value } = await order.browser.call('payment', { token: order.token })
    expect(value).toMatchObject({ status: 'verifying_payment', attempt: { state: 'method_chosen' } })
    gopay().act(id, 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('the gateway is down when the order is placed: it waits, and the link in the mail pays it', async () => {
    await gopay().unplug()
    const order = await placeOrder(shop)
    const { error } = await order.browser.call('startPayment', { token: order.token })
    expect(error.code).toBe('gateway_unavailable')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled'])
    await gopay().plugIn()
    const mail = await shop.mailTo(order.email)
    const token = /objednavka=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    const started = await order.browser.call('startPayment', { token })
    expect(started.status).toBe(200)
  })
})

describe('troubles of the gateway', () => {
  test.each(['twice', 'scattered'] as const)('notifications that come %s pay once', async (notifications) => {
    gopay().setFaults({ notifications })
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(subjectsTo(shop, order.email).filter((subject) => subject?.startsWith('Platba dorazila'))).toHaveLength(1)
  })

  test('a ring is answered 200 only once it is stored', async () => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    await query(shop, 'alter table internal.payment_inbox rename to payment_inbox_away')
    const refused = await shop.app.inject({ url: `/notifications/gopay?id=${id}` })
    await query(shop, 'alter table internal.payment_inbox_away rename to payment_inbox')
    expect(refused.statusCode).toBe(500)
    const taken = await shop.app.inject({ url: `/notifications/gopay?id=${id}` })
    expect(taken.statusCode).toBe(200)
    expect(await query(shop, 'select times from internal.payment_inbox where gateway_id = $1', [id])).toEqual([
      { times: 1 },
    ])
    await shop.runJobs()
  })

  test('a ring about nothing of ours is stored, answered and changes nothing', async () => {
    expect((await shop.app.inject({ url: '/notifications/gopay?id=999' })).statusCode).toBe(200)
    expect((await shop.app.inject({ url: '/notifications/gopay?id=%27%3Bdrop' })).statusCode).toBe(200)
    await shop.runJobs()
    expect(await query(shop, `select outcome from internal.payment_inbox where gateway_id = '999'`)).toEqual([
      { outcome: 'not_found' },
    ])
  })

  test.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'EUR' }],
    ['another order', { order_number: '2026999999' }],
    ['another shop', { goid: 8_999_999_999 }],
  ])('"paid" about %s is not believed and is shown to a person', async (_what, lie) => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    gopay().setFaults({ lie })
    gopay().act(id, 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    expect(await tasksOf(shop, order.orderId)).toEqual(['report_does_not_fit'])
    gopay().setFaults({ lie: {} })
    await order.browser.call('checkPayment', { token: order.token })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('a report that did not fit is asked about again by ourselves', async () => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    gopay().setFaults({ lie: { amount: 100 } })
    gopay().act(id, 'pay')
    await hear(shop)
    gopay().setFaults({ lie: {} })
    move(shop, 16)
    await runJob(shop, 'poll-payments')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('the answer to the opening got lost: the attempt is unknown, a new one takes its place, no money is kept twice', async () => {
    gopay().setFaults({ loseCreate: 'after', notifications: 'held' })
    const order = await placeOrder(shop)
    expect((await order.browser.call('startPayment', { token: order.token })).error.code).toBe('gateway_unavailable')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['unknown'])
    gopay().setFaults({ loseCreate: 'no' })
    const second = await openPayment(shop, order)
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'created'])
    const lost = String(Number(second) - 1)
    gopay().act(lost, 'pay')
    gopay().act(second, 'pay')
    await gopay().notifier.release('sent')
    await hear(shop)
    await hear(shop)
    const payments = await paymentsOf(shop, order.orderId)
    expect(payments.reduce((sum, { received, refunded }) => sum + received - refunded, 0)).toBe(order.payable)
    expect(payments.map(({ state }) => state).sort()).toEqual(['paid', 'refunded'])
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('whoever died while asking the gateway leaves an attempt that ends by itself', async () => {
    const order = await placeOrder(shop)
    await openPayment(shop, order)
    await query(
      shop,
      `update shop.payments set gateway_id = null, gateway_url = null, asked_at = created_at where order_id = $1`,
      [order.orderId],
    )
    move(shop, 6)
    await runJob(shop, 'poll-payments')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['unknown'])
    gopay().act(await openPayment(shop, order), 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('a token that dies early is renewed', async () => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    gopay().expireTokens()
    gopay().act(id, 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('a gateway that is silent is asked again by the queue', async () => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    gopay().setFaults({ failStatus: true })
    gopay().act(id, 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    gopay().setFaults({ failStatus: false })
    const askAgain = async () => {
      await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
      await shop.runJobs()
      return stateOf(shop, order.orderId)
    }
    await expect.poll(askAgain).toBe('accepted')
  })
})

test('a ring that comes while another one is being answered in vain leaves no job that has given up', async () => {
  const order = await placeOrder(shop)
  const id = await openPayment(shop, order)
  gopay().setFaults({ notifications: 'lost' })
  gopay().act(id, 'pay')
  gopay().setFaults({ failStatus: true, slowMs: 400 })
  const ring = () => shop.app.inject({ url: `/notifications/gopay?id=${id}` })
  const asked = () => gopay().journal.filter(({ method, path }) => method === 'GET' && path.endsWith(id)).length
  const before = asked()
  await ring()
  const running = shop.runJobs()
  await expect.poll(asked).toBeGreaterThan(before)
  await ring()
  await running
  expect(await query(shop, 'select from graphile_worker.jobs where attempts >= max_attempts')).toEqual([])
  gopay().setFaults({ failStatus: false, slowMs: 0 })
  const askAgain = async () => {
    await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
    await shop.runJobs()
    return query(shop, `select from graphile_worker.jobs where task_identifier = 'read-payment'`)
  }
  await expect.poll(askAgain).toEqual([])
  expect(await stateOf(shop, order.orderId)).toBe('accepted')
})

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
      return requestRefund({ ...context(), db }, order, payment, { amount, purpose: 'correction', reason: 'Sleva' })
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
    const [row] = await query<{ id: string }>(shop, 'select gateway_id as id from shop.payments where order_id = $1', [
      order.orderId,
    ])
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
