import { parseConfig, ShopMode } from '@shop/runtime/config'
import { DrainSeconds } from '@shop/runtime/drain-seconds'
import { Release } from '@shop/runtime/release'
import { TrustedProxies } from '@shop/runtime/trusted-proxies'
import { z } from 'zod'

const Environment = z.object({
  /** Production unless development is asked for: then pages come from Vite, as they are written. */
  SHOP_MODE: ShopMode,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  /** Addresses or networks of the proxies in front; only they may say who asks. */
  TRUSTED_PROXIES: TrustedProxies.default(['loopback']),
  /** Where staff find the back office. */
  ADMIN_URL: z.url(),
  /** Staff read from the primary: what they have just done must be there. */
  DATA_URL: z.url(),
  SERVICES_URL: z.url(),
  IMAGES_URL: z.url(),
  /** Metrics; without a port none are served. */
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** `vite` draws pages from their sources, for whoever works on them; otherwise the build is served. */
  ADMIN_PAGES: z.enum(['build', 'vite']).default('build'),
  /** Where errors are reported. */
  SENTRY_DSN: z.url().optional(),
  RELEASE: Release,
  /** How long the process still answers, not ready any more, after it was told to end: as long as balancers need to see it. */
  DRAIN_SECONDS: DrainSeconds,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

export type Config = z.output<typeof Environment>

export function readConfig(env: Record<string, string | undefined>): Config {
  return parseConfig(Environment, env, { inside: ['DATA_URL', 'SERVICES_URL'] })
}
