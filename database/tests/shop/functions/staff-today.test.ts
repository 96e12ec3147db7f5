import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, type StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop } from '../../placed-order.ts'
import { asMember } from '../../staff-claims.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const shop = await insertOrderShop(client)
  const { orderId } = await insertOrder(client, shop, { placed_at: new Date() })
  for (const weeks of [1, 2, 3]) {
    await insertOrder(client, shop, { placed_at: new Date(Date.now() - weeks * 7 * 86_400_000 - 1000) })
  }
  await client.query(
    `insert into shop.staff_tasks (storefront_id, kind, subject, order_id, opened_at) values (1, 'label_refused', 'parcel:1', $1, now())`,
    [orderId],
  )
  await client.query(
    `insert into shop.tickets (storefront_id, topic, name, email, message, answer_by, created_at)
     values (1, 'order', 'Jana', 'a@priklad.cz', 'Kde to je?', now() + interval '3 days', now())`,
  )
  await client.query(
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, read_at, match)
     values ('fio', '1', current_date, 168800, 'CZK', now(), 'for_staff')`,
  )
  await client.query(
    `insert into shop.cases (kind, order_id, form_key, name, email, wish, submitted_at, decide_by, quoted)
     values ('complaint', $1, gen_random_uuid(), 'Jana', 'a@priklad.cz', 'refund', now(), current_date + 30, 100)`,
    [orderId],
  )
  // A voucher is money paid ahead: goods bought for it are sold once.
  const voucher = await insertOrder(client, shop, { placed_at: new Date() })
  await client.query(
    `insert into shop.voucher_orders (order_id, face, deliver_on, created_at) values ($1, 100000, current_date, now())`,
    [voucher.orderId],
  )
  await client.query(`update shop.orders set state = 'delivered' where id = $1`, [voucher.orderId])
  await client.query('select internal.refresh_variant_paces(now())')
  client.release()
})
afterAll(() => database.drop())

interface Today {
  queues: { key: string; clock: string; count: number; until: string | null; amount: number | null }[]
  sales: { amount: number; orders: number; usualOrders: number } | null
  cutOff: { at: string; packed: number; all: number } | null
  runningOut: { sku: string }[] | null
  here: { name: string; object: string }[]
}

const today = (role: StaffRole) =>
  asMember(
    database.pool,
    role,
    async (client) =>
      (await client.query<{ today: Today }>('select shop.staff_today() as today')).rows[0]?.today as Today,
    (client, userId) =>
      client.query(
        `insert into internal.staff_presence (user_id, object, mode, seen_at) values
           ($1, 'order:1', 'edit', now() - interval '5 seconds'), ($1, 'order:2', 'edit', now() - interval '2 minutes')`,
        [userId],
      ),
  )
const keys = async (role: StaffRole) => (await today(role)).queues.map(({ key }) => key)

test('support sees what waits, with its clocks', async () => {
  const { queues, sales } = await today('staff_support')
  expect(queues.map(({ key, clock, count }) => [key, clock, count])).toEqual([
    ['to_pack', 'today', 4],
    ['messages', 'promise', 1],
    ['label_refused', 'today', 1],
    ['cases', 'law', 1],
    ['movements', 'promise', 1],
  ])
  expect(queues[0]?.until).not.toBeNull()
  expect(sales).toBeNull()
})

test('the warehouse sees its parcels and no money', async () => {
  const shown = await today('staff_warehouse')
  expect(shown.queues.map(({ key }) => key)).toEqual(['to_pack', 'label_refused'])
  expect(shown.cutOff).toMatchObject({ packed: 0, all: 4 })
  expect(shown.queues.map(({ amount }) => amount)).toEqual([null, null])
})

test('content and accounting see their own', async () => {
  expect(await keys('staff_content')).toEqual([])
  expect(await keys('staff_accounting')).toEqual(['movements'])
})

test('an admin sees sales beside what is usual on this weekday', async () => {
  expect((await today('staff_admin')).sales).toMatchObject({ orders: 1, amount: 22400, usualOrders: 0 })
})

test('who told lately where they are is here', async () => {
  expect((await today('staff_support')).here).toEqual([{ name: 'Jana Dvořáková', object: 'order:1', mode: 'edit' }])
})

test('what sells faster than it lasts is running out', async () => {
  expect((await today('staff_admin')).runningOut).toHaveLength(0)
  const soon = await asMember(
    database.pool,
    'staff_warehouse',
    async (client) =>
      (await client.query<{ today: Today }>('select shop.staff_today() as today')).rows[0]?.today.runningOut,
    (client) => client.query('update internal.variant_paces set pieces = 280'),
  )
  expect(soon).toMatchObject([{ days: 1, perDay: 10 }])
})

test('the clock of a case calls in its own queue alone', async () => {
  const queues = await asMember(
    database.pool,
    'staff_support',
    async (client) =>
      (await client.query<{ today: Today }>('select shop.staff_today() as today')).rows[0]?.today.queues,
    (client) =>
      client.query(
        `insert into shop.staff_tasks (storefront_id, kind, subject, opened_at) values (1, 'case_lead', 'case:1', now())`,
      ),
  )
  expect(queues?.find(({ key }) => key === 'cases')).toMatchObject({ clock: 'law', count: 1 })
  expect(queues?.map(({ key }) => key)).not.toContain('tasks')
})

test('a visitor is refused', async () => {
  await expect(asAnonymous(database.pool, (client) => client.query('select shop.staff_today()'))).rejects.toThrow(
    'permission denied',
  )
})

test('the warehouse sees which task waits and not what its details say, which may be amounts', async () => {
  const read = (columns: string) =>
    asMember(database.pool, 'staff_warehouse', async (client) => {
      const { rows } = await client.query(`select ${columns} from shop.staff_tasks`)
      return rows
    })
  expect(await read('kind, subject')).toEqual([{ kind: 'label_refused', subject: 'parcel:1' }])
  for (const column of ['details', 'note', 'closed_by']) await expect(read(column)).rejects.toThrow('permission denied')
})
