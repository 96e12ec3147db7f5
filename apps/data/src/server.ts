import { createProcessLog } from '@shop/runtime/process-log'
import { stopOnSignal } from '@shop/runtime/shutdown'
import { startTracing } from '@shop/runtime/tracing'
import { readConfig } from './config.ts'
import { startService } from './start.ts'

const config = readConfig()
await startTracing('data', config)
const log = createProcessLog('data', config)
const service = await startService({ config, log, processMetrics: true })
stopOnSignal(log, service.stop, { drainSeconds: config.DRAIN_SECONDS })
