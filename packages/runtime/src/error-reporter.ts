import { toEnvelope } from './error-envelope.ts'

const TIMEOUT = 5000
const MOST_AT_ONCE = 10

export interface ErrorReporterOptions {
  /** Address and key of the error-reporting service; without it nothing is sent. */
  dsn: string | undefined
  /** Which build of the shop runs. */
  release: string | undefined
}

/** Takes lines of the log and sends those that are errors. */
export type ReportLine = (line: string) => void

const underWay = new Set<Promise<void>>()

/**
 * Whatever is logged as an error reaches monitoring: one door, so that nobody has to think of two. The line is what was
 * logged, with secrets already hidden. Monitoring that is away must cost nothing and must not become an error to report.
 */
export function createErrorReporter({ dsn, release }: ErrorReporterOptions): ReportLine | undefined {
  if (!dsn) return undefined
  const address = envelopeAddress(dsn)
  return (line) => {
    if (!isErrorLine(line) || underWay.size >= MOST_AT_ONCE) return
    const envelope = toEnvelope(JSON.parse(line), { dsn, release })
    if (!envelope) return
    const sending = send(address, envelope).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
}

/** Before a process ends: what it reported last is often why it ends. */
export async function settleReports(): Promise<void> {
  await Promise.all(underWay)
}

/** `http://key@host:9000/1` → `http://host:9000/api/1/envelope/` */
export function envelopeAddress(dsn: string): string {
  const { protocol, host, pathname, username } = new URL(dsn)
  const project = pathname.replace(/^\//, '')
  return `${protocol}//${host}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`
}

/** The level stands first in every line, so that most lines need not be read any further. */
function isErrorLine(line: string): boolean {
  return line.startsWith('{"level":"error"') || line.startsWith('{"level":"fatal"')
}

async function send(address: string, body: string): Promise<void> {
  await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  }).then(
    (answer) => answer.body?.cancel(),
    // Nobody is left to tell: the line itself is in the log.
    () => undefined,
  )
}
