import { expect, test } from 'vitest'
import { summarizeStatement, toStatementText } from './describe-statement.ts'

test.each([
  ['select id from shop.orders where id = $1', 'SELECT shop.orders'],
  ['\n  insert into internal.audit_log (at) values ($1)', 'INSERT internal.audit_log'],
  ['update shop.stock set on_hand = $2', 'UPDATE shop.stock'],
  ['select "id" from "user" where "email" = $1', 'SELECT user'],
  ['select graphile_worker.add_job($1)', 'SELECT graphile_worker.add_job'],
  ['select * from internal.dead_jobs()', 'SELECT internal.dead_jobs'],
  ['select extract(epoch from now()) from graphile_worker.jobs', 'SELECT graphile_worker.jobs'],
  ['-- why\nselect 1', 'SELECT'],
  ['commit', 'COMMIT'],
  ['', 'STATEMENT'],
])('%s is called %s', (text, summary) => {
  expect(summarizeStatement(text)).toBe(summary)
})

test('the text is one line without anything that could be a value', () => {
  expect(
    toStatementText(`select *\n  from shop.orders\n where email = 'jitka@priklad.cz' and note = 'it''s' and id = $1`),
  ).toBe(`select * from shop.orders where email = '…' and note = '…' and id = $1`)
  expect(toStatementText(`select ${'a'.repeat(5000)}`)).toHaveLength(1000)
})
