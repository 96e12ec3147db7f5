import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from '@shop/database/cluster'
import { startDemoCluster } from '@shop/database/demo-cluster'
import { ensureDevDatabase } from '@shop/database/dev-database'
import { type FakeGopay, startFakeGopay } from '@shop/partners/gopay/fake-gopay'
import pg from 'pg'
import { type MailRelay, startMailRelay } from './mail-relay.ts'
import { backendParts, COMPILED, type Part, storefrontPart } from './parts.ts'
import { type Ports, takePorts, toUrls, type Urls } from './processes.ts'
import { startService } from './service-process.ts'
import { type Supervised, supervise } from './supervised.ts'

export const VICTIMS = ['services', 'worker', 'storefront', 'postgres'] as const
export type Victim = (typeof VICTIMS)[number]

export interface CrashingShop {
  urls: Urls
  gopay: FakeGopay
  relay: MailRelay
  pool: pg.Pool
  /** False when the victim lies on the ground already. */
  crash(victim: Victim): Promise<boolean>
  whenUp(): Promise<void>
  stop(): Promise<void>
}

// A gateway that is patient enough for a shop that is down every few seconds; twenty attempts as the real one.
const RETRY_DELAYS_MS = [300, 700, 1500, 3000]

/** The built shop over a durable database, each part of it killable. Gateway and mail relay live in this process and stay. */
export async function startCrashingShop(): Promise<CrashingShop> {
  const dir = await mkdtemp(join(tmpdir(), 'cenich-crash-'))
  const cluster = await startDemoCluster({ dir, keep: true })
  const gopay = await startFakeGopay({ retryDelaysMs: RETRY_DELAYS_MS })
  const relay = await startMailRelay()
  const pool = new pg.Pool({ connectionString: cluster.url('shop'), max: 4 })
  // Its connections break with every crash of the server; whoever asks next gets new ones.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const running = new Map<string, Supervised>()
  const stop = async () => {
    for (const part of [...running.values()].reverse()) await part.stop()
    await gopay.stop()
    await pool.end()
    await relay.stop()
    await cluster.stop()
    await rm(dir, { recursive: true, force: true })
  }
  try {
    // Partners nobody asks here get ports where nobody listens.
    const ports = { ...(await takePorts()), gopay: Number(new URL(gopay.url).port) }
    for (const part of await partsOf(cluster, ports, relay)) {
      running.set(part.name, await supervise(() => startService(part)))
    }
    return { urls: toUrls(ports), gopay, relay, pool, ...createCrashes(cluster, running), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function createCrashes(cluster: Cluster, running: Map<string, Supervised>): Pick<CrashingShop, 'crash' | 'whenUp'> {
  let recovering: Promise<void> | null = null
  return {
    async crash(victim) {
      if (victim !== 'postgres') return running.get(victim)?.kill() ?? false
      if (recovering) return false
      recovering = cluster.crash()
      await recovering
      recovering = null
      return true
    },
    async whenUp() {
      await recovering
      for (const part of running.values()) await part.whenUp()
    },
  }
}

async function partsOf(cluster: Cluster, ports: Ports, { smtpUrl, logUrl }: MailRelay): Promise<Part[]> {
  process.env.DATABASE_URL = cluster.url('shop')
  const databases = await ensureDevDatabase()
  const env = {
    NODE_ENV: 'production',
    SHOP_MODE: 'development',
    SMTP_URL: smtpUrl,
    MAIL_LOG_URL: logUrl,
    LOG_LEVEL: 'error',
    // Most of the drill is parts starting again; compiled once, each needs two fifths of the processor for it.
    ...COMPILED,
  }
  const wanted = backendParts(databases, ports)
    .flat()
    .filter(({ name }) => ['services', 'data', 'worker'].includes(name))
  return [...wanted, storefrontPart('production', ports)].map((part) => ({ ...part, env: { ...part.env, ...env } }))
}
