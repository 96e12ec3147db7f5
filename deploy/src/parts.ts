/** One process of the shop in production. `deploy/compose.yaml`, the units of systemd and the drills are checked against this table. */
interface Part {
  /** Where it is started, inside the image. */
  readonly folder: string
  readonly entry: string
  /** The door others come to it by; the worker has none. */
  readonly port: number | null
  /** Where it says whether it is well. */
  readonly health: { readonly port: number; readonly path: string }
  /** Where it says what it has counted; no door that others come by. */
  readonly metricsPort: number
  /** Variables that are secrets: they come as files. */
  readonly secrets: readonly string[]
  /** Folders of the host that it reads. */
  readonly read: readonly string[]
  /** The only places it may write to. */
  readonly writable: readonly string[]
  readonly memoryMegabytes: number
}

const SERVICES_SECRETS = [
  ...['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'GOPAY_CLIENT_SECRET', 'FIO_TOKEN', 'PACKETA_API_PASSWORD'],
  ...['PACKETA_WEBHOOK_KEY', 'PPL_CLIENT_SECRET', 'VAPID_PRIVATE_KEY', 'ANALYTICS_API_SECRET'],
] as const

export const PARTS = {
  storefront: {
    folder: 'apps/storefront',
    entry: 'server/server.ts',
    port: 3000,
    health: { port: 3000, path: '/ready' },
    metricsPort: 3010,
    secrets: [],
    read: ['/srv/assets'],
    writable: [],
    memoryMegabytes: 512,
  },
  data: {
    folder: 'apps/data',
    entry: 'src/server.ts',
    port: 4001,
    health: { port: 4011, path: '/ready' },
    metricsPort: 4011,
    secrets: ['DATABASE_URL'],
    read: [],
    writable: [],
    memoryMegabytes: 384,
  },
  services: {
    folder: 'apps/services',
    entry: 'src/server.ts',
    port: 4002,
    health: { port: 4002, path: '/ready' },
    metricsPort: 4022,
    secrets: SERVICES_SECRETS,
    read: [],
    writable: [],
    memoryMegabytes: 512,
  },
  worker: {
    folder: 'apps/services',
    entry: 'src/worker.ts',
    port: null,
    health: { port: 4012, path: '/ready' },
    metricsPort: 4012,
    secrets: SERVICES_SECRETS,
    read: [],
    writable: [],
    memoryMegabytes: 512,
  },
  admin: {
    folder: 'apps/admin',
    entry: 'server/server.ts',
    port: 3001,
    health: { port: 3001, path: '/ready' },
    metricsPort: 3011,
    secrets: [],
    read: [],
    writable: [],
    memoryMegabytes: 256,
  },
  images: {
    folder: 'apps/images',
    entry: 'src/server.ts',
    port: 4003,
    health: { port: 4003, path: '/ready' },
    metricsPort: 4013,
    secrets: [],
    read: ['/srv/media'],
    writable: ['/var/cache/cenich'],
    memoryMegabytes: 512,
  },
} as const satisfies Record<string, Part>
