import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, value } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  await database.pool.query(
    "insert into shop.vat_rates values (1, 'feed', '2015-01-01', 15), (1, 'feed', '2024-01-01', 12), (1, 'goods', '2013-01-01', 21)",
  )
})
afterAll(() => database.drop())

test.each([
  ['feed', '2014-12-31', null],
  ['feed', '2015-01-01', 15],
  ['feed', '2023-12-31', 15],
  ['feed', '2024-01-01', 12],
  ['feed', '2030-01-01', 12],
  ['goods', '2024-01-01', 21],
])('%s on %s is taxed by %s percent', async (vatClass, day, percent) => {
  const found = await asAnonymous(database.pool, (client) =>
    value<string | null>(client, 'select shop.vat_percent(1, $1, $2)', [vatClass, day]),
  )
  expect(found === null ? null : Number(found)).toBe(percent)
})
