import { expect, test } from 'vitest'
import { findStatements } from './find-statements.ts'

const find = (body: string) =>
  findStatements(
    'a.sql.ts',
    `import type { NoRow } from '#app/store/database'; import type { SelectOne } from '#app/store/rows'
     type Own = Narrow<SelectOne, { a: 1 }>
     export async function one(db: Db) { ${body} }`,
  )

test.each([
  ['db.query<SelectOne>(TEXT, [1])', { row: 'SelectOne', text: 'TEXT', name: null, isTable: false }],
  ['db.query<NoRow>({ name: `a-b`, text: X + Y, values })', { row: 'NoRow', text: 'X + Y', name: '`a-b`' }],
  ['db.query<Narrow<SelectOne, { a: 1 }>>(TEXT)', { row: 'SelectOne' }],
  ['db.query<Own>(TEXT)', { row: 'SelectOne' }],
  ['db.query(TEXT)', { row: null }],
  ['db.query<{ a: number }>(TEXT)', { row: null }],
  ['db.query<MadeByHand>(TEXT)', { row: null }],
  ['db.query<NoRow>(TEXTS[key])', { text: 'TEXTS', isTable: true }],
  ['db.query<NoRow>({ ...TEXTS[key], values })', { text: 'TEXTS', isTable: true }],
])('%s', (call, expected) => {
  expect(find(`await ${call}`)).toEqual([expect.objectContaining({ within: 'one', line: 3, ...expected })])
})
