import { expect, test } from 'vitest'
import { checkSqlOrder } from './check-sql.ts'

test.each([
  ['select id::text, code from shop.batches order by id for update', ['id']],
  ['select id::text from shop.lots order by expires_at nulls last, id', ['id']],
  ['select b.id::text from shop.batches b order by b.id for update', []],
  ['select id::text as "lotId" from shop.lots order by id', []],
  ['select id from shop.lots where code::text = $1 order by id', []],
  ['select id::text from shop.lots order by name', []],
])('%s', (statement, columns) => {
  const faults = checkSqlOrder('apps/x.sql.ts', () => `db.query(\`${statement}\`)`)
  expect(faults).toEqual(columns.map((name) => `apps/x.sql.ts: "order by ${name}" sorts ${name}::text; name its table`))
})

test('only statements are read', () => {
  expect(checkSqlOrder('apps/x.ts', () => '`select id::text order by id`')).toEqual([])
})
