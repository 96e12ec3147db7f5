import { readFileSync } from 'node:fs'
import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { runFake } from '../fake/run-fake.ts'
import { startFakePacketa } from './fake-packeta.ts'
import { readPoints } from './fake-points.ts'

const config = parseConfig(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4102),
    PACKETA_API_KEY: z.string().default('0123456789abcdef'),
    PACKETA_API_PASSWORD: z.string().default('0123456789abcdef0123456789abcdef'),
    PACKETA_WEBHOOK_KEY: z.string().default('test-key'),
    /** Where tracking is pushed to; it is only polled when absent. */
    FAKE_PACKETA_WEBHOOK_URL: z.url().optional(),
    /** JSON of more points, so that the widget offers what the shop's own list has. */
    FAKE_PACKETA_POINTS: z.string().optional(),
  }),
  process.env,
)

await runFake('packeta', () =>
  startFakePacketa({
    host: config.HOST,
    port: config.PORT,
    apiKey: config.PACKETA_API_KEY,
    apiPassword: config.PACKETA_API_PASSWORD,
    webhookKey: config.PACKETA_WEBHOOK_KEY,
    webhookUrl: config.FAKE_PACKETA_WEBHOOK_URL,
    ...(config.FAKE_PACKETA_POINTS
      ? { points: readPoints(JSON.parse(readFileSync(config.FAKE_PACKETA_POINTS, 'utf8'))) }
      : {}),
    firstId: 4_000_000_000 + (Math.floor(Date.now() / 1000) % 1_000_000_000),
  }),
)
