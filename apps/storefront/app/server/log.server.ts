import { createLogger } from '@shop/runtime/logger'
import { config } from '#app/config.server.ts'

export const log = createLogger({ app: 'storefront', level: config.LOG_LEVEL })
