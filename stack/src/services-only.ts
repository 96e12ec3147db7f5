import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoCluster } from '@shop/database/demo-cluster'
import { loginUrl } from '@shop/database/logins'
import { takePort } from '@shop/database/take-port'
import pg from 'pg'
import { NO_PARTNERS } from './partners.ts'
import { type ServiceProcess, startService } from './service-process.ts'

export interface ServicesOnly {
  url: string
  databaseUrl: string
  /** Superuser, for preparing and for looking at what was written. */
  pool: pg.Pool
  stop(): Promise<void>
}

interface ServicesOnlyOptions {
  /** A durable cluster writes as production does; a fast one is enough where only the outcome counts. */
  durable?: boolean
  env?: Record<string, string>
  /** Also the process that runs jobs. */
  worker?: boolean
  /** Before the services start, over the demo shop. */
  prepare?(pool: pg.Pool): Promise<void>
}

export const SECRET = 'only for a cluster that is thrown away'

/** The demo shop on a cluster of its own with one process of the services API in front: what drills and benches buy from. */
export async function startServicesOnly({
  durable = false,
  env = {},
  worker = false,
  prepare,
}: ServicesOnlyOptions = {}): Promise<ServicesOnly> {
  const dir = await mkdtemp(join(tmpdir(), 'cenich-services-'))
  const cluster = await startDemoCluster({ dir, keep: durable })
  const databaseUrl = cluster.url('shop')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  // The cluster goes away under the pool; nobody is left to tell.
  pool.on('error', () => undefined)
  const services: ServiceProcess[] = []
  const stop = async () => {
    for (const service of services.toReversed()) await service.stop()
    await pool.end()
    await cluster.stop()
    await rm(dir, { recursive: true, force: true })
  }
  try {
    await prepare?.(pool)
    const port = await takePort()
    services.push(await startService(toOptions('server', databaseUrl, port, { PORT: String(port), ...env })))
    if (worker) {
      const workerPort = await takePort()
      const workerEnv = { ...env, WORKER_PORT: String(workerPort) }
      services.push(await startService(toOptions('worker', databaseUrl, workerPort, workerEnv)))
    }
    return { url: `http://127.0.0.1:${port}`, databaseUrl, pool, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function toOptions(entry: 'server' | 'worker', databaseUrl: string, port: number, env: Record<string, string>) {
  return {
    name: entry,
    command: [process.execPath, `src/${entry}.ts`],
    cwd: join(import.meta.dirname, '../../apps/services'),
    env: {
      NODE_ENV: 'production',
      SHOP_MODE: 'development',
      DATABASE_URL: loginUrl(databaseUrl, 'services'),
      STOREFRONT_URL: 'http://localhost:3000',
      AUTH_SECRET: SECRET,
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...NO_PARTNERS,
      LOG_LEVEL: 'warn',
      ...env,
    },
    readyUrl: `http://127.0.0.1:${port}/ready`,
    onLine: (_name: string, line: string) => process.env.SERVICES_LOG && console.error(line),
  }
}
