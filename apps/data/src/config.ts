import { parseConfig, ShopMode } from '@shop/runtime/config'
import { DrainSeconds } from '@shop/runtime/drain-seconds'
import { Release } from '@shop/runtime/release'
import { TRACING_KEYS } from '@shop/runtime/tracing-config'
import { TrustedProxies } from '@shop/runtime/trusted-proxies'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
const names = list.refine((parts) => parts.length > 0, 'needs at least one name')

const keySet = z.string().transform((text, context) => {
  try {
    return z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'is not a JSON Web Key Set' })
    return z.NEVER
  }
})

const postgres = z.url({ protocol: /^postgres(ql)?$/ })
const secret = z.string().refine((text) => text.length >= 32, 'needs at least 32 characters')

export const configSchema = z.object({
  /** Production unless development is asked for: then nothing of the examples may stand here. */
  SHOP_MODE: ShopMode,
  /** Login of the role `authenticator`, which may do nothing but become another role. */
  DATABASE_URL: postgres,
  /** The server itself, for the listener: a pooler that shares connections between transactions would lose it. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** Standbys. With it every answer comes from there, nothing can be written, and the schema is looked after by the clock. */
  DATABASE_REPLICA_URL: postgres.optional(),
  DATA_HOST: z.string().default('127.0.0.1'),
  DATA_PORT: port.default(4001),
  DATA_ADMIN_PORT: port.default(4011),
  /** Exposed schemas; the first is the default. */
  DATA_SCHEMAS: names.default(['shop']),
  /** Where types, operators and functions of extensions are found. */
  DATA_EXTRA_SEARCH_PATH: list.default(['extensions']),
  DATA_ANON_ROLE: z.string().optional(),
  DATA_JWT_SECRET: secret.optional(),
  DATA_JWKS: keySet.optional(),
  DATA_JWKS_URL: z.url().optional(),
  DATA_JWT_AUDIENCE: z.string().optional(),
  /** Asked before each request that has a token, as its role: it throws when that token holds no more. `none` asks nobody. */
  DATA_PRE_REQUEST: z
    .string()
    .regex(/^(none|\w+\.\w+)$/, 'is not schema.function')
    .default('shop.check_token')
    .transform((name) => (name === 'none' ? undefined : name)),
  /** Whether a request may ask for its transaction to be undone. */
  DATA_TX_OVERRIDE: z.stringbool().default(false),
  /** Roles anybody can have: what they embed is limited, see section 18 of the contract. */
  DATA_LIMITED_ROLES: list.default(['anon', 'customer']),
  DATA_EMBED_DEPTH: z.coerce.number().int().min(0).default(2),
  DATA_EMBEDS: z.coerce.number().int().min(0).default(8),
  /** Who may say for whom a request is made; a request they make for themselves is not counted. */
  DATA_TRUSTED_PROXIES: TrustedProxies.default(['loopback', 'linklocal', 'uniquelocal']),
  /** Requests of one network in ten seconds. */
  DATA_NETWORK_RATE: z.coerce.number().int().min(1).default(200),
  DATA_MAX_ROWS: z.coerce.number().int().min(1).optional(),
  /** For roles that have no timeout of their own; 0 means none. */
  DATA_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(0).default(8000),
  /** A statement that takes longer is named in the log, without its values. */
  SLOW_STATEMENT_MS: z.coerce.number().int().min(1).default(500),
  DATA_POOL_SIZE: z.coerce.number().int().min(1).default(10),
  DATA_POOL_TIMEOUT_MS: z.coerce.number().int().min(1).default(10_000),
  DATA_BODY_LIMIT: z.coerce.number().int().min(1).default(10_485_760),
  /** Origins a browser may call from; all when absent. */
  DATA_CORS_ORIGINS: list.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where errors are reported. */
  SENTRY_DSN: z.url().optional(),
  RELEASE: Release,
  /** How long the process still answers, not ready any more, after it was told to end: as long as balancers need to see it. */
  DRAIN_SECONDS: DrainSeconds,
  ...TRACING_KEYS,
})

export type DataConfig = z.output<typeof configSchema>

export function readConfig(env: Record<string, string | undefined> = process.env): DataConfig {
  return parseConfig(configSchema, env, { inside: ['DATA_JWKS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] })
}
