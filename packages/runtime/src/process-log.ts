import { createErrorReporter } from './error-reporter.ts'
import { createLogger, type Logger } from './logger.ts'
import { traceFields } from './tracing.ts'

interface LogConfig {
  LOG_LEVEL: string
  /** Where errors are reported. */
  SENTRY_DSN?: string | undefined
  RELEASE: string
  /** With it, lines name the trace they belong to. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}

/** The log of a whole process: every line names its build, and errors reach monitoring with it. */
export function createProcessLog(app: string, config: LogConfig): Logger {
  const { LOG_LEVEL, SENTRY_DSN, RELEASE } = config
  const report = createErrorReporter({ dsn: SENTRY_DSN, release: RELEASE })
  const mixin = config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceFields
  return createLogger({ app, release: RELEASE, level: LOG_LEVEL, report, mixin })
}
