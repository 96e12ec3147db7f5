import { assertTruths } from '@shop/database/assert-truths'
import { cloneDemoDatabase } from '@shop/database/demo-template'
import { loadHistory } from '@shop/database/history/load-history'
import type { TestDatabase } from '@shop/database/test-database'
import type {} from '@shop/database/vitest-setup'
import { withClient } from '@shop/database/with-client'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const SIZE = { days: 120, customers: 110, orders: 420 }

let database: TestDatabase
let now: Date

beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
  now = new Date()
  await withClient(database.url, (client) => loadHistory(client, SIZE, now))
})
afterAll(() => database?.drop())

const ask = <Value>(statement: string): Promise<Value[]> =>
  withClient(database.url, async (client) =>
    (await client.query<{ value: Value }>(statement)).rows.map(({ value }) => value),
  )

test('a shop with a past breaks no truth', async () => {
  await expect(assertTruths(database.url)).resolves.toBeUndefined()
})

test('documents of a year have all numbers from one to the last', async () => {
  const gaps = await ask<string>(
    `select series || year as value from shop.documents group by series, year
     having min(sequence) <> 1 or max(sequence) <> count(*) or count(distinct number) <> count(*)`,
  )
  expect(gaps).toEqual([])
  const series = await ask<string>('select distinct series as value from shop.documents order by 1')
  expect(series).toEqual(['FV', 'OD'])
})

test('every constraint holds, though none was asked while the rows were written', async () => {
  const broken = await withClient(database.url, findBrokenKeys)
  expect(broken).toEqual([])
})

test('every machine has left the steps of its states', async () => {
  const bare = await ask<string>(
    `select 'order ' || o.id as value from shop.orders o where not exists (select from shop.order_events e where e.order_id = o.id)
     union all select 'payment ' || p.id from shop.payments p where not exists (select from shop.payment_events e where e.payment_id = p.id)
     union all select 'parcel ' || p.id from shop.parcels p where not exists (select from shop.parcel_events e where e.parcel_id = p.id)
     union all select 'plan ' || p.id from shop.plans p where not exists (select from shop.plan_events e where e.plan_id = p.id)`,
  )
  expect(bare).toEqual([])
})

test.each([
  ['orders to pack', `select count(*)::int as value from shop.orders where state = 'accepted'`, 5],
  ['orders being packed', `select count(*)::int as value from shop.orders where state = 'packing'`, 3],
  ['unpaid orders', `select count(*)::int as value from shop.orders where state = 'awaiting_payment'`, 2],
  ['orders on hold', `select count(*)::int as value from shop.orders where state = 'on_hold'`, 1],
  ['orders to approve', `select count(*)::int as value from shop.orders where state = 'awaiting_approval'`, 1],
  [
    'labels that failed',
    `select count(*)::int as value from shop.staff_tasks where kind = 'label_refused' and closed_at is null`,
    1,
  ],
  ['movements to assign', `select count(*)::int as value from shop.bank_movements where match = 'for_staff'`, 5],
  ['messages to answer', `select count(*)::int as value from shop.tickets where state = 'new'`, 9],
  ['reviews to read', `select count(*)::int as value from shop.reviews where status = 'pending'`, 5],
  [
    'applications',
    `select count(*)::int as value from shop.applications where state in ('in_review', 'needs_more')`,
    5,
  ],
  ['running plans', `select count(*)::int as value from shop.plans where state = 'active'`, 1],
  ['ways of paying', 'select count(distinct payment_kind)::int as value from shop.orders', 4],
])('somebody finds %s', async (_what, statement, least) => {
  const [count = 0] = await ask<number>(statement)
  expect(count).toBeGreaterThanOrEqual(least)
})

test('who has a past gets no other', async () => {
  expect(await withClient(database.url, (client) => loadHistory(client, SIZE, now))).toBeNull()
})

test('the same shop at the same moment has the same past', async () => {
  const other = await cloneDemoDatabase(inject('templateUrl'))
  try {
    await withClient(other.url, (client) => loadHistory(client, SIZE, now))
    expect(await withClient(other.url, readPrints)).toEqual(await withClient(database.url, readPrints))
  } finally {
    await other.drop()
  }
})

const TOLD = [
  ...[
    'shop.customers',
    'shop.dogs',
    'shop.orders',
    'shop.order_lines',
    'shop.order_events',
    'shop.payments',
    'shop.parcels',
  ],
  ...['shop.documents', 'shop.document_lines', 'shop.credit_entries', 'shop.plans', 'shop.plan_cycles', 'shop.tickets'],
]

/** One number for all rows of a table, but for the moment at which they were written. */
async function readPrints(client: pg.Client): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const table of TOLD) {
    const { rows } = await client.query<{ print: string }>(
      `select md5(string_agg(line, '' order by line)) as print from (select (to_jsonb(t) - 'updated_at')::text as line from ${table} t) lines`,
    )
    prints[table] = rows[0]?.print ?? ''
  }
  return prints
}

/** Foreign keys that point to nothing. */
async function findBrokenKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `select c.conname as name, format('select count(*)::int as count from %s a where %s and not exists (select from %s b where %s)',
        c.conrelid::regclass, string_agg(format('a.%I is not null', x.attname), ' and ' order by k.nth), c.confrelid::regclass,
        string_agg(format('a.%I = b.%I', x.attname, y.attname), ' and ' order by k.nth)) as statement
       from pg_constraint c
       cross join lateral unnest(c.conkey, c.confkey) with ordinality k (own, other, nth)
       join pg_attribute x on x.attrelid = c.conrelid and x.attnum = k.own
       join pg_attribute y on y.attrelid = c.confrelid and y.attnum = k.other
      where c.contype = 'f' and c.connamespace::regnamespace::text in ('shop', 'internal', 'auth')
      group by c.oid, c.conname, c.conrelid, c.confrelid`,
  )
  const broken: string[] = []
  for (const { name, statement } of rows) {
    const { rows: found } = await client.query<{ count: number }>(statement)
    if (found[0]?.count) broken.push(`${name} ${found[0].count}`)
  }
  return broken
}
