import { createClient } from '@shop/runtime/database-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loginUrl } from '../src/logins.ts'
import { cloneDatabase, type TestDatabase } from '../src/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const WANTED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

test('no login of the shop can wait for ever: a statement, a lock, an open transaction', async () => {
  const { rows } = await database.pool.query<{ role: string; settings: string[] }>(
    `select rolname as role, coalesce(rolconfig, '{}') as settings from pg_roles
      where rolcanlogin and not rolsuper and rolname !~ '^pg_' order by rolname`,
  )
  expect(rows.map((row) => row.role)).toEqual(['authenticator', 'services'])
  for (const { role, settings } of rows) {
    const named = settings.filter((setting) => !setting.endsWith('=0')).map((setting) => setting.split('=')[0])
    expect({ role, named }).toEqual({ role, named: expect.arrayContaining(WANTED) })
  }
})

test('sessions of the services begin with what no pooled address can carry', async () => {
  const client = createClient({
    connectionString: loginUrl(database.url, 'services'),
    applicationName: 'test',
  })
  await client.connect()
  const { rows } = await client.query(
    `select current_user::text as role, current_setting('search_path') as path, current_setting('plan_cache_mode') as plans`,
  )
  await client.end()
  expect(rows).toEqual([{ role: 'services', path: 'auth', plans: 'force_generic_plan' }])
})
