import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { runFake } from '../fake/run-fake.ts'
import { startFakePpl } from './fake-ppl.ts'

const config = parseConfig(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4103),
    PPL_CLIENT_ID: z.string().default('development'),
    PPL_CLIENT_SECRET: z.string().default('development'),
    /** The real one takes seconds; a journey that only needs the label may shorten them. */
    FAKE_PPL_IMPORT_MS: z.coerce.number().int().min(0).optional(),
  }),
  process.env,
)

await runFake('ppl', () =>
  startFakePpl({
    host: config.HOST,
    port: config.PORT,
    clientId: config.PPL_CLIENT_ID,
    clientSecret: config.PPL_CLIENT_SECRET,
    importMs: config.FAKE_PPL_IMPORT_MS,
    firstNumber: 80_000_000_000 + (Math.floor(Date.now() / 1000) % 10_000_000_000),
  }),
)
