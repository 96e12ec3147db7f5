import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { runFake } from '../fake/run-fake.ts'
import { startFakeAres } from './fake-ares.ts'

const config = parseConfig(z.object({ PORT: z.coerce.number().int().min(0).max(65_535).default(4105) }), process.env)

await runFake('ares', () => startFakeAres(config.PORT))
