import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runningPid, startCluster } from './cluster.ts'
import { isCatalogueEmpty } from './connection.sql.ts'
import { loginUrl, openLogins } from './logins.ts'
import { migrate } from './migrate.ts'
import { loadDemo } from './seed/load-demo.ts'
import { withClient } from './with-client.ts'

interface OpenDatabase {
  /** Superuser (or owner) URL: migrations, seeds. */
  adminUrl: string
  /** Ends the server only if this process started it. */
  stop(): Promise<void>
}

export interface DevDatabase extends OpenDatabase {
  /** What the data service logs in with. */
  authenticatorUrl: string
  /** What the services API and its worker log in with. */
  servicesUrl: string
}

const CLUSTER_DIR = fileURLToPath(new URL('../../.local/postgres', import.meta.url))
const DATABASE = 'shop'

/** The database of `DATABASE_URL`, or the development cluster, started if nobody has. */
export async function openDatabase(): Promise<OpenDatabase> {
  const given = process.env.DATABASE_URL
  if (given) return { adminUrl: given, stop: async () => {} }
  const port = await runningPort()
  if (port) {
    return { adminUrl: `postgres://postgres:postgres@127.0.0.1:${port}/${DATABASE}`, stop: async () => {} }
  }
  const cluster = await startCluster({ dir: CLUSTER_DIR, keep: true })
  return { adminUrl: cluster.url(DATABASE), stop: () => cluster.stop() }
}

/** A database ready for the stack: migrated, with the demo shop when it was empty, open for the data service. */
export async function ensureDevDatabase(): Promise<DevDatabase> {
  const database = await openDatabase()
  try {
    await migrate(database.adminUrl)
    await withClient(database.adminUrl, async (client) => {
      await openLogins(client)
      if (await isCatalogueEmpty(client)) await loadDemo(client)
    })
  } catch (error) {
    await database.stop()
    throw error
  }
  return {
    ...database,
    authenticatorUrl: loginUrl(database.adminUrl, 'authenticator'),
    servicesUrl: loginUrl(database.adminUrl, 'services'),
  }
}

/** The lock file of a running server tells its port on the fourth line. */
async function runningPort(): Promise<number | null> {
  if (!(await runningPid(CLUSTER_DIR))) return null
  const lock = await readFile(join(CLUSTER_DIR, 'postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[3]) || null
}
