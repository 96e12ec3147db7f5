import { createProcessLog } from '@shop/runtime/process-log'
import { config } from '#app/config.server.ts'

export const log = createProcessLog('storefront', config)
