import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { runningPid, startCluster } from './cluster.ts'
import { isCatalogueEmpty, setRolePassword } from './connection.sql.ts'
import { migrate } from './migrate.ts'
import { loadDemo } from './seed/load-demo.ts'

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
// Passwords known to everyone on purpose: this cluster listens on loopback and holds the demo shop.
const LOGINS = ['authenticator', 'services'] as const

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
      for (const role of LOGINS) await setRolePassword(client, role, role)
      if (await isCatalogueEmpty(client)) await loadDemo(client)
    })
  } catch (error) {
    await database.stop()
    throw error
  }
  return {
    ...database,
    authenticatorUrl: loginAs(database, 'authenticator'),
    servicesUrl: loginAs(database, 'services'),
  }
}

function loginAs({ adminUrl }: OpenDatabase, role: (typeof LOGINS)[number]): string {
  const url = new URL(adminUrl)
  url.username = role
  url.password = role
  return url.href
}

/** Connects, lets `use` work, and always disconnects. */
export async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** The lock file of a running server tells its port on the fourth line. */
async function runningPort(): Promise<number | null> {
  if (!(await runningPid(CLUSTER_DIR))) return null
  const lock = await readFile(join(CLUSTER_DIR, 'postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[3]) || null
}
