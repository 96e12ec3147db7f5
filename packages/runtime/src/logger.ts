import { type DestinationStream, destination, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino'

import { describeError } from './describe-error.ts'
import { hideSecrets } from './hide-secrets.ts'

export type Logger = PinoLogger

export interface LoggerOptions {
  /** Which app writes: data, services, storefront, images. */
  app: string
  /** Which build writes; see `release.ts`. */
  release?: string
  level?: string
  /** Where the lines go; standard output when absent. */
  stream?: DestinationStream
  /** Hears every line; see `error-reporter.ts`. */
  report?: ((line: string) => void) | undefined
  /** Added to every line; see `tracing.ts`. */
  mixin?: (() => object) | undefined
}

export function createLogger({ app, release, level = 'info', stream, report, mixin }: LoggerOptions): Logger {
  const options = {
    level,
    base: release === undefined ? { app } : { app, release },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    formatters: { level: (label: string) => ({ level: label }), log: hideSecrets },
    ...(report ? { hooks: { streamWrite: withReport(report) } } : {}),
    ...(mixin ? { mixin } : {}),
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
  return log.child({}, { formatters: { log: (fields) => fields } })
}

/** One write per 4 kB instead of one per line; pino itself flushes the rest when the process ends. */
function bufferedOutput(): DestinationStream {
  const stream = destination({ dest: 1, sync: true, minLength: 4096 })
  const flusher = setInterval(() => stream.flush(), 500)
  flusher.unref()
  return stream
}
