import { parseConfig, ShopMode } from '@shop/runtime/config'
import { DrainSeconds } from '@shop/runtime/drain-seconds'
import { Release } from '@shop/runtime/release'
import { TRACING_KEYS } from '@shop/runtime/tracing-config'
import { TrustedProxies } from '@shop/runtime/trusted-proxies'
import { z } from 'zod'

const schema = z.object({
  /** Production unless development is asked for: then nothing of the examples, the demo shop or plain http may stand here. */
  SHOP_MODE: ShopMode,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Addresses or networks of the proxies in front; only they may say who the customer is and whether TLS ends there. */
  TRUSTED_PROXIES: TrustedProxies.default(['loopback']),
  /** Where customers find the shop; canonical addresses start with it. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Reads that are the same for everybody; replicas may stand behind it. */
  DATA_URL: z.url(),
  /** What a signed-in customer reads, who must see what they have just written: the primary. As above when absent. */
  DATA_PRIMARY_URL: z.url().optional(),
  /** Bearer token for the data service; anonymous reads need none. */
  DATA_TOKEN: z.string().optional(),
  SERVICES_URL: z.url().optional(),
  /** The clock of the services, which development may move: pages then live on the same day. Production has the real one. */
  CLOCK_URL: z.url().optional(),
  IMAGES_URL: z.url(),
  /** A headless content service; with a space, the shop's words come from there instead of the data service. */
  CONTENT_URL: z.url().default('https://cdn.contentful.com'),
  CONTENT_SPACE_ID: z.string().optional(),
  CONTENT_KEY: z.string().optional(),
  STOREFRONT_ID: z.coerce.number().int().positive().default(1),
  /** The carrier's own picker of points; without both the shop's list and map are all there is. */
  PACKETA_WIDGET_URL: z.url().optional(),
  PACKETA_API_KEY: z.string().optional(),
  /** Origins of the gateway's pages, apart by spaces: a form that pays may lead there. */
  PAYMENT_ORIGINS: z
    .string()
    .default('https://gate.gopay.cz https://gate.gopay.com')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url())),
  /** The container that measurement goes through; without it the shop asks for no consent and measures only by itself. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  TAG_MANAGER_URL: z.url().default('https://www.googletagmanager.com'),
  /** Where what the container loads may send to, divided by spaces. */
  MEASUREMENT_ORIGINS: z.string().default('https://*.google-analytics.com https://*.analytics.google.com'),
  /** Our key that browsers check notifications with; without it none are offered. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  /** Metrics; without a port none are served. */
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Files of the browser of this release and of those before it, put there by `server/keep-assets.ts`; without it only its own are served. */
  ASSETS_DIR: z.string().optional(),
  /** Where errors are reported. */
  SENTRY_DSN: z.url().optional(),
  RELEASE: Release,
  /** How long the process still answers, not ready any more, after it was told to end: as long as balancers need to see it. */
  DRAIN_SECONDS: DrainSeconds,
  ...TRACING_KEYS,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
type Config = z.output<typeof schema>

/** Read once, when the server starts: a missing data-service endpoint stops it there, not at the first customer. */
export const config: Config = parseConfig(schema, process.env, {
  inside: ['DATA_URL', 'DATA_PRIMARY_URL', 'SERVICES_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
})
