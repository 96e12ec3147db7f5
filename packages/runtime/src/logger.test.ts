import { expect, test } from 'vitest'
import { createLogger, withoutRedaction } from './logger.ts'

function capture(level?: string) {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return { lines, log: createLogger({ app: 'test', stream, ...(level ? { level } : {}) }) }
}

test('writes one JSON line with the app, the level by name and the time', () => {
  const { lines, log } = capture()
  log.info({ id: 7 }, 'cart.line_added')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ app: 'test', level: 'info', id: 7, msg: 'cart.line_added' })
  expect(String(lines[0]?.time)).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('every line names the build, also where nothing is redacted', () => {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = createLogger({ app: 'test', release: '2026.11.16-1a2b3c4d5e6f', stream })
  log.info('cart.line_added')
  withoutRedaction(log).error('request')
  expect(lines.map(({ app, release }) => [app, release])).toEqual([
    ['test', '2026.11.16-1a2b3c4d5e6f'],
    ['test', '2026.11.16-1a2b3c4d5e6f'],
  ])
})

test('hides what must not be logged', () => {
  const { lines, log } = capture()
  log.warn({ headers: { authorization: 'Bearer abc', cookie: 'sid=1', accept: '*/*' } }, 'odd request')
  expect(lines[0]?.headers).toEqual({ authorization: '[hidden]', cookie: '[hidden]', accept: '*/*' })
})

test('leaves out what is below its level', () => {
  const { lines, log } = capture('warn')
  log.info('quiet')
  expect(lines).toHaveLength(0)
})

test('can be told that a line holds no secret', () => {
  const { lines, log } = capture()
  withoutRedaction(log).info({ request: { token: 'of the parking machine' } }, 'fine')
  expect(lines[0]).toMatchObject({ app: 'test', request: { token: 'of the parking machine' } })
})

test('hides secrets at whatever depth', () => {
  const { lines, log } = capture()
  const answer = {
    list: [{ headers: { 'set-cookie': ['a=1'], Authorization: 'x' } }],
    tokens: 3,
    url: new URL('http://a.cz'),
  }
  log.warn({ token: 'top', partner: { answer } }, 'odd answer')
  expect(lines[0]).toMatchObject({
    token: '[hidden]',
    partner: {
      answer: {
        list: [{ headers: { 'set-cookie': '[hidden]', Authorization: '[hidden]' } }],
        tokens: 3,
        url: 'http://a.cz/',
      },
    },
  })
})

test('an error of the database keeps what finds the fault and no row', () => {
  const { lines, log } = capture()
  const error = Object.assign(new Error('invalid input syntax for type integer: "jana.novakova@example.cz"'), {
    ...{ code: '23514', severity: 'ERROR', routine: 'ExecConstraints', schema: 'shop', table: 'orders' },
    ...{ constraint: 'orders_email', detail: 'Failing row contains (1, jana.novakova@example.cz).' },
    ...{ where: 'unnamed portal parameter $1 = jana.novakova@example.cz', query: 'select 1' },
  })
  log.error({ err: new Error('The order was not placed.', { cause: error }) }, 'request.failed')
  log.error(error, 'request.failed')
  expect(JSON.stringify(lines)).not.toContain('novakova')
  expect(lines[0]?.err).toMatchObject({
    message: 'The order was not placed.',
    stack: expect.stringContaining('logger.test'),
    cause: {
      code: '23514',
      table: 'orders',
      constraint: 'orders_email',
      message: 'invalid input syntax for type integer',
    },
  })
})
