import { type FakeTagManager, startFakeTagManager } from '@shop/partners/tag-manager/fake-tag-manager'
import { afterAll, expect, test } from 'vitest'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { type RefundOrder, requestRefund } from '#app/payment/request-refund'
import { inTransaction } from '#app/store/database'
import { enqueue } from '#app/store/jobs'
import { openShop } from '../open-shop.ts'
import { hear, openPayment, type Placed, placeOrder, query, runJob } from '../paying.ts'
import { visit } from '../shopping.ts'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const CHOICE = { key: KEY, wordingVersion: 1 as const, preferences: false, analytics: true, marketing: false }

let receiver: FakeTagManager
const shop = openShop(async () => {
  receiver = await startFakeTagManager()
  return { ANALYTICS_URL: receiver.url, ANALYTICS_MEASUREMENT_ID: 'G-DEMO1', ANALYTICS_API_SECRET: 'demo' }
}, 'tampered')
afterAll(() => receiver.stop())

test('every choice about cookies is kept with its words, and none can be changed afterwards', async () => {
  const guest = visit(shop)
  expect((await guest.call('recordCookieChoice', { ...CHOICE, source: 'card' })).status).toBe(201)
  const later = { ...CHOICE, analytics: false, source: 'page' as const }
  expect((await guest.call('recordCookieChoice', later)).status).toBe(201)
  const { rows } = await shop.database.pool.query(
    `select c.analytics, c.source, w.wording from shop.cookie_consents c
       join shop.cookie_wordings w on w.version = c.wording_version where consent_key = $1 order by id`,
    [KEY],
  )
  expect(rows).toMatchObject([
    { analytics: true, source: 'card' },
    { analytics: false, source: 'page' },
  ])
  expect(rows[0].wording).toContain('Nezbytné cookies')
  await expect(shop.database.pool.query('update shop.cookie_consents set analytics = true')).rejects.toThrow()
})

test('nobody agrees to words that are not shown', async () => {
  const answer = await visit(shop).call('recordCookieChoice', { ...CHOICE, wordingVersion: 9 as 1, source: 'card' })
  expect(answer.error.code).toBe('invalid_input')
})

test('page views of a day add up, secrets in addresses are not kept', async () => {
  const server = visit(shop)
  const told = [
    { path: '/blog', source: 'search' as const, count: 3 },
    { path: '/moje-recenze/tajemstvi', source: 'direct' as const, count: 1 },
    { path: '/<b>', source: 'direct' as const, count: 7 },
  ]
  expect((await server.call('countPageViews', { views: told })).status).toBe(202)
  await Promise.all([1, 2, 3].map(() => server.call('countPageViews', { views: told })))
  const { rows } = await shop.database.pool.query(
    'select day::text, path, source, views::int from shop.page_views order by path',
  )
  expect(rows).toEqual([
    { day: '2026-11-16', path: '/blog', source: 'search', views: 12 },
    { day: '2026-11-16', path: '/moje-recenze', source: 'direct', views: 4 },
  ])
})

test('nobody tells more readers than there can be, nor all the time', async () => {
  const stranger = visit(shop)
  const told = (count: number, pages = 1) => ({
    views: Array.from({ length: pages }, (_, at) => ({ path: `/blog/${at}`, source: 'direct' as const, count })),
  })
  expect((await stranger.call('countPageViews', told(100_000))).error.code).toBe('invalid_input')
  expect((await stranger.call('countPageViews', told(1000, 6))).error.code).toBe('invalid_input')
  expect((await stranger.call('countPageViews', told(1))).status).toBe(202)
  await shop.database.pool.query(`update internal.rate_limits set hits = 1200 where action = 'page-views'`)
  expect((await stranger.call('countPageViews', told(1))).error.code).toBe('too_many_attempts')
})

test('a purchase is measured once, whoever asks again and at once', async () => {
  const { token } = await placeOrder(shop, 'dobirka')
  const guest = visit(shop)
  const answers = await Promise.all([1, 2, 3].map(() => guest.call('claimPurchase', { token })))
  expect(answers.map((answer) => answer.value.isFirst).toSorted()).toEqual([false, false, true])
  expect((await guest.call('claimPurchase', { token: 'zadny' })).status).toBe(404)
})

/** An order that was paid and told, by the consent of a visitor of its own. */
async function toldPurchase(consent: { analytics: boolean } | null): Promise<Placed & { consentKey: string }> {
  const order = await placeOrder(shop)
  const consentKey = crypto.randomUUID()
  if (consent)
    await order.browser.call('recordCookieChoice', { ...CHOICE, ...consent, key: consentKey, source: 'card' })
  const told = consent ? { consentKey, clientId: '1234567890.1700000000' } : {}
  await order.browser.call('claimPurchase', { token: order.token, ...told })
  shop.partners.gopay.act(await openPayment(shop, order), 'pay')
  await hear(shop)
  return { ...order, consentKey }
}

async function refund({ orderId }: Placed, wish: Partial<RefundOrder> & { amount: number | null }): Promise<void> {
  const context = { deps: shop.deps, now: shop.clock.now(), requestId: 'test', actor: { kind: 'system' as const } }
  const requested = await inTransaction(shop.deps.pool, async (db) => {
    const order = await lockPayableOrder(db, orderId)
    const [payment] = await selectPayments(db, orderId)
    if (!order || !payment) throw new Error('There is nothing to refund.')
    return requestRefund({ ...context, db }, order, payment, { reason: 'Vráceno', ...wish })
  })
  expect(requested.ok).toBe(true)
  await hear(shop)
}

const refundsTold = ({ number }: Placed) =>
  receiver.serverEvents.filter(({ body }) => JSON.stringify(body).includes(`"${number}"`))

test('a refund is told to the measurement once, with what came back and without VAT', async () => {
  const order = await toldPurchase({ analytics: true })
  const [line] = await query<{ base: number; pieces: number; code: string }>(
    shop,
    'select base::int, pieces, code from shop.order_lines where order_id = $1 and position = 1',
    [order.orderId],
  )
  receiver.failServersWith(503)
  await refund(order, { amount: null, corrections: [{ lineId: '1', pieces: 1 }] })
  expect(refundsTold(order)).toEqual([])
  receiver.failServersWith(null)
  await query(shop, `update graphile_worker._private_jobs set run_at = now()`)
  await shop.runJobs()
  const price = Math.round((line?.base ?? 0) / (line?.pieces ?? 1)) / 100
  expect(refundsTold(order)).toMatchObject([
    {
      measurementId: 'G-DEMO1',
      apiSecret: 'demo',
      body: {
        client_id: '1234567890.1700000000',
        events: [
          {
            name: 'refund',
            params: {
              transaction_id: order.number,
              currency: 'CZK',
              value: price,
              items: [{ item_id: line?.code, quantity: 1, price }],
            },
          },
        ],
      },
    },
  ])
  const [row] = await query<{ id: string }>(shop, 'select id from shop.refunds where order_id = $1', [order.orderId])
  await Promise.all(
    [1, 2].map(() => enqueue(shop.deps.pool, 'measure-refund', { refundId: Number(row?.id), requestId: 'again' })),
  )
  await shop.runJobs()
  expect(refundsTold(order)).toHaveLength(1)
})

test('nothing is told of who did not agree, who agrees no more, or whose money came by mistake', async () => {
  const [unasked, refused, changed, mistaken] = await Promise.all([
    toldPurchase(null),
    toldPurchase({ analytics: false }),
    toldPurchase({ analytics: true }),
    toldPurchase({ analytics: true }),
  ])
  const withdrawn = { ...CHOICE, analytics: false, key: changed.consentKey, source: 'page' as const }
  shop.clock.offsetMs += 1000
  await changed.browser.call('recordCookieChoice', withdrawn)
  for (const order of [unasked, refused, changed]) await refund(order, { amount: 1000 })
  await query(shop, 'update shop.payments set received = received + 1000 where order_id = $1', [mistaken.orderId])
  await refund(mistaken, { amount: 1000 })
  expect([unasked, refused, changed, mistaken].flatMap(refundsTold)).toEqual([])
})

test('after a year nobody can tell any more by whose consent an order was measured', async () => {
  const { orderId } = await toldPurchase({ analytics: true })
  shop.clock.offsetMs += 366 * 24 * 60 * 60 * 1000
  await runJob(shop, 'purge-expired')
  const kept = await query(shop, 'select consent_key, client_id from internal.measured_orders where order_id = $1', [
    orderId,
  ])
  expect(kept).toEqual([{ consent_key: null, client_id: null }])
})
