import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Host } from '@shop/deploy/cluster/hosts'
import { PARTS } from '@shop/deploy/parts'
import { startFakeGopay } from '@shop/partners/gopay/fake-gopay'
import { startDemoDatabase } from '@shop/stack/demo-database'
import { type MailRelay, startMailRelay } from '@shop/stack/mail-relay'
import { adminPart, backendParts, type Databases, storefrontPart } from '@shop/stack/parts'
import { type Ports, takePorts } from '@shop/stack/processes'
import { startVarnish } from '@shop/stack/varnish'
import pg from 'pg'
import { type AppHosts, openHosts, type PartName } from './app-hosts.ts'
import { doorUrl, startBalancer } from './balancer.ts'

export interface RollingShop {
  hosts: AppHosts
  /** Where customers come in: Varnish, before the balancer. */
  url: string
  pool: pg.Pool
  stop(): Promise<void>
}

const APPS: readonly Host[] = [
  { name: 'app1', address: '127.0.0.21' },
  { name: 'app2', address: '127.0.0.22' },
]
const DOORS = '127.0.0.20'
const EDGE = '127.0.0.23'
export const APP_NAMES = APPS.map(({ name }) => name)
/** Production's five less two: the balancer's file needs two. */
const DRAIN_SECONDS = '3'

/** Two hosts with nothing on them yet, the balancer and the edge in front, and a database with the demo shop. */
export async function openRollingShop(folder: string, onLine: (line: string) => void): Promise<RollingShop> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const database = await startDemoDatabase()
    stops.push(() => database.stop())
    const pool = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
    // The database goes away under the pool; nobody is left to tell.
    pool.on('error', () => undefined)
    stops.push(() => pool.end())
    await pool.query('update shop.stock set on_hand = 1000000')
    const gopay = await startFakeGopay()
    stops.push(() => gopay.stop())
    const relay = await startMailRelay()
    stops.push(() => relay.stop())
    const balancer = await startBalancer(APPS, DOORS)
    stops.push(() => balancer.stop())
    const ports = { ...(await takePorts()), ...OWN_PORTS, gopay: Number(new URL(gopay.url).port) }
    const envOf = toEnv(database, { ports, relay, gopayUrl: gopay.url, pictures: join(folder, 'pictures') })
    await mkdir(join(folder, 'pictures'), { recursive: true })
    const hosts = await openHosts({
      folder,
      hosts: APPS,
      adminUrl: database.adminUrl,
      cacheUrl: `http://${EDGE}/`,
      envOf,
      onLine,
    })
    stops.push(() => hosts.stop())
    const edge = await startVarnish({
      address: EDGE,
      port: 80,
      storefront: doorUrl(DOORS, 'storefront'),
      images: doorUrl(DOORS, 'images'),
    })
    stops.push(() => edge.stop())
    return { hosts, url: edge.url, pool, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Of the table of parts: HAProxy's file knows them. */
const OWN_PORTS = {
  storefront: PARTS.storefront.port,
  storefrontOps: PARTS.storefront.metricsPort,
  admin: PARTS.admin.port,
  adminOps: PARTS.admin.metricsPort,
  data: PARTS.data.port,
  dataAdmin: PARTS.data.health.port,
  services: PARTS.services.port,
  servicesOps: PARTS.services.metricsPort,
  worker: PARTS.worker.health.port,
  images: PARTS.images.port,
  imagesOps: PARTS.images.metricsPort,
} satisfies Partial<Ports>

interface Outside {
  ports: Ports
  relay: MailRelay
  gopayUrl: string
  pictures: string
}

/** What a part is told on a host: others are found through the doors, never directly. */
function toEnv(databases: Databases, { ports, relay, gopayUrl, pictures }: Outside) {
  const pages = [storefrontPart, adminPart].map((part) => part('production', ports))
  const parts = [...backendParts(databases, ports).flat(), ...pages]
  const shop = `http://${EDGE}`
  const told = {
    SHOP_MODE: 'development',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS,
    NODE_COMPILE_CACHE: join(tmpdir(), 'cenich-compiled'),
    SMTP_URL: relay.smtpUrl,
    MAIL_LOG_URL: relay.logUrl,
    PUBLIC_URL: shop,
    STOREFRONT_URL: shop,
    EDGE_URLS: `varnish+${shop}`,
    DATA_URL: doorUrl(DOORS, 'data'),
    SERVICES_URL: doorUrl(DOORS, 'services'),
    NOTIFICATIONS_URL: doorUrl(DOORS, 'services'),
    DATA_JWKS_URL: `${doorUrl(DOORS, 'services')}/.well-known/jwks.json`,
    IMAGES_URL: doorUrl(DOORS, 'images'),
    CACHE_DIR: pictures,
    PAYMENT_ORIGINS: new URL(gopayUrl).origin,
    // Companies that the drill does not have.
    TAG_MANAGER_ID: '',
    PACKETA_WIDGET_URL: '',
  }
  return (part: PartName, { address }: Host, assets: string): Record<string, string> => ({
    ...parts.find(({ name }) => name === part)?.env,
    ...told,
    HOST: address,
    DATA_HOST: address,
    OPS_HOST: address,
    ASSETS_DIR: assets,
  })
}
