import { describe, expect, test } from 'vitest'
import { endsConnection, isOutage } from './database-outage.ts'

const said = (code: string) => Object.assign(new Error('words of the server'), { severity: 'ERROR', code })
const failed = (code: string) => Object.assign(new Error(`connect ${code}`), { code })

describe('endsConnection', () => {
  test.each([...['08000', '08003', '08006', '08P01'], ...['57P01', '57P02', '57P03', '57P05'], '25006'])(
    '%s closes the connection',
    (code) => expect(endsConnection(code)).toBe(true),
  )

  test.each([
    undefined,
    ...['23505', '40001', '40P01', '42501', '42P01'],
    // A statement or a lock that took too long, a table space that is full: the connection is as good as before.
    ...['57014', '55P03', '53100', '53300'],
    // Not to be taken for 25006.
    ...['25001', '25P02'],
  ])('%s does not', (code) => expect(endsConnection(code)).toBe(false))
})

describe('isOutage', () => {
  test.each([
    ['a server that is stopping', said('57P01')],
    ['one that was killed', said('57P02')],
    ['one that is starting', said('57P03')],
    ['a standby', said('25006')],
    ['a proxy without a server', said('08P01')],
    ['too many connections', said('53300')],
    ['a full disk', said('53100')],
    ['nobody on the port', failed('ECONNREFUSED')],
    ['a name that is not known yet', failed('EAI_AGAIN')],
    ['a line that was cut', failed('ECONNRESET')],
    ['both addresses of a name', new AggregateError([failed('ECONNREFUSED'), failed('ECONNREFUSED')])],
    ['an ended connection', new Error('Connection terminated unexpectedly')],
    ['a server that does not answer', new Error('timeout expired')],
    ['a pool that cannot connect', new Error('Connection terminated due to connection timeout')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    [
      'a connection that has failed before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['what somebody wrapped', new Error('could not load', { cause: said('57P01') })],
  ])('%s', (_what, error) => expect(isOutage(error)).toBe(true))

  test.each([
    ['a constraint', said('23505')],
    ['a slow statement', said('57014')],
    ['a lock that was not had', said('55P03')],
    ['a wrong password', said('28P01')],
    ['no such database', said('3D000')],
    ['a bug', new TypeError('x is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
    ['a server that quotes a line of the driver', said('P0001')],
  ])('%s is none', (_what, error) => expect(isOutage(error)).toBe(false))

  test('a circle of causes ends', () => {
    const error = new Error('outer')
    error.cause = error
    expect(isOutage(error)).toBe(false)
  })
})
