import { join } from 'node:path'
import { partnerEnv } from './partner-env.ts'
import { developmentVapidKeys } from './vapid-keys.ts'

export interface Ports {
  storefront: number
  data: number
  dataAdmin: number
  services: number
  servicesOps: number
  worker: number
  images: number
  ares: number
  gopay: number
  packeta: number
  fio: number
  ppl: number
  tagManager: number
  smtp: number
  mail: number
}

export interface Databases {
  authenticatorUrl: string
  servicesUrl: string
}

export interface Part {
  name: string
  command: string[]
  cwd: string
  env: Record<string, string>
  readyUrl: string
}

const ROOT = join(import.meta.dirname, '../..')
const NODE = process.execPath
// Left alone, V8 lets its heap grow with the machine before it cleans up; what is alive in any of them is a fraction of this.
const HEAP = { NODE_OPTIONS: '--max-old-space-size=256' }
// They open only the demo shop on loopback.
const DEVELOPMENT_SECRET = 'development-only-secret-of-the-demo-shop'
const PACKETA_KEY = '0123456789abcdef'

/** What the shop is made of besides its pages: outside companies as fakes, our services, in the order they need each other. */
export function backendParts({ authenticatorUrl, servicesUrl }: Databases, ports: Ports): Part[][] {
  return [
    [
      ...[mailSink(ports), images(ports), packetaFake(ports)],
      ...[fake('ares', ports.ares), fake('gopay', ports.gopay), fake('fio', ports.fio), fake('ppl', ports.ppl)],
      fake('tag-manager', ports.tagManager),
    ],
    [services(servicesUrl, ports)],
    [data(authenticatorUrl, ports), worker(servicesUrl, ports)],
  ]
}

export function storefrontPart(mode: 'development' | 'production', ports: Ports): Part {
  const cwd = join(ROOT, 'apps/storefront')
  const development = mode === 'development'
  const url = local(ports.storefront)
  return {
    name: 'storefront',
    command: development
      ? [join(cwd, 'node_modules/.bin/react-router'), 'dev', '--port', String(ports.storefront)]
      : [NODE, 'server/server.ts'],
    cwd,
    env: {
      SHOP_MODE: 'development',
      ...(development ? {} : HEAP),
      NODE_ENV: mode,
      PORT: String(ports.storefront),
      PUBLIC_URL: url,
      DATA_URL: local(ports.data),
      SERVICES_URL: local(ports.services),
      IMAGES_URL: local(ports.images),
      PACKETA_WIDGET_URL: local(ports.packeta),
      PACKETA_API_KEY: PACKETA_KEY,
      PAYMENT_ORIGINS: local(ports.gopay),
      TAG_MANAGER_ID: 'GTM-DEMO',
      TAG_MANAGER_URL: local(ports.tagManager),
      MEASUREMENT_ORIGINS: local(ports.tagManager),
      VAPID_PUBLIC_KEY: developmentVapidKeys().publicKey,
      LOG_LEVEL: 'warn',
    },
    readyUrl: development ? `${url}/` : `${url}/ready`,
  }
}

export function local(port: number): string {
  return `http://localhost:${port}`
}

function data(databaseUrl: string, ports: Ports): Part {
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
      DATA_JWKS_URL: `${local(ports.services)}/.well-known/jwks.json`,
      DATA_MAX_ROWS: '1000',
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${local(ports.dataAdmin)}/ready`,
  }
}

function services(databaseUrl: string, ports: Ports): Part {
  return {
    name: 'services',
    command: [NODE, 'src/server.ts'],
    cwd: join(ROOT, 'apps/services'),
    env: {
      ...HEAP,
      ...servicesEnv(databaseUrl, ports),
      PORT: String(ports.services),
      OPS_PORT: String(ports.servicesOps),
    },
    readyUrl: `${local(ports.services)}/ready`,
  }
}

function worker(databaseUrl: string, ports: Ports): Part {
  return {
    name: 'worker',
    command: [NODE, 'src/worker.ts'],
    cwd: join(ROOT, 'apps/services'),
    env: { ...HEAP, ...servicesEnv(databaseUrl, ports), WORKER_PORT: String(ports.worker) },
    readyUrl: `${local(ports.worker)}/ready`,
  }
}

function servicesEnv(databaseUrl: string, ports: Ports): Record<string, string> {
  return {
    SHOP_MODE: 'development',
    DATABASE_URL: databaseUrl,
    STOREFRONT_URL: local(ports.storefront),
    AUTH_SECRET: DEVELOPMENT_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    IMAGES_URL: local(ports.images),
    ARES_URL: local(ports.ares),
    PACKETA_FEED_URL: local(ports.packeta),
    PACKETA_WIDGET_URL: local(ports.packeta),
    PACKETA_API_KEY: PACKETA_KEY,
    ...partnerEnv({
      notifications: local(ports.services),
      gopay: local(ports.gopay),
      fio: local(ports.fio),
      packeta: local(ports.packeta),
      ppl: local(ports.ppl),
    }),
    ANALYTICS_URL: local(ports.tagManager),
    ANALYTICS_MEASUREMENT_ID: 'G-DEMO',
    ANALYTICS_API_SECRET: 'development',
    VAPID_PUBLIC_KEY: developmentVapidKeys().publicKey,
    VAPID_PRIVATE_KEY: developmentVapidKeys().privateKey,
    LOG_LEVEL: 'warn',
  }
}

function images(ports: Ports): Part {
  return {
    name: 'images',
    command: [NODE, 'src/server.ts'],
    cwd: join(ROOT, 'apps/images'),
    env: {
      SHOP_MODE: 'development',
      ...HEAP,
      MEDIA_DIR: join(ROOT, 'database/seed/demo/media'),
      CACHE_DIR: join(ROOT, '.local/images'),
      PORT: String(ports.images),
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${local(ports.images)}/ready`,
  }
}

/** An outside company as a process of its own, with a page to look at where it has one. */
function fake(name: string, port: number): Part {
  return {
    name,
    command: [NODE, `src/${name}/fake-server.ts`],
    cwd: join(ROOT, 'packages/partners'),
    env: { PORT: String(port) },
    readyUrl: `${local(port)}/__fake/ready`,
  }
}

/** Its widget offers exactly the points that the demo shop has in its own list. */
function packetaFake(ports: Ports): Part {
  return {
    name: 'packeta',
    command: [NODE, 'src/packeta/fake-server.ts'],
    cwd: join(ROOT, 'packages/partners'),
    env: {
      PORT: String(ports.packeta),
      PACKETA_API_KEY: PACKETA_KEY,
      FAKE_PACKETA_WEBHOOK_URL: `${local(ports.services)}/notifications/packeta`,
      FAKE_PACKETA_POINTS: join(ROOT, 'database/seed/demo/editorial/pickup-points.json'),
    },
    readyUrl: `${local(ports.packeta)}/__fake/ready`,
  }
}

function mailSink(ports: Ports): Part {
  const cwd = join(ROOT, 'apps/services')
  return {
    name: 'mail',
    command: [
      ...[join(cwd, 'node_modules/.bin/maildev'), '--silent'],
      ...['--ip', '127.0.0.1', '--smtp', String(ports.smtp), '--web-ip', '127.0.0.1', '--web', String(ports.mail)],
    ],
    cwd,
    env: {},
    readyUrl: `${local(ports.mail)}/api/healthz`,
  }
}
