import { createErrorReporter } from './error-reporter.ts'
import { createLogger, type Logger } from './logger.ts'

interface LogConfig {
  LOG_LEVEL: string
  /** Where errors are reported. */
  SENTRY_DSN?: string | undefined
  RELEASE: string
}

/** The log of a whole process: every line names its build, and errors reach monitoring with it. */
export function createProcessLog(app: string, { LOG_LEVEL, SENTRY_DSN, RELEASE }: LogConfig): Logger {
  const report = createErrorReporter({ dsn: SENTRY_DSN, release: RELEASE })
  return createLogger({ app, release: RELEASE, level: LOG_LEVEL, report })
}
