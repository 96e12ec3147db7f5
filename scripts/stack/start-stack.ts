import { join } from 'node:path'
import { freePort } from '@shop/database/cluster'
import { type ServiceProcess, startService } from './service-process.ts'

export interface StackOptions {
  authenticatorUrl: string
  /** Vite with instant changes, the production build, or no pages at all. */
  storefront: 'development' | 'production' | 'none'
  /** Addresses that people type stay the same from day to day; tests take free ones. */
  ports?: Partial<Ports>
  env?: Record<string, string>
  onLine?(name: string, line: string): void
}

export interface Stack {
  urls: { storefront: string; data: string; images: string }
  stop(): Promise<void>
}

interface Ports {
  storefront: number
  data: number
  dataAdmin: number
  images: number
}

const ROOT = join(import.meta.dirname, '../..')
// Tokens signed with it open only the demo shop on loopback.
const DEVELOPMENT_SECRET = 'development-only-secret-of-the-demo-shop'

/** Starts every part of the shop over one database; when a part fails, those already running are stopped. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = await choosePorts(options.ports)
  const urls = {
    storefront: `http://localhost:${ports.storefront}`,
    data: `http://localhost:${ports.data}`,
    images: `http://localhost:${ports.images}`,
  }
  const running: ServiceProcess[] = []
  const stop = async () => {
    // Last started, first stopped: nobody asks a service that has gone.
    for (const service of running.splice(0).reverse()) await service.stop()
  }
  try {
    running.push(...(await Promise.all([startData(options, ports), startImages(options, ports)])))
    if (options.storefront !== 'none') running.push(await startStorefront(options, ports, urls))
  } catch (error) {
    await stop()
    throw error
  }
  return { urls, stop }
}

async function choosePorts(wanted: Partial<Ports> = {}): Promise<Ports> {
  return {
    storefront: wanted.storefront ?? (await freePort()),
    data: wanted.data ?? (await freePort()),
    dataAdmin: wanted.dataAdmin ?? (await freePort()),
    images: wanted.images ?? (await freePort()),
  }
}

function startData({ authenticatorUrl, env, onLine }: StackOptions, ports: Ports): Promise<ServiceProcess> {
  return startService({
    name: 'data',
    command: [process.execPath, 'src/server.ts'],
    cwd: join(ROOT, 'apps/data'),
    env: {
      DATABASE_URL: authenticatorUrl,
      DATA_PORT: String(ports.data),
      DATA_ADMIN_PORT: String(ports.dataAdmin),
      DATA_ANON_ROLE: 'anon',
      DATA_JWT_SECRET: DEVELOPMENT_SECRET,
      DATA_MAX_ROWS: '1000',
      LOG_LEVEL: 'warn',
      ...env,
    },
    readyUrl: `http://localhost:${ports.dataAdmin}/ready`,
    ...(onLine ? { onLine } : {}),
  })
}

function startImages({ env, onLine }: StackOptions, ports: Ports): Promise<ServiceProcess> {
  return startService({
    name: 'images',
    command: [process.execPath, 'src/server.ts'],
    cwd: join(ROOT, 'apps/images'),
    env: {
      MEDIA_DIR: join(ROOT, 'database/seed/demo/media'),
      CACHE_DIR: join(ROOT, '.local/images'),
      PORT: String(ports.images),
      LOG_LEVEL: 'warn',
      ...env,
    },
    readyUrl: `http://localhost:${ports.images}/ready`,
    ...(onLine ? { onLine } : {}),
  })
}

function startStorefront(
  { storefront, env, onLine }: StackOptions,
  ports: Ports,
  urls: Stack['urls'],
): Promise<ServiceProcess> {
  const development = storefront === 'development'
  return startService({
    name: 'storefront',
    command: development
      ? [join(ROOT, 'apps/storefront/node_modules/.bin/react-router'), 'dev', '--port', String(ports.storefront)]
      : [process.execPath, 'server/server.ts'],
    cwd: join(ROOT, 'apps/storefront'),
    env: {
      NODE_ENV: development ? 'development' : 'production',
      PORT: String(ports.storefront),
      PUBLIC_URL: urls.storefront,
      DATA_URL: urls.data,
      IMAGES_URL: urls.images,
      LOG_LEVEL: 'warn',
      ...env,
    },
    readyUrl: development ? `${urls.storefront}/` : `${urls.storefront}/ready`,
    ...(onLine ? { onLine } : {}),
  })
}
