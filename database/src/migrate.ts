import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'
import type pg from 'pg'
import { notifySchemaReaders } from './connection.sql.ts'
import { dropHalfMadeIndexes } from './half-made-indexes.sql.ts'
import { makeLaterRoles } from './later-roles.sql.ts'
import { selectAppliedVersions } from './migration-log.sql.ts'
import { toMigrationUrl } from './migration-url.ts'
import { repeatWhileLocked } from './repeat-while-locked.ts'
import { applyRoleSettings } from './role-settings.sql.ts'
import { isHandedOver, secureDatabase } from './secure-database.sql.ts'
import { countStatementTimes } from './statement-times.sql.ts'
import { withClient } from './with-client.ts'

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../migrations')
/** The migration that needs the rights of an administrator; the ones after it run as the owner of the schema. */
const HANDOVER = '0001'
const OWNER = 'shop_owner'

/** The database has had migrations that this checkout does not know: nothing can be put on top of them. */
export class ForeignMigrations extends Error {
  /** Everything of ours is there, and what is not ours came after it: the database of a later release. */
  readonly isAhead: boolean

  constructor(versions: string[], isAhead: boolean) {
    const named =
      versions.length > 3 ? `${versions.slice(0, 3).join(', ')} and ${versions.length - 3} more` : versions.join(', ')
    super(
      `This database was migrated by files that are not in database/migrations (${named}). ` +
        'Make it anew: `pnpm db:reset` does so for the development database.',
    )
    this.isAhead = isAhead
  }
}

/**
 * Brings a database up to the newest migration; creates it when it is missing. Returns what dbmate said. The address is that of the
 * server itself, as its administrator: a pooler would lose the lock that keeps two migrations apart.
 */
export async function migrate(databaseUrl: string, say: (line: string) => void = () => {}): Promise<string> {
  const url = toMigrationUrl(databaseUrl)
  return repeatWhileLocked(() => bringUp(url), { say })
}

/** Can be done again from its beginning: what was applied stays applied. */
async function bringUp(url: URL): Promise<string> {
  await refuseForeignMigrations(url)
  const said = (await readExisting(url, isHandedOver, false)) ? '' : await migrateAsAdministrator(url)
  await withClient(url.href, secureDatabase)
  await withClient(url.href, makeLaterRoles)
  await withClient(url.href, applyRoleSettings)
  await withClient(url.href, countStatementTimes)
  await withClient(url.href, dropHalfMadeIndexes)
  const asOwner = new URL(url)
  // A parameter dbmate does not know goes to the server as a setting of the session: everything below runs under this role.
  asOwner.searchParams.set('role', OWNER)
  const saidAsOwner = await runDbmate(asOwner, MIGRATIONS)
  await withClient(url.href, notifySchemaReaders)
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

async function refuseForeignMigrations(url: URL): Promise<void> {
  const known = (await readdir(MIGRATIONS)).map((name) => name.slice(0, name.indexOf('-'))).toSorted()
  const applied = await readExisting(url, selectAppliedVersions, [])
  const foreign = applied.filter((version) => !known.includes(version))
  const newest = known.at(-1) ?? ''
  const isAhead = known.every((version) => applied.includes(version)) && foreign.every((version) => version > newest)
  if (foreign.length > 0) throw new ForeignMigrations(foreign, isAhead)
}

/** What `read` finds, or `otherwise` when the database is not there yet. */
async function readExisting<Result>(
  url: URL,
  read: (client: pg.Client) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await withClient(url.href, read)
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return otherwise
    throw error
  }
}
