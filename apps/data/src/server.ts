import { createErrorReporter } from '@shop/runtime/error-reporter'
import { createLogger } from '@shop/runtime/logger'
import { stopOnSignal } from '@shop/runtime/shutdown'
import { readConfig } from './config.ts'
import { startService } from './start.ts'

const config = readConfig()
const report = createErrorReporter({ dsn: config.SENTRY_DSN, release: config.RELEASE })
const log = createLogger({ app: 'data', level: config.LOG_LEVEL, report })
const service = await startService({ config, log, processMetrics: true })
stopOnSignal(log, service.stop)
