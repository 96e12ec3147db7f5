import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

test('a shop without demo data has the surveys that jobs ask', async () => {
  const { rows } = await database.pool.query(
    `select type, jsonb_array_length(questions) as questions, thanks <> '{}' as "hasThanks" from shop.surveys
      where type in ('snasenlivost', 'po-veletrhu') order by type`,
  )
  expect(rows).toEqual([
    { type: 'po-veletrhu', questions: 3, hasThanks: true },
    { type: 'snasenlivost', questions: 4, hasThanks: true },
  ])
})
