import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cluster, startCluster } from '@shop/database/cluster'
import { openLogins } from '@shop/database/logins'
import { migrate } from '@shop/database/migrate'
import { grow } from '@shop/database/seed/grow'
import { loadDemo } from '@shop/database/seed/load-demo'
import { withClient } from '@shop/database/with-client'
import type { Databases } from '@shop/stack/parts'
import type pg from 'pg'
import { isFinished, loginsOf, markFinished, onServer } from './kept-databases.ts'

const ROOT = join(import.meta.dirname, '..')
/** Variants the shop must carry; each has so many reviews. */
export const FULL_VARIANTS = 100_000
const REVIEWS_A_VARIANT = 5

interface CatalogueDatabases {
  /** Logins to the demo catalogue. */
  demo: Databases
  /** Logins to the same shop grown to the size it must carry. */
  grown: Databases
  stop(): Promise<void>
}

interface GrownDatabase extends Databases {
  stop(): Promise<void>
}

/** The grown shop alone, of any size: a small one is for trying a bench. */
export async function openGrown(variants: number): Promise<GrownDatabase> {
  return onKeptServer(async (cluster, key) => loginsOf(cluster.url(await ensureGrown(cluster, key, variants))))
}

/** Two databases on one server. Growing takes minutes, so they are kept; new migrations are applied to what is there. */
export async function openCatalogues(): Promise<CatalogueDatabases> {
  return onKeptServer(async (cluster, key) => {
    await ensureDatabase(cluster, `demo_${key}`, async () => {})
    const grown = await ensureGrown(cluster, key, FULL_VARIANTS)
    return { demo: loginsOf(cluster.url(`demo_${key}`)), grown: loginsOf(cluster.url(grown)) }
  })
}

async function onKeptServer<Opened>(open: (cluster: Cluster, key: string) => Promise<Opened>) {
  const cluster = await startCluster({ dir: join(ROOT, '.local/bench/postgres'), keep: true })
  try {
    return { ...(await open(cluster, await hashOfSeed())), stop: () => cluster.stop() }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function ensureGrown(cluster: Cluster, key: string, variants: number): Promise<string> {
  const name = variants === FULL_VARIANTS ? `grown_${key}` : `grown_${variants}_${key}`
  await ensureDatabase(cluster, name, async (client, shop) => {
    const size = { variants, reviews: variants * REVIEWS_A_VARIANT }
    await grow(client, shop, size, (line) => console.log(`growing: ${line}`))
  })
  return name
}

async function ensureDatabase(
  cluster: Cluster,
  name: string,
  fill: (client: pg.Client, shop: Awaited<ReturnType<typeof loadDemo>>) => Promise<void>,
): Promise<void> {
  const isReady = await isFinished(cluster, name)
  if (!isReady) await onServer(cluster, `drop database if exists ${name} with (force)`)
  await migrate(cluster.url(name))
  if (isReady) return
  await withClient(cluster.url(name), async (client) => {
    await openLogins(client)
    await fill(client, await loadDemo(client))
  })
  await markFinished(cluster, name)
}

async function hashOfSeed(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['database/src/seed', 'database/seed/demo/catalogue']) {
    for (const name of (await readdir(join(ROOT, folder))).sort()) hash.update(await readFile(join(ROOT, folder, name)))
  }
  return hash.digest('hex').slice(0, 10)
}
