import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ForeignMigrations, migrate } from '../src/migrate.ts'
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

test('a database that was migrated by other files is refused with a word on what to do', async () => {
  await database.pool.query(`insert into migrations.applied (version) values ('9001'), ('9002')`)
  const refused = await migrate(database.url).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ForeignMigrations)
  expect(refused).toHaveProperty(
    'message',
    'This database was migrated by files that are not in database/migrations (9001, 9002). ' +
      'Make it anew: `pnpm db:reset` does so for the development database.',
  )
})
