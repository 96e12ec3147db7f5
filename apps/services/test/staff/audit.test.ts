import { AUDIT_KINDS } from '@shop/contract/staff/staff-audit'
import { beforeAll, describe, expect, test } from 'vitest'
import { selectAudit } from '#app/staff/audit.sql'
import type { Db } from '#app/store/database'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { type Placed, placeOrder, query } from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let admin: Browser
let placed: Placed
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  placed = await placeOrder(shop, 'dobirka')
})

describe('the log', () => {
  test('tells what was done with a row, by its number or the one people know', async () => {
    await admin.call('holdOrder', { orderId: placed.orderId, reason: 'Adresa' })
    const byId = (await admin.call('staffAudit', { objectType: 'order', objectId: String(placed.orderId) })).value
    const byNumber = (await admin.call('staffAudit', { objectId: placed.number })).value
    expect(byNumber).toEqual(byId)
    expect(byId.entries.length).toBeGreaterThan(1)
    expect(byId.entries.every(({ objectId }) => objectId === String(placed.orderId))).toBe(true)
    expect(byId.entries[0]).toMatchObject({ actorKind: 'staff' })
  })

  test('finds a number without its kind by the index', async () => {
    await query(
      shop,
      `insert into internal.audit_log (at, request_id, actor_kind, action, object_type, object_id)
       select now(), 'test', 'system', 'job.retried', (array['job', 'dog', 'mail'])[n % 3 + 1], (700000 + n / 3)::text
         from generate_series(0, 29999) n`,
    )
    await query(shop, 'analyze internal.audit_log')
    const { value } = await admin.call('staffAudit', { objectId: '705000' })
    expect(value.entries.map(({ objectType }) => objectType)).toEqual(['mail', 'dog', 'job'])
    let plan = ''
    const explaining = {
      query: async (text: string, values: unknown[]) => {
        plan = JSON.stringify(await query(shop, `explain ${text}`, values))
        return { rows: [] }
      },
    }
    const question = { objectTypes: AUDIT_KINDS, objectId: '705000', before: null, limit: 61 }
    await selectAudit(explaining as unknown as Db, question)
    expect(plan).toContain('audit_log_object')
    expect(plan).not.toContain('Seq Scan')
  })

  test('masks addresses that slipped into it', async () => {
    await query(
      shop,
      `insert into internal.audit_log (at, request_id, actor_kind, action, object_type, object_id, details)
       values (now(), 'test', 'system', 'ticket.noted', 'ticket', '1', '{"note": "psala jana.nova@seznam.cz"}')`,
    )
    const { value } = await admin.call('staffAudit', { objectType: 'ticket' })
    expect(value.entries[0]?.details).toEqual({ note: 'psala •••@seznam.cz' })
  })

  test('goes on from where a page ended', async () => {
    await query(
      shop,
      `insert into internal.audit_log (at, request_id, actor_kind, action, object_type, object_id)
       select now(), 'test', 'system', 'cart.aged', 'cart', n::text from generate_series(1, 70) n`,
    )
    const first = (await admin.call('staffAudit', { objectType: 'cart' })).value
    expect([first.entries.length, first.hasMore]).toEqual([60, true])
    const rest = (await admin.call('staffAudit', { objectType: 'cart', before: first.entries.at(-1)?.id })).value
    expect(rest.hasMore).toBe(false)
    expect(rest.entries.filter(({ id }) => first.entries.some((entry) => entry.id === id))).toEqual([])
  })

  test('is the business of admins', async () => {
    const support = await newStaff(shop, 'staff_support')
    expect((await support.call('staffAudit', {})).status).toBe(403)
  })
})

test('how pages felt is counted in buckets by kind of page', async () => {
  const one = { page: 'product', metric: 'lcp', bucket: 2, count: 3 } as const
  const guest = visit(shop)
  expect((await guest.call('countVitals', { vitals: [one, { ...one, metric: 'cls', bucket: 0 }] })).status).toBe(202)
  await guest.call('countVitals', { vitals: [one] })
  const { value } = await admin.call('staffVisits', { days: 7 })
  expect(value.vitals.map(({ page, metric, bucket, visits }) => [page, metric, bucket, visits])).toEqual([
    ['product', 'cls', 0, 3],
    ['product', 'lcp', 2, 6],
  ])
})

test('visits are counted by day, source and page, and a day without readers is there too', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' }).format(shop.clock.now())
  await query(
    shop,
    `insert into shop.page_views (storefront_id, day, path, source, views)
     values (1, $1, '/kontakt', 'search', 4), (1, $1, '/', 'direct', 6), (1, $1::date - 3, '/', 'direct', 5), (1, $1::date - 60, '/', 'direct', 99)`,
    [today],
  )
  const { value } = await admin.call('staffVisits', { days: 7 })
  expect(value.days.map(({ views }) => views)).toEqual([0, 0, 0, 5, 0, 0, 10])
  expect(value.days.at(-1)?.day).toBe(today)
  expect(value.sources).toEqual([
    { source: 'direct', views: 11 },
    { source: 'search', views: 4 },
  ])
  expect(value.pages).toEqual([
    { path: '/', views: 11 },
    { path: '/kontakt', views: 4 },
  ])
})
