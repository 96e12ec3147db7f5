import { createErrorReporter } from '@shop/runtime/error-reporter'
import { createLogger } from '@shop/runtime/logger'
import { config } from '#app/config.server.ts'

const report = createErrorReporter({ dsn: config.SENTRY_DSN, release: config.RELEASE })

export const log = createLogger({ app: 'storefront', level: config.LOG_LEVEL, report })
