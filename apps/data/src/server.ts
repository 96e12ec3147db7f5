import { createProcessLog } from '@shop/runtime/process-log'
import { stopOnSignal } from '@shop/runtime/shutdown'
import { readConfig } from './config.ts'
import { startService } from './start.ts'

const config = readConfig()
const log = createProcessLog('data', config)
const service = await startService({ config, log, processMetrics: true })
stopOnSignal(log, service.stop, { drainSeconds: config.DRAIN_SECONDS })
