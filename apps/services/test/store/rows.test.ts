import { PARSED } from '@shop/database/rows/print-rows'
import { cloneDatabase, type TestDatabase } from '@shop/database/test-database'
import { createPool } from '@shop/runtime/pool'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Db } from '#app/store/database'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  pool = createPool({ connectionString: database.url, max: 1, onIdleError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const SAMPLES: Record<string, string> = {
  bool: 'true',
  bytea: '\\x00',
  date: '2026-11-15',
  json: '"a"',
  jsonb: '"a"',
  text: 'a',
  timestamp: '2026-11-15 10:00',
  timestamptz: '2026-11-15 10:00Z',
  uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  varchar: 'a',
}

/** As rows.ts would write it. */
function nameType(value: unknown): string {
  if (Array.isArray(value)) return `${nameType(value[0])}[]`
  if (value instanceof Date) return 'Date'
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value
}

test.each(Object.entries(PARSED))('the pool gives %s as %s', async (type, expected) => {
  const element = type.replace(/^_/, '')
  const sample = SAMPLES[element] ?? '1'
  const text = type === element ? `$1::text::${type}` : `array[$1::text::${element}]`
  const { rows } = await pool.query(`select ${text} as value`, [sample])
  expect(nameType(rows[0].value)).toBe(expected === 'unknown' ? 'string' : expected)
})

test('a call that names no row, or another one, does not compile', async () => {
  const db: Db = pool
  // @ts-expect-error: the row has no name.
  await db.query('select 1 as one')
  const { rows } = await db.query<{ one: number }>('select 1 as one')
  // @ts-expect-error: there is no such column.
  expect(rows[0]?.two).toBeUndefined()
  expect(rows[0]?.one).toBe(1)
})
