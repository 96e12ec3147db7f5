import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { runFake } from '../fake/run-fake.ts'
import { startFakeGopay } from './fake-gopay.ts'

const config = parseConfig(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4101),
    GOPAY_GOID: z.coerce.number().int().default(8123456789),
    GOPAY_CLIENT_ID: z.string().default('1100000000'),
    GOPAY_CLIENT_SECRET: z.string().default('development'),
  }),
  process.env,
)

await runFake('gopay', () =>
  startFakeGopay({
    host: config.HOST,
    port: config.PORT,
    goid: config.GOPAY_GOID,
    clientId: config.GOPAY_CLIENT_ID,
    clientSecret: config.GOPAY_CLIENT_SECRET,
    firstId: 3_000_000_000 + (Math.floor(Date.now() / 1000) % 1_000_000_000),
  }),
)
