import { randomUUID } from 'node:crypto'

interface LoggedError {
  type?: string
  message?: string
  stack?: string
}

/** A line of the log, as the logger writes it. */
interface ErrorLine {
  level: string
  time: string
  app: string
  msg?: string
  err?: LoggedError
  requestId?: string
  job?: string
  [field: string]: unknown
}

interface EnvelopeOptions {
  dsn: string
  release: string | undefined
}

const FRAME = /^\s+at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/

/** The error as the reporting service reads it; null for the line that every answered request has. */
export function toEnvelope(line: ErrorLine, { dsn, release }: EnvelopeOptions): string | null {
  const { level, time, app, msg = 'error', err, requestId, job, ...extra } = line
  if (!err && typeof extra.status === 'number') return null
  const id = randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: time,
    platform: 'node',
    level,
    logger: msg,
    ...(release ? { release } : {}),
    tags: { app, ...(requestId ? { request_id: requestId } : {}), ...(job ? { job } : {}) },
    ...(err ? { exception: { values: [toException(err)] } } : { message: { formatted: msg } }),
    extra,
  }
  return [{ event_id: id, sent_at: time, dsn }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}

/** Only what names the fault: what else an error carries may quote somebody's data. */
function toException({ type = 'Error', message = '', stack = '' }: LoggedError) {
  const frames = stack.split('\n').flatMap(toFrame)
  // The service wants the newest call last.
  return { type, value: message, ...(frames.length > 0 ? { stacktrace: { frames: frames.reverse() } } : {}) }
}

function toFrame(line: string) {
  const [, name, filename, lineno, colno] = FRAME.exec(line) ?? []
  if (!filename) return []
  const isOurs = !filename.includes('node_modules') && !filename.startsWith('node:')
  return [{ filename, function: name ?? '?', lineno: Number(lineno), colno: Number(colno), in_app: isOurs }]
}
