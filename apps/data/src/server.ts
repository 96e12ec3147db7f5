import { createLogger } from '@shop/runtime/logger'
import { stopOnSignal } from '@shop/runtime/shutdown'
import { readConfig } from './config.ts'
import { startService } from './start.ts'

const config = readConfig()
const log = createLogger({ app: 'data', level: config.LOG_LEVEL })
const service = await startService({ config, log, processMetrics: true })
stopOnSignal(log, service.stop)
