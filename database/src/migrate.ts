import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'
import pg from 'pg'
import { notifySchemaReaders } from './connection.sql.ts'
import { toMigrationUrl } from './migration-url.ts'
import { isHandedOver, secureDatabase } from './secure-database.sql.ts'

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../migrations')
/** The last migration that needs the rights of an administrator; the ones after it run as the owner of the schema. */
const HANDOVER = '0290'
const OWNER = 'shop_owner'

/** Brings a database up to the newest migration; creates it when it is missing. Returns what dbmate said. */
export async function migrate(databaseUrl: string): Promise<string> {
  const url = toMigrationUrl(databaseUrl)
  const said = (await isOwned(url)) ? '' : await migrateAsAdministrator(url)
  await withDatabase(url, secureDatabase)
  const asOwner = new URL(url)
  // A parameter dbmate does not know goes to the server as a setting of the session: everything below runs under this role.
  asOwner.searchParams.set('role', OWNER)
  const saidAsOwner = await runDbmate(asOwner, MIGRATIONS)
  await withDatabase(url, notifySchemaReaders)
  return said + saidAsOwner
}

async function migrateAsAdministrator(url: URL): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'cenich-migrations-'))
  try {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, HANDOVER.length) <= HANDOVER)
    for (const name of names) await copyFile(join(MIGRATIONS, name), join(dir, name))
    return await runDbmate(url, dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}

async function runDbmate(url: URL, dir: string): Promise<string> {
  const log = ['--migrations-table', 'migrations.applied', '--no-dump-schema']
  const { stdout } = await promisify(execFile)(resolveBinary(), [
    '--url',
    url.href,
    '--migrations-dir',
    dir,
    ...log,
    'up',
  ])
  return stdout
}

async function isOwned(url: URL): Promise<boolean> {
  try {
    return await withDatabase(url, isHandedOver)
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return false
    throw error
  }
}

async function withDatabase<Result>(url: URL, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
