import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpLimits } from './http-limits.ts'

const server = createServer(httpLimits({ headersMs: 200, requestMs: 400, checkMs: 50 }), (request, response) => {
  request.resume().on('end', () => response.end('ok'))
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => void server.close())

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf'],
])('a connection that sends half of %s is ended soon after its time', async (_what, sent) => {
  const started = performance.now()
  const answer = await exchange(sent)
  expect(answer).toContain('408')
  expect(performance.now() - started).toBeLessThan(2000)
})

test('a look for late senders comes before the next second, not after half a minute', () => {
  const { connectionsCheckingInterval, headersTimeout, requestTimeout } = httpLimits()
  expect(connectionsCheckingInterval).toBeLessThanOrEqual(headersTimeout / 2)
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
})

function exchange(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => void socket.write(sent))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', reject).once('close', () => resolve(answer))
  })
}
