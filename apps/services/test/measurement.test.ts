import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Harness } from './harness.ts'
import { placeOrder } from './paying.ts'
import { startShop, visit } from './shopping.ts'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const CHOICE = { key: KEY, wordingVersion: 1 as const, preferences: false, analytics: true, marketing: false }

let shop: Harness
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

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

test('a purchase is measured once, whoever asks again and at once', async () => {
  const { token } = await placeOrder(shop, 'dobirka')
  const guest = visit(shop)
  const answers = await Promise.all([1, 2, 3].map(() => guest.call('claimPurchase', { token })))
  expect(answers.map((answer) => answer.value.isFirst).toSorted()).toEqual([false, false, true])
  expect((await guest.call('claimPurchase', { token: 'zadny' })).status).toBe(404)
})
