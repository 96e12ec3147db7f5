import { join } from 'node:path'
import { type Cluster, startCluster } from '@shop/database/cluster'
import { openLogins } from '@shop/database/logins'
import { migrate } from '@shop/database/migrate'
import { loadDemo } from '@shop/database/seed/load-demo'
import { startStack } from '@shop/stack/start-stack'
import pg from 'pg'
import { isFinished, loginsOf, markFinished, onServer } from '../kept-databases.ts'
import { carryModels, readModels } from './carry-models.sql.ts'
import { addStaff, liveModels } from './live-models.ts'

const KEPT = join(import.meta.dirname, '../../.local/bench')
// Nothing of it is missed after a crash: it is made anew.
const MAKING = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'wal_level=minimal'],
  ...['max_wal_senders=0', 'max_wal_size=4GB', 'checkpoint_timeout=30min', 'shared_buffers=1GB', 'work_mem=128MB'],
  ...[
    'maintenance_work_mem=512MB',
    'max_parallel_maintenance_workers=1',
    'max_parallel_workers_per_gather=0',
    'jit=off',
  ],
]
const MEASURING = ['shared_buffers=2GB', 'effective_cache_size=8GB']

/** Everything that both databases have before one of them grows. */
const PLENTY = [
  'update shop.stock set on_hand = 1000000000',
  // Buyers of a bench order more often than people.
  `update shop.settings set value = '1000000' where key = 'order.open_unpaid_orders'`,
  `update shop.settings set value = '100000000000' where key = 'order.open_unpaid_value'`,
]

/** Each wish has a folder of its own: a small try does not touch the large one. */
const folderOf = (orders: number): string => join(KEPT, `growth-${orders}`)

export function startMaking(orders: number): Promise<Cluster> {
  return startCluster({ dir: folderOf(orders), keep: true, settings: MAKING })
}

export function startMeasuring(orders: number): Promise<Cluster> {
  return startCluster({ dir: folderOf(orders), keep: true, settings: MEASURING })
}

/** The demo shop with its models, and a copy of it that is to grow; what is there already stays. */
export async function ensureDatabases(cluster: Cluster, tell: (line: string) => void): Promise<void> {
  if (!(await isFinished(cluster, 'demo'))) {
    await makeDemo(cluster)
    await addModels(cluster, tell)
    await markFinished(cluster, 'demo')
  }
  // What the shop has learnt since holds for both.
  await migrate(cluster.url('demo'))
  if (await isFinished(cluster, 'grown')) {
    await migrate(cluster.url('grown'))
    return
  }
  await onServer(cluster, 'drop database if exists grown with (force)')
  await onServer(cluster, 'create database grown template demo')
  await markFinished(cluster, 'grown')
}

async function makeDemo(cluster: Cluster): Promise<void> {
  await onServer(cluster, 'drop database if exists demo with (force)')
  await migrate(cluster.url('demo'))
  await withPool(cluster.url('demo'), async (pool) => {
    const client = await pool.connect()
    await openLogins(client)
    await loadDemo(client)
    client.release()
    for (const statement of PLENTY) await pool.query(statement)
    await addStaff(pool)
  })
}

/** Orders are lived in a database of their own, so that neither of the two remembers anything of it. */
async function addModels(cluster: Cluster, tell: (line: string) => void): Promise<void> {
  await onServer(cluster, 'drop database if exists models with (force)')
  await onServer(cluster, 'create database models template demo')
  const url = cluster.url('models')
  await withPool(url, async (pool) => {
    const stack = await startStack({ ...loginsOf(url), storefront: 'none' })
    const models = await liveModels({ urls: stack.urls, pool }).finally(() => stack.stop())
    tell(`${models.length} models have lived`)
    const rows = await readModels(pool, models)
    await withPool(cluster.url('demo'), (demo) => carryModels(demo, rows))
  })
}

export async function withPool<Result>(url: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
