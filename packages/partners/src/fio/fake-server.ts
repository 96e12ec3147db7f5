import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { runFake } from '../fake/run-fake.ts'
import { startFakeFio } from './fake-fio.ts'

const config = parseConfig(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4104),
    FIO_TOKEN: z.string().default('d'.repeat(64)),
    /** The real bank wants 30 seconds between calls; a drill may shorten them. */
    FAKE_FIO_RATE_LIMIT_MS: z.coerce.number().int().min(0).default(30_000),
  }),
  process.env,
)

await runFake('fio', () =>
  startFakeFio({
    host: config.HOST,
    port: config.PORT,
    token: config.FIO_TOKEN,
    rateLimitMs: config.FAKE_FIO_RATE_LIMIT_MS,
    firstId: 10_000_000_000 + (Math.floor(Date.now() / 1000) % 10_000_000_000),
  }),
)
