import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { generateRows } from '../../src/rows/generate-rows.ts'
import { cloneDatabase, type TestDatabase } from '../../src/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const statement = (text: string, name: string | null = null, row: string | null = 'Row') => ({
  place: `at ${text}`,
  row,
  text,
  name,
})

async function generate(...statements: ReturnType<typeof statement>[]): Promise<string> {
  const client = await database.pool.connect()
  return generateRows(client, statements).finally(() => client.release())
}

/** The type of the only column. */
async function typeOf(text: string): Promise<string | undefined> {
  return / {2}a: (.*)\n/.exec(await generate(statement(text)))?.[1]
}

test.each([
  // What a table says.
  ['select id as a from shop.orders', 'number'],
  ['select customer_id as a from shop.orders', 'number | null'],
  ['select placed_at as a from shop.orders', 'Date'],
  ['select billing as a from shop.orders', 'unknown'],
  ['select percent as a from shop.vat_rates', 'string'],
  ['select topics as a from internal.push_subscriptions', 'string[]'],
  // Words that a check lists, and those of the statement itself.
  ['select state as a from shop.refunds', "'requested' | 'sent' | 'done' | 'failed'"],
  [`select case when id > 1 then 'b' else 'c' end as a from shop.orders`, "'b' | 'c'"],
  [`select 'order' as a from shop.orders union select 'refund' from shop.refunds`, "'order' | 'refund'"],
  // The other side of an outer join may be missing, also through a query, a common one or a view.
  ['select c.id as a from shop.orders o left join shop.customers c on c.id = o.customer_id', 'number | null'],
  ['select c.id as a from shop.orders o join shop.customers c on c.id = o.customer_id', 'number'],
  ['select x.a from (select c.id as a from shop.orders o left join shop.customers c on true) x', 'number | null'],
  [
    'with x as (select c.id as a from shop.orders o left join shop.customers c on true) select a from x',
    'number | null',
  ],
  ['with x as (delete from shop.carts returning id as a) select a from x', 'number'],
  // What a condition lets through has a value, unless it is being changed.
  ['select deadline_at as a from shop.orders where deadline_at < $1', 'Date'],
  ['select deadline_at as a from shop.orders where deadline_at is not null or id = 1', 'Date | null'],
  ['update shop.carts set customer_id = $1 where customer_id is not null returning customer_id as a', 'number | null'],
  // Aggregates over nothing give nothing, but for counts and within groups.
  ['select count(*) as a from shop.orders', 'number'],
  ['select max(id) as a from shop.orders', 'number | null'],
  ['select max(id) as a from shop.orders group by state', 'number'],
  ['select coalesce(sum(payable), 0)::bigint as a from shop.orders', 'number'],
  ['select (select max(id) from shop.carts) as a from shop.orders', 'number | null'],
  ['select (select count(*) from shop.carts) as a from shop.orders', 'number'],
  ['select (select id from shop.carts limit 1) as a from shop.orders', 'number | null'],
  ['select exists (select from shop.carts) as a', 'boolean'],
  ['select array(select name from shop.products) as a', 'string[]'],
  ['select $1::text as a', 'string | null'],
  // Json that the statement builds.
  [`select jsonb_build_object('b', id, 'c', deadline_at) as a from shop.orders`, '{ b: number; c: string | null }'],
  [`select coalesce(jsonb_agg(state), '[]') as a from shop.refunds`, "('requested' | 'sent' | 'done' | 'failed')[]"],
  [`select jsonb_object_agg(key, value) as a from shop.settings`, 'Record<string, unknown> | null'],
])('%s gives %s', async (text, type) => {
  expect(await typeOf(text)).toBe(type)
})

/** The generator ends its transactions by itself, so a change of the schema is undone by a second one. */
async function changed<Value>(change: string, undo: string, work: () => Promise<Value>): Promise<Value> {
  await database.pool.query(change)
  return work().finally(() => database.pool.query(undo))
}

test.each([
  [
    'select number from shop.orders',
    ['alter table shop.orders rename column number to nr', 'alter table shop.orders rename column nr to number'],
    'column "number" does not exist',
  ],
  [
    `update shop.carts set state = 'merged' returning id`,
    ['alter table shop.carts rename column state to phase', 'alter table shop.carts rename column phase to state'],
    'column "state" of relation "carts" does not exist',
  ],
])('a renamed column is found in %s', async (text, [change = '', undo = ''], message) => {
  const others = [statement('select id as a from shop.refunds', null, 'Other')]
  await expect(changed(change, undo, () => generate(...others, statement(text)))).rejects.toThrow(
    `at ${text}: ${message}`,
  )
})

test('a column that may become null changes the type of every row that reads it', async () => {
  const text = 'select email as a from shop.orders'
  const column = 'alter table shop.orders alter column email'
  const before = await typeOf(text)
  const after = await changed(`${column} drop not null`, `${column} set not null`, () => typeOf(text))
  expect([before, after]).toEqual(['string', 'string | null'])
})

test('one name of a prepared statement cannot stand for two texts', async () => {
  const twins = generate(statement('select 1 as a', 'one'), statement('select 2 as a', 'one'))
  await expect(twins).rejects.toThrow(`'one' is the name of another text`)
})

test('statements share a row only with the same columns, and it may hold what any of them gives', async () => {
  const other = generate(statement('select 1 as a'), statement('select 1 as b'))
  await expect(other).rejects.toThrow('another Row than at')
  const shared = await generate(
    statement('select id as a from shop.orders'),
    statement('select max(id) as a from shop.orders'),
  )
  expect(shared).toContain('  a: number | null\n')
})

test('a row made by hand is refused', async () => {
  await expect(generate(statement('select 1 as a', null, null))).rejects.toThrow('names no row of store/rows.ts')
})

test('a row of a statement that gives none is refused', async () => {
  await expect(generate(statement('delete from shop.carts'))).rejects.toThrow('say NoRow instead of Row')
})
