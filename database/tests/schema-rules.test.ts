import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findRuleBreaches } from '../src/schema-rules.sql.ts'
import { cloneDatabase, type TestDatabase } from '../src/test-database.ts'
import { asOwner } from './as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

test('the schema breaks none of its rules', async () => {
  expect(await asOwner(database.pool, findRuleBreaches)).toEqual([])
})

const VIOLATIONS = {
  'a table has row-level security': 'create table shop.planted (id bigint)',
  'a table says what it is for': 'create table internal.planted (id bigint)',
  'a policy says what it allows': 'create policy planted on shop.products for select to anon using (true)',
  'a view runs with the rights of who asks': 'create view shop.planted as select id from shop.products',
  'a function fixes its search_path': `create function shop.planted() returns integer language sql stable set search_path = '' return 1`,
  'everything belongs to the owner of the schema': 'create table shop.planted (id bigint)',
  'a function is not open to everybody by default': `create function shop.planted() returns integer language sql stable set search_path = pg_catalog, pg_temp return 1;
     grant execute on function shop.planted to public`,
  'a foreign key says what happens on delete': 'create table shop.planted (product_id bigint references shop.products)',
  'a foreign key has an index':
    'create table shop.planted (product_id bigint references shop.products on delete cascade)',
  'internal tables are closed': 'grant select on internal.search_words to anon',
}

test.each(Object.entries(VIOLATIONS))('notices when this is broken: %s', async (rule, statement) => {
  const breaches = await asOwner(database.pool, async (client) => {
    await client.query(statement)
    return findRuleBreaches(client)
  })
  expect(breaches.map((breach) => breach.rule)).toContain(rule)
})
