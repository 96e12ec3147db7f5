import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { runFake } from '../fake/run-fake.ts'
import { startFakePrinter } from './fake-printer.ts'

const config = parseConfig(
  z.object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4107),
  }),
  process.env,
)

await runFake('zebra', () => startFakePrinter({ host: config.HOST, port: config.PORT }))
