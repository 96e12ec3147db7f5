import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../src/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

test('every migration is applied to the template', async () => {
  const { rows } = await database.pool.query('select count(*)::int as applied from migrations.applied')
  expect(rows[0].applied).toBeGreaterThan(0)
})
