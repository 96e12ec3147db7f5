import { expect, test } from 'vitest'
import { findStatements } from './find-statements.ts'

const find = (body: string) =>
  findStatements('a.sql.ts', `type Own = Narrow<SelectOne, { a: 1 }>\nexport async function one(db: Db) { ${body} }`)

test.each([
  ['db.query<SelectOne>(TEXT, [1])', { row: 'SelectOne', text: 'TEXT', name: null, isTable: false }],
  ['db.query<NoRow>({ name: `a-b`, text: `x ${Y}`, values })', { row: 'NoRow', text: '`x ${Y}`', name: '`a-b`' }],
  ['db.query<Narrow<SelectOne, { a: 1 }>>(TEXT)', { row: 'SelectOne' }],
  ['db.query<Own>(TEXT)', { row: 'SelectOne' }],
  ['db.query(TEXT)', { row: null }],
  ['db.query<NoRow>(TEXTS[key])', { text: 'TEXTS', isTable: true }],
  ['db.query<NoRow>({ ...TEXTS[key], values })', { text: 'TEXTS', isTable: true }],
])('%s', (call, expected) => {
  expect(find(`await ${call}`)).toEqual([expect.objectContaining({ within: 'one', line: 2, ...expected })])
})
