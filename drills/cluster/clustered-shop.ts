import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureDevDatabase } from '@shop/database/dev-database'
import { buildShop } from '@shop/stack/built-shop'
import { type MailRelay, startMailRelay } from '@shop/stack/mail-relay'
import { PARTNER_NAMES } from '@shop/stack/partners'
import { backendParts, type Part, storefrontPart } from '@shop/stack/parts'
import { type Ports, takePorts, toUrls, type Urls } from '@shop/stack/processes'
import { startService } from '@shop/stack/service-process'
import { type Supervised, supervise } from '@shop/stack/supervised'
import pg from 'pg'

export interface ClusteredShop {
  urls: Urls
  relay: MailRelay
  /** Administrator, at whoever is the primary. */
  pool: pg.Pool
  variantId: number
  /** How many times a part has ended by itself and was started again. */
  restarts(): Record<string, number>
  /** Resolves when every part says that it is ready; throws with the names of those that do not. */
  whenReady(limitMs: number): Promise<void>
  stop(): Promise<void>
}

/** Partners are there too: jobs that ask them by the clock would give up otherwise, and a truth tells of it. */
const WANTED: readonly string[] = ['services', 'data', 'worker', ...PARTNER_NAMES]
const BUILD = join(import.meta.dirname, '../../apps/storefront/build/shop')

type Login = 'postgres' | 'services' | 'authenticator'

/** Where the shop finds its database: pooled for commands and reads, direct for what belongs to a session. */
export interface DatabaseDoors {
  pooled(login: Login): string
  direct(login: Login): string
}

/** The parts of production over a database, each supervised; it is migrated, and filled with the demo when it is empty. */
export async function startClusteredShop(doors: DatabaseDoors): Promise<ClusteredShop> {
  if (!existsSync(BUILD)) await buildShop()
  process.env.DATABASE_URL = doors.direct('postgres')
  await ensureDevDatabase()
  const relay = await startMailRelay()
  const pool = openAdminPool(doors.direct('postgres'))
  const ports = await takePorts()
  const restarts: Record<string, number> = {}
  const running: Supervised[] = []
  const stop = async () => {
    for (const part of running.toReversed()) part.release()
    for (const part of running.toReversed()) await part.stop()
    await pool.end()
    await relay.stop()
  }
  try {
    const variantId = await stockUp(pool)
    const parts = partsOf(doors, ports, relay)
    for (const part of parts) {
      const onEnd = () => {
        restarts[part.name] = (restarts[part.name] ?? 0) + 1
      }
      running.push(await supervise(() => startService(part), { onEnd }))
    }
    const whenReady = (limitMs: number) => untilReady(parts, limitMs)
    return { urls: toUrls(ports), relay, pool, variantId, restarts: () => ({ ...restarts }), whenReady, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Its connections break with every hit; whoever asks next gets new ones. */
function openAdminPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 5000 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function stockUp(pool: pg.Pool): Promise<number> {
  await pool.query('update shop.stock set on_hand = 1000000')
  const { rows } = await pool.query(`select id::int from shop.variants where sku = 'CN-KO-KUR-400'`)
  return rows[0].id
}

function partsOf(doors: DatabaseDoors, ports: Ports, { smtpUrl, logUrl }: MailRelay): Part[] {
  const [servicesUrl, authenticatorUrl] = [doors.pooled('services'), doors.pooled('authenticator')]
  const env = {
    NODE_ENV: 'production',
    SHOP_MODE: 'development',
    SMTP_URL: smtpUrl,
    MAIL_LOG_URL: logUrl,
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: join(tmpdir(), 'cenich-compiled'),
  }
  const wanted = backendParts({ servicesUrl, authenticatorUrl }, ports)
    .flat()
    .filter(({ name }) => WANTED.includes(name))
    .map((part) => {
      const direct = doors.direct(part.name === 'data' ? 'authenticator' : 'services')
      return { ...part, env: { ...part.env, DATABASE_DIRECT_URL: direct } }
    })
  return [...wanted, storefrontPart('production', ports)].map((part) => ({ ...part, env: { ...part.env, ...env } }))
}

async function untilReady(parts: readonly Part[], limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answers = await Promise.all(
      parts.map(async ({ name, readyUrl }) => ((await isReady(readyUrl)) ? null : name)),
    )
    const missing = answers.filter((name) => name !== null)
    if (missing.length === 0) return
    if (Date.now() > deadline) throw new Error(`Not ready after ${limitMs / 1000} s: ${missing.join(', ')}`)
    await delay(500)
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    (response) => response.ok,
    () => false,
  )
}
