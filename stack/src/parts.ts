import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PARTNER_NAMES, partnerEnv } from './partners.ts'
import { type Ports, type ProcessName, toUrls, type Urls } from './processes.ts'
import { developmentVapidKeys } from './vapid-keys.ts'

export interface Databases {
  authenticatorUrl: string
  servicesUrl: string
}

export interface Part {
  name: ProcessName
  command: string[]
  cwd: string
  env: Record<string, string>
  readyUrl: string
  /** Runs code of ours from its folder and does not look after changes of it by itself. */
  isReloaded?: boolean
}

interface Doors {
  ports: Ports
  urls: Urls
}

const ROOT = join(import.meta.dirname, '../..')
const NODE = process.execPath
// Left alone, V8 lets its heap grow with the machine before it cleans up; what is alive in any of them is a fraction of this.
const HEAP = { NODE_OPTIONS: '--max-old-space-size=256' }
// Starting all parts takes half a minute of a processor, most of it for compiling what has not changed since the last start.
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'cenich-compiled') }
// They open only the demo shop on loopback.
export const DEVELOPMENT_SECRET = 'development-only-secret-of-the-demo-shop'
const PACKETA_KEY = '0123456789abcdef'

/** Everything the shop is made of, wave after wave. */
export function shopParts(
  databases: Databases,
  ports: Ports,
  storefront: 'development' | 'production' | 'none',
): Part[][] {
  const pages = storefront === 'none' ? [] : [[storefrontPart(storefront, ports), adminPart(storefront, ports)]]
  return [...backendParts(databases, ports), ...pages]
}

/** What the shop is made of besides its pages: outside companies as fakes, our services, in the order they need each other. */
export function backendParts({ authenticatorUrl, servicesUrl }: Databases, ports: Ports): Part[][] {
  const doors = { ports, urls: toUrls(ports) }
  return [
    [
      ...[mailSink(doors), images(doors), fake('tag-manager', ports.tagManager)],
      ...PARTNER_NAMES.map((name) => fake(name, ports[name], name === 'packeta' ? packetaEnv(doors) : {})),
    ],
    [services(servicesUrl, doors)],
    [data(authenticatorUrl, doors), worker(servicesUrl, doors)],
  ]
}

export function storefrontPart(mode: 'development' | 'production', ports: Ports): Part {
  const cwd = join(ROOT, 'apps/storefront')
  const development = mode === 'development'
  const urls = toUrls(ports)
  return {
    name: 'storefront',
    command: development
      ? [join(cwd, 'node_modules/.bin/react-router'), 'dev', '--port', String(ports.storefront)]
      : [NODE, 'server/server.ts'],
    cwd,
    env: {
      SHOP_MODE: 'development',
      ...(development ? { CLOCK_URL: `${urls.services}/dev/clock` } : HEAP),
      NODE_ENV: mode,
      PORT: String(ports.storefront),
      OPS_PORT: String(ports.storefrontOps),
      PUBLIC_URL: urls.storefront,
      DATA_URL: urls.data,
      SERVICES_URL: urls.services,
      IMAGES_URL: urls.images,
      PACKETA_WIDGET_URL: urls.packeta,
      PACKETA_API_KEY: PACKETA_KEY,
      PAYMENT_ORIGINS: urls.gopay,
      TAG_MANAGER_ID: 'GTM-DEMO',
      TAG_MANAGER_URL: urls.tagManager,
      MEASUREMENT_ORIGINS: urls.tagManager,
      VAPID_PUBLIC_KEY: developmentVapidKeys().publicKey,
      LOG_LEVEL: 'warn',
    },
    readyUrl: development ? `${urls.storefront}/` : `${urls.storefront}/ready`,
  }
}

/** The back office. In development its pages change by themselves. */
export function adminPart(mode: 'development' | 'production', ports: Ports): Part {
  const urls = toUrls(ports)
  return {
    name: 'admin',
    command: [NODE, 'server/server.ts'],
    cwd: join(ROOT, 'apps/admin'),
    env: {
      SHOP_MODE: 'development',
      ADMIN_PAGES: mode === 'development' ? 'vite' : 'build',
      NODE_ENV: mode,
      ...(mode === 'development' ? {} : HEAP),
      PORT: String(ports.admin),
      OPS_PORT: String(ports.adminOps),
      ADMIN_URL: urls.admin,
      DATA_URL: urls.data,
      SERVICES_URL: urls.services,
      IMAGES_URL: urls.images,
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${urls.admin}/ready`,
  }
}

function data(databaseUrl: string, { ports, urls }: Doors): Part {
  return {
    name: 'data',
    command: [NODE, 'src/server.ts'],
    cwd: join(ROOT, 'apps/data'),
    env: {
      SHOP_MODE: 'development',
      ...HEAP,
      DATABASE_URL: databaseUrl,
      DATA_PORT: String(ports.data),
      DATA_ADMIN_PORT: String(ports.dataAdmin),
      DATA_ANON_ROLE: 'anon',
      DATA_JWKS_URL: `${urls.services}/.well-known/jwks.json`,
      DATA_MAX_ROWS: '1000',
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${urls.dataAdmin}/ready`,
    isReloaded: true,
  }
}

function services(databaseUrl: string, { ports, urls }: Doors): Part {
  return {
    name: 'services',
    command: [NODE, 'src/server.ts'],
    cwd: join(ROOT, 'apps/services'),
    env: {
      ...HEAP,
      ...servicesEnv(databaseUrl, { ports, urls }),
      PORT: String(ports.services),
      OPS_PORT: String(ports.servicesOps),
    },
    readyUrl: `${urls.services}/ready`,
    isReloaded: true,
  }
}

function worker(databaseUrl: string, { ports, urls }: Doors): Part {
  return {
    name: 'worker',
    command: [NODE, 'src/worker.ts'],
    cwd: join(ROOT, 'apps/services'),
    env: { ...HEAP, ...servicesEnv(databaseUrl, { ports, urls }), WORKER_PORT: String(ports.worker) },
    readyUrl: `${urls.worker}/ready`,
    isReloaded: true,
  }
}

function servicesEnv(databaseUrl: string, { ports, urls }: Doors): Record<string, string> {
  return {
    SHOP_MODE: 'development',
    DATABASE_URL: databaseUrl,
    STOREFRONT_URL: urls.storefront,
    ADMIN_URL: urls.admin,
    AUTH_SECRET: DEVELOPMENT_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    IMAGES_URL: urls.images,
    PACKETA_FEED_URL: urls.packeta,
    PACKETA_WIDGET_URL: urls.packeta,
    PACKETA_API_KEY: PACKETA_KEY,
    ...partnerEnv(urls, urls.services),
    ANALYTICS_URL: urls.tagManager,
    ANALYTICS_MEASUREMENT_ID: 'G-DEMO',
    ANALYTICS_API_SECRET: 'development',
    VAPID_PUBLIC_KEY: developmentVapidKeys().publicKey,
    VAPID_PRIVATE_KEY: developmentVapidKeys().privateKey,
    LOG_LEVEL: 'warn',
  }
}

function images({ ports, urls }: Doors): Part {
  return {
    name: 'images',
    command: [NODE, 'src/server.ts'],
    cwd: join(ROOT, 'apps/images'),
    env: {
      SHOP_MODE: 'development',
      ...HEAP,
      MEDIA_DIR: join(ROOT, 'database/seed/demo/media'),
      CACHE_DIR: join(ROOT, '.local/images'),
      SERVICES_URL: urls.services,
      PORT: String(ports.images),
      OPS_PORT: String(ports.imagesOps),
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${urls.images}/ready`,
    isReloaded: true,
  }
}

/** An outside company as a process of its own, with a page to look at where it has one. */
function fake(name: ProcessName, port: number, env: Record<string, string> = {}): Part {
  return {
    name,
    command: [NODE, `src/${name}/fake-server.ts`],
    cwd: join(ROOT, 'packages/partners'),
    env: { PORT: String(port), ...env },
    readyUrl: `http://localhost:${port}/__fake/ready`,
    isReloaded: true,
  }
}

/** Its widget offers exactly the points that the demo shop has in its own list. */
function packetaEnv({ urls }: Doors): Record<string, string> {
  return {
    PACKETA_API_KEY: PACKETA_KEY,
    FAKE_PACKETA_WEBHOOK_URL: `${urls.services}/notifications/packeta`,
    FAKE_PACKETA_POINTS: join(ROOT, 'database/seed/demo/editorial/pickup-points.json'),
  }
}

function mailSink({ ports, urls }: Doors): Part {
  const cwd = join(ROOT, 'apps/services')
  return {
    name: 'mail',
    command: [
      ...[join(cwd, 'node_modules/.bin/maildev'), '--silent'],
      ...['--ip', '127.0.0.1', '--smtp', String(ports.smtp), '--web-ip', '127.0.0.1', '--web', String(ports.mail)],
    ],
    cwd,
    env: {},
    readyUrl: `${urls.mail}/api/healthz`,
  }
}
