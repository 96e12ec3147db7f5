import { CARRIER_KEYS } from '@shop/partners/open-carriers'
import { POINT_FEED_KEYS } from '@shop/partners/open-point-feeds'
import { parseConfig, ShopMode } from '@shop/runtime/config'
import { DrainSeconds } from '@shop/runtime/drain-seconds'
import { Release } from '@shop/runtime/release'
import { TRACING_KEYS } from '@shop/runtime/tracing-config'
import { TrustedProxies } from '@shop/runtime/trusted-proxies'
import { z } from 'zod'

const Origin = z.url().transform((value) => new URL(value).origin)

const Environment = z.object({
  /** Production unless development is asked for; only there the clock can be moved and mails be looked at. */
  SHOP_MODE: ShopMode,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Where errors are reported. */
  SENTRY_DSN: z.url().optional(),
  RELEASE: Release,
  /** How long the process still answers, not ready any more, after it was told to end: as long as balancers need to see it. */
  DRAIN_SECONDS: DrainSeconds,
  ...TRACING_KEYS,
  /** Commands and reads, as the login `services`; a pooler that shares connections between transactions may stand in between. */
  DATABASE_URL: z.string(),
  /** The server itself, for what belongs to a session: the queue's listener and the lock that says a worker lives. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A statement that takes longer is named in the log, without its values. */
  SLOW_STATEMENT_MS: z.coerce.number().int().min(1).default(500),
  DATABASE_POOL: z.coerce.number().int().min(2).default(10),
  /** Where customers are: links in mails, cookies and passkeys belong to this origin. */
  STOREFRONT_URL: Origin,
  /** Where staff are, when they have a host of their own. */
  ADMIN_URL: Origin.optional(),
  /** Signs cookies and encrypts keys at rest. */
  AUTH_SECRET: z.string().min(32),
  /** Addresses of the proxies in front, as Fastify reads them; only they may say who the client is. */
  TRUSTED_PROXIES: TrustedProxies.default(['127.0.0.1', '::1']),
  /** Metrics and the OpenAPI document; without a port neither is served. */
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SMTP_URL: z.string(),
  MAIL_FROM: z.string().default('Čenich <ahoj@cenich.example>'),
  /** Where the relay reports what it could not deliver: letters name an address of their own there; without it the sender's. */
  BOUNCE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional(),
  /** Where the worker takes what came back; without a port nothing is taken. */
  BOUNCE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Where the relay answers whether it has accepted a message id; see decision 012. */
  MAIL_LOG_URL: z.url().optional(),
  ARES_URL: z.url(),
  /** Register of payers of VAT. */
  VIES_URL: z.url(),
  /** Where pictures are, for feeds and mails. */
  IMAGES_URL: z.url().default('http://localhost:4003'),
  /** Where partners reach this API: the gateway rings there. */
  NOTIFICATIONS_URL: Origin,
  GOPAY_URL: z.url(),
  GOPAY_GOID: z.string().regex(/^\d+$/),
  GOPAY_CLIENT_ID: z.string().min(1),
  GOPAY_CLIENT_SECRET: z.string().min(1),
  ...POINT_FEED_KEYS,
  /** Printers of labels, `code=host:port` with commas between; a printer that is not named here is not connected to. */
  PRINTERS: z.string().default(''),
  FIO_URL: z.url(),
  FIO_TOKEN: z.string().min(1),
  /** Signs what Packeta pushes; without it tracking is only polled. */
  PACKETA_WEBHOOK_KEY: z.string().optional(),
  ...CARRIER_KEYS,
  /** Keys of our own that notifications of browsers are signed with; without them none are sent. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Services of browsers that notifications may be handed to. */
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com'),
  /** Where refunds are told to Google Analytics; without both keys none are. */
  ANALYTICS_URL: z.url().default('https://www.google-analytics.com'),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional(),
  ANALYTICS_API_SECRET: z.string().optional(),
  /** Caches in front of the shop, by commas: varnish+http://…, fastly+https://…, cloudflare+https://…; without any, nobody is purged. */
  EDGE_URLS: z.string().default(''),
  FASTLY_API_TOKEN: z.string().optional(),
  CLOUDFLARE_API_TOKEN: z.string().optional(),
  /** Health and metrics of the worker. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(4012),
  /** How many jobs the worker runs at once. */
  WORKER_JOBS: z.coerce.number().int().min(1).default(5),
})

export type Config = z.output<typeof Environment>

export function readConfig(env: Record<string, string | undefined>): Config {
  return parseConfig(Environment, env, { inside: ['MAIL_LOG_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] })
}

/** Where a session is one session from its beginning to its end. */
export function directUrl({ DATABASE_DIRECT_URL, DATABASE_URL }: Config): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL
}
