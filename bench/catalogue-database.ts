import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cluster, startCluster } from '@shop/database/cluster'
import { migrate } from '@shop/database/migrate'
import { grow } from '@shop/database/seed/grow'
import { loadDemo } from '@shop/database/seed/load-demo'
import type { Databases } from '@shop/stack/parts'
import pg from 'pg'

const ROOT = join(import.meta.dirname, '..')
// The size the shop must carry.
const FULL_SIZE = { variants: 100_000, reviews: 500_000 }
const LOGINS = ['authenticator', 'services'] as const

interface CatalogueDatabases {
  /** Logins to the demo catalogue. */
  demo: Databases
  /** Logins to the same shop grown to the size it must carry. */
  grown: Databases
  stop(): Promise<void>
}

/** Two databases on one server. Growing takes minutes, so they are kept; new migrations are applied to what is there. */
export async function openCatalogues(): Promise<CatalogueDatabases> {
  const cluster = await startCluster({ dir: join(ROOT, '.local/bench/postgres'), keep: true })
  try {
    const key = await hashOfSeed()
    await ensureDatabase(cluster, `demo_${key}`, async () => {})
    await ensureDatabase(cluster, `grown_${key}`, async (client, shop) => {
      await grow(client, shop, FULL_SIZE, (line) => console.log(`growing: ${line}`))
    })
    return {
      demo: loginsTo(cluster, `demo_${key}`),
      grown: loginsTo(cluster, `grown_${key}`),
      stop: () => cluster.stop(),
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function ensureDatabase(
  cluster: Cluster,
  name: string,
  fill: (client: pg.Client, shop: Awaited<ReturnType<typeof loadDemo>>) => Promise<void>,
): Promise<void> {
  const isReady = await isFinished(cluster, name)
  if (!isReady) await runOnServer(cluster, `drop database if exists ${name} with (force)`)
  await migrate(cluster.url(name))
  if (isReady) return
  const client = new pg.Client({ connectionString: cluster.url(name) })
  await client.connect()
  try {
    for (const role of LOGINS) await client.query(`alter role ${role} password '${role}'`)
    await fill(client, await loadDemo(client))
    await client.query('vacuum analyze')
    // A database whose making was interrupted has no such mark.
    await client.query(`comment on database ${name} is 'finished'`)
  } finally {
    await client.end()
  }
}

async function isFinished(cluster: Cluster, name: string): Promise<boolean> {
  const rows = await runOnServer(
    cluster,
    `select from pg_database where datname = '${name}' and shobj_description(oid, 'pg_database') = 'finished'`,
  )
  return rows > 0
}

async function runOnServer(cluster: Cluster, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

function loginsTo(cluster: Cluster, name: string): Databases {
  const loginAs = (role: (typeof LOGINS)[number]) => {
    const url = new URL(cluster.url(name))
    url.username = role
    url.password = role
    return url.href
  }
  return { authenticatorUrl: loginAs('authenticator'), servicesUrl: loginAs('services') }
}

async function hashOfSeed(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['database/src/seed', 'database/seed/demo/catalogue']) {
    for (const name of (await readdir(join(ROOT, folder))).sort()) hash.update(await readFile(join(ROOT, folder, name)))
  }
  return hash.digest('hex').slice(0, 10)
}
