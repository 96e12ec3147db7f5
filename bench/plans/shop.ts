import { join } from 'node:path'
import { type Cluster, startCluster } from '@shop/database/cluster'
import { loginUrl, openLogins } from '@shop/database/logins'
import { migrate } from '@shop/database/migrate'
import { loadDemo } from '@shop/database/seed/load-demo'
import { withClient } from '@shop/database/with-client'
import { buildApp } from '@shop/services/app'
import { openDeps } from '@shop/services/compose/open-deps'
import { taskList } from '@shop/services/compose/task-list'
import { readConfig } from '@shop/services/config'
import { createMailer } from '@shop/services/mail/mailer'
import { partnerEnv } from '@shop/stack/partners'
import { SECRET } from '@shop/stack/services-only'
import pg from 'pg'
import { isFinished, markFinished, onServer } from '../kept-databases.ts'

const KEPT = join(import.meta.dirname, '../../.local/bench')
const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=4GB', 'checkpoint_timeout=30min', 'jit=off']

/** Statements slower than so many milliseconds are named. */
const SLOW_MS = process.env.BENCH_SLOW_MS

/** A kept database with the services in this process: requests are injected, jobs are run one by one. */
export interface PlanShop {
  url: string
  app: ReturnType<typeof buildApp>
  pool: pg.Pool
  clock: { at: number; now(): Date }
  /** Milliseconds that a job took. */
  run(job: string): Promise<number>
  stop(): Promise<void>
}

export async function openPlanShop(plans: number): Promise<PlanShop> {
  const cluster = await startCluster({ dir: join(KEPT, `plans-${plans}`), keep: true, settings: SETTINGS })
  try {
    await ensureDemo(cluster)
    return await connect(cluster)
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function ensureDemo(cluster: Cluster): Promise<void> {
  const url = cluster.url('shop')
  if (await isFinished(cluster, 'shop')) {
    await migrate(url)
    return
  }
  await onServer(cluster, 'drop database if exists shop with (force)')
  await migrate(url)
  await withClient(url, async (client) => {
    await loadDemo(client)
    await openLogins(client)
    await client.query('update shop.stock set on_hand = 1000000000')
  })
  await markFinished(cluster, 'shop')
}

async function connect(cluster: Cluster): Promise<PlanShop> {
  const url = cluster.url('shop')
  const clock = { at: Date.now(), now: () => new Date(clock.at) }
  const config = readConfig({
    ...{ SHOP_MODE: 'development', DATABASE_URL: loginUrl(url, 'services'), STOREFRONT_URL: 'http://localhost:3000' },
    ...{
      AUTH_SECRET: SECRET,
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: SLOW_MS ? 'warn' : 'silent',
      ...(SLOW_MS ? { SLOW_STATEMENT_MS: SLOW_MS } : {}),
      ...partnerEnv({}),
    },
  })
  const { deps: opened, close } = await openDeps(config, 'worker')
  const deps = { ...opened, clock }
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // The server ends before its last connection has said good-bye.
  pool.on('error', () => undefined)
  const tasks = taskList({ ...deps, mailer: createMailer(config) })
  return {
    ...{ url, app: buildApp(deps), pool, clock },
    async run(job) {
      const task = tasks[job] as unknown as (payload: object, helpers: object) => Promise<void>
      const began = performance.now()
      await task({ requestId: 'bench' }, { job: { id: job, attempts: 1 } })
      return performance.now() - began
    },
    async stop() {
      await close()
      await pool.end()
      await cluster.stop()
    },
  }
}
