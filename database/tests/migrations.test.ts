import { execFile } from 'node:child_process'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ForeignMigrations, migrate } from '../src/migrate.ts'
import { cloneDatabase, type TestDatabase } from '../src/test-database.ts'

const FILES = await readdir(join(import.meta.dirname, '../migrations'))

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

test('every migration is applied to the template', async () => {
  const { rows } = await database.pool.query('select version from migrations.applied order by version')
  expect(rows.map(({ version }) => version)).toEqual(FILES.map((name) => name.slice(0, 4)).toSorted())
})

test('migrations are numbered without holes', () => {
  expect(FILES.toSorted().map((name) => Number(name.slice(0, 4)))).toEqual(FILES.map((_, index) => index + 1))
})

test('a migration gives up on a table that somebody holds, lets others pass and comes again', async () => {
  const holder = await database.pool.connect()
  await holder.query('begin; lock table migrations.applied in access exclusive mode')
  const said: string[] = []
  await migrate(database.url, (line) => {
    said.push(line)
    void holder.query('rollback')
  })
  holder.release()
  expect(said).toEqual([expect.stringContaining('Somebody holds a table that a migration needs; try 2 of 12')])
})

test('an index that was left half made by a try that gave up is made anew', async () => {
  const isValid = async () => {
    const sql = `select indisvalid as valid from pg_index where indexrelid = to_regclass('shop.orders_open_newest')`
    return (await database.pool.query(sql)).rows[0]?.valid
  }
  await database.pool.query(
    `update pg_index set indisvalid = false where indexrelid = 'shop.orders_open_newest'::regclass`,
  )
  const version = FILES.find((name) => name.endsWith('-orders-that-wait.sql'))?.slice(0, 4)
  await database.pool.query('delete from migrations.applied where version = $1', [version])
  expect(await isValid()).toBe(false)
  await migrate(database.url)
  expect(await isValid()).toBe(true)
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

/** As the image runs it, with its address in a file. */
async function runMigrations(): Promise<{ stdout: string; stderr: string }> {
  const file = join(await mkdtemp(join(tmpdir(), 'migrations-')), 'url')
  await writeFile(file, `${database.url}\n`)
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    DATABASE_DIRECT_URL: undefined,
    DATABASE_DIRECT_URL_FILE: file,
  }
  return promisify(execFile)(process.execPath, ['src/run-migrations.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env,
  })
}

test('the release before starts with the database of the one after it', async () => {
  expect((await runMigrations()).stdout).toBe('The database is that of a later release; there is nothing to do.\n')
})

test('a database that lacks one of ours is not of a later release', async () => {
  await database.pool.query('delete from migrations.applied where version = $1', [FILES.toSorted().at(-1)?.slice(0, 4)])
  await expect(runMigrations()).rejects.toThrow(/files that are not in database\/migrations/)
})
