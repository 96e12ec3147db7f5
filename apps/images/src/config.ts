import { availableParallelism } from 'node:os'
import { parseConfig, ShopMode } from '@shop/runtime/config'
import { DrainSeconds } from '@shop/runtime/drain-seconds'
import { Release } from '@shop/runtime/release'
import { z } from 'zod'

const Environment = z.object({
  /** Production unless development is asked for: then the pictures of the demo shop are refused. */
  SHOP_MODE: ShopMode,
  /** Originals; read only. */
  MEDIA_DIR: z.string(),
  /** Kept derivatives; may be emptied at any time, several processes may share it. */
  CACHE_DIR: z.string(),
  /** Where pictures are asked for that were uploaded in the back office. */
  SERVICES_URL: z.url(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4003),
  /** Metrics; without a port none are served. */
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** Where errors are reported. */
  SENTRY_DSN: z.url().optional(),
  RELEASE: Release,
  /** How long the process still answers, not ready any more, after it was told to end: as long as balancers need to see it. */
  DRAIN_SECONDS: DrainSeconds,
  /** How many pictures may wait to be made before visitors are sent away. */
  MAX_WAITING: z.coerce.number().int().min(0).default(100),
  /** After a request for an unknown picture the media folder is read again, at most this often. */
  RESCAN_SECONDS: z.coerce.number().min(0).default(10),
  /** Node's own variable; it must be set before the process starts, so here it is only read. */
  UV_THREADPOOL_SIZE: z.coerce.number().int().min(2).default(4),
})

interface Config extends z.output<typeof Environment> {
  /** How many pictures are made at once. */
  jobs: number
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const config = parseConfig(Environment, env, { inside: ['SERVICES_URL'] })
  // Sharp and the file system share one pool of threads: one stays free, or kept pictures would wait for new ones.
  return { ...config, jobs: Math.min(availableParallelism(), config.UV_THREADPOOL_SIZE - 1) }
}
