import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { runFake } from '../fake/run-fake.ts'
import { startFakeTagManager } from './fake-tag-manager.ts'

const config = parseConfig(z.object({ PORT: z.coerce.number().int().min(0).max(65_535).default(4106) }), process.env)

await runFake('tag-manager', () => startFakeTagManager(config.PORT))
