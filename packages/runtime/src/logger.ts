import { type DestinationStream, destination, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino'

export type Logger = PinoLogger

export interface LoggerOptions {
  /** Which app writes: data, services, storefront, images. */
  app: string
  level?: string
  /** Where the lines go; standard output when absent. */
  stream?: DestinationStream
  /** Hears every line; see `error-reporter.ts`. */
  report?: ((line: string) => void) | undefined
}

// Whoever logs a request or an error by accident must not log these with it.
const SECRET_PATHS = ['*.authorization', '*.cookie', '*.password', '*.token', '*.secret', '*.connectionString']

export function createLogger({ app, level = 'info', stream, report }: LoggerOptions): Logger {
  const options = {
    level,
    base: { app },
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    formatters: { level: (label: string) => ({ level: label }) },
    ...(report ? { hooks: { streamWrite: withReport(report) } } : {}),
  }
  return stream ? pino(options, stream) : pino(options, bufferedOutput())
}

function withReport(report: (line: string) => void) {
  return (line: string) => {
    report(line)
    return line
  }
}

/** For lines whose every field is our own: looking for secrets in them takes longer than writing them. */
export function withoutRedaction(log: Logger): Logger {
  return log.child({}, { redact: [] })
}

/** One write per 4 kB instead of one per line; pino itself flushes the rest when the process ends. */
function bufferedOutput(): DestinationStream {
  const stream = destination({ dest: 1, sync: true, minLength: 4096 })
  const flusher = setInterval(() => stream.flush(), 500)
  flusher.unref()
  return stream
}
