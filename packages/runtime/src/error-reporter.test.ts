import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createErrorReporter, envelopeAddress, settleReports } from './error-reporter.ts'
import { createLogger } from './logger.ts'

interface Event {
  release?: string
  level: string
  logger: string
  tags: Record<string, string>
  exception?: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] }
  message?: { formatted: string }
}

const quiet = { write: () => undefined }
let events: Event[]
let paths: string[]
let server: ReturnType<typeof createServer>
let dsn: string

beforeEach(async () => {
  events = []
  paths = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    paths.push(request.url ?? '')
    events.push(JSON.parse(Buffer.concat(chunks).toString('utf8').split('\n')[2] ?? ''))
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`
})

afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())))

const logger = (release?: string) =>
  createLogger({ app: 'worker', stream: quiet, report: createErrorReporter({ dsn, release }) })

describe('an error in the log', () => {
  test('reaches the reporting service with its release, request and place', async () => {
    logger('2026-11-15.3')
      .child({ requestId: 'r-1', job: 'send-mail' })
      .error({ err: new TypeError('broken') }, 'job.failed')
    await settleReports()
    expect(paths).toEqual(['/api/7/envelope/?sentry_version=7&sentry_key=key'])
    const [event] = events
    expect(event).toMatchObject({
      release: '2026-11-15.3',
      level: 'error',
      logger: 'job.failed',
      tags: { app: 'worker', request_id: 'r-1', job: 'send-mail' },
    })
    const [exception] = event?.exception?.values ?? []
    expect(exception).toMatchObject({ type: 'TypeError', value: 'broken' })
    expect(exception?.stacktrace.frames.at(-1)?.filename).toContain('error-reporter.test.ts')
  })

  test('without an exception is told by its name', async () => {
    logger().error({ truth: 'cash_matches' }, 'truth.violated')
    await settleReports()
    expect(events[0]).toMatchObject({ message: { formatted: 'truth.violated' } })
    expect(events[0]).not.toHaveProperty('release')
  })

  test('never carries what the logger hides or what the error quotes', async () => {
    const err = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(jana@example.cz) already exists.' })
    logger().error({ err, headers: { cookie: 'sid=1' } }, 'request.failed')
    await settleReports()
    expect(JSON.stringify(events)).not.toMatch(/jana|sid=1/)
  })

  test('is reported once for a request: the line of its answer is none', async () => {
    logger().error({ id: 'r', route: 'products', status: 500, ms: 3 }, 'request')
    await settleReports()
    expect(events).toEqual([])
  })
})

describe('reporting', () => {
  test('leaves ordinary lines alone', async () => {
    const log = logger()
    log.info('request.done')
    log.warn({ err: new Error('odd') }, 'odd')
    await settleReports()
    expect(events).toEqual([])
  })

  test('is off without an address', () => {
    expect(createErrorReporter({ dsn: undefined, release: undefined })).toBeUndefined()
  })

  test('that is away costs nothing and stops nobody', async () => {
    const report = createErrorReporter({ dsn: 'http://key@127.0.0.1:1/7', release: undefined })
    const log = createLogger({ app: 'data', stream: quiet, report })
    for (let count = 0; count < 50; count += 1) log.error({ err: new Error('x') }, 'request.fault')
    await expect(settleReports()).resolves.toBeUndefined()
  })

  test('finds the address in the key', () => {
    expect(envelopeAddress('https://abc@errors.example:9000/12')).toBe(
      'https://errors.example:9000/api/12/envelope/?sentry_version=7&sentry_key=abc',
    )
  })
})
