import { afterEach, describe, expect, test } from 'vitest'
import { runPurge } from '#app/privacy/purges.sql'
import { openShop } from '../open-shop.ts'
import {
  healGateway,
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
} from '../paying.ts'

const shop = openShop()
afterEach(() => healGateway(shop))

const gopay = () => shop.partners.gopay

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

  test('a ring about nothing of ours is answered and leaves neither row nor job nor question', async () => {
    const asked = gopay().journal.length
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => shop.app.inject({ url: `/notifications/gopay?id=${9000 + at}` })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await shop.app.inject({ url: '/notifications/gopay?id=%27%3Bdrop' })).statusCode).toBe(200)
    expect(await query(shop, `select from graphile_worker.jobs where task_identifier = 'read-payment'`)).toEqual([])
    await shop.runJobs()
    expect(await query(shop, `select from internal.payment_inbox where gateway_id like '90__'`)).toEqual([])
    expect(gopay().journal.length).toBe(asked)
  })

  test('while an attempt has no number a strange one is asked about, a few times from one network', async () => {
    gopay().setFaults({ loseCreate: 'after', notifications: 'held' })
    await openPayment(shop, await placeOrder(shop)).catch(() => undefined)
    gopay().setFaults({ loseCreate: 'no' })
    const ring = (id: number, ip: string) =>
      shop.app.inject({ url: `/notifications/gopay?id=${id}`, headers: { 'x-forwarded-for': ip } })
    const answers = []
    for (let id = 0; id < 32; id += 1) answers.push((await ring(800_000 + id, '203.0.113.9')).statusCode)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.slice(30)).toEqual([429, 429])
    expect((await ring(900_000, '203.0.113.10')).statusCode).toBe(200)
    await shop.runJobs()
    expect(await query(shop, `select outcome from internal.payment_inbox where gateway_id = '900000'`)).toEqual([
      { outcome: 'not_found' },
    ])
  })

  test('one payment is not rung about for ever, and what was read is removed after a time', async () => {
    const id = await openPayment(shop, await placeOrder(shop))
    const answers = []
    for (let times = 0; times < 102; times += 1) {
      answers.push((await shop.app.inject({ url: `/notifications/gopay?id=${id}` })).statusCode)
    }
    expect(answers.slice(98)).toEqual([200, 200, 429, 429])
    await shop.runJobs()
    const left = () => query(shop, 'select from internal.payment_inbox where gateway_id = $1', [id])
    await runPurge(shop.deps.pool, 'rings', new Date(shop.clock.now().getTime() + 80 * 86_400_000))
    expect(await left()).toHaveLength(1)
    await runPurge(shop.deps.pool, 'rings', new Date(shop.clock.now().getTime() + 91 * 86_400_000))
    expect(await left()).toHaveLength(0)
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
