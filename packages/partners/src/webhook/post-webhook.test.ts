import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postWebhook } from './post-webhook.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function receiver(listener: RequestListener): Promise<{ url: string; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/prijem`, port }
}

const call = (url: string, more: Partial<Parameters<typeof postWebhook>[0]> = {}) =>
  postWebhook({ url, headers: { 'webhook-id': 'a' }, body: '{"a":"č"}', timeoutMs: 5000, isOpen: true, ...more })

test('what is sent arrives, and 2xx takes it', async () => {
  const heard: string[] = []
  const { url } = await receiver(async (request, response) => {
    for await (const piece of request) heard.push(String(piece))
    response.writeHead(204).end()
  })
  expect(await call(url)).toEqual({ outcome: 'taken', status: 204, answer: '' })
  expect(heard.join('')).toBe('{"a":"č"}')
})

test.each([301, 302, 307, 400, 404, 410, 429, 500, 503])('%i is a refusal, and leads nowhere', async (status) => {
  let asked = 0
  const { url } = await receiver((_request, response) => {
    asked += 1
    response.writeHead(status, { location: '/jinam' }).end('Nejde\u0000 to')
  })
  expect(await call(url)).toEqual({ outcome: 'refused', status, answer: 'Nejde to' })
  expect(asked).toBe(1)
})

test('an answer without end is read for a piece only', async () => {
  const { url } = await receiver((_request, response) => {
    response.writeHead(200)
    const pour = (): void => {
      while (response.writable && response.write('x'.repeat(65_536)));
      response.once('drain', pour)
    }
    pour()
  })
  expect(await call(url)).toEqual({ outcome: 'taken', status: 200, answer: 'x'.repeat(300) })
})

test('who says 200 and never stops talking has taken it; who says nothing has not', async () => {
  const talking = await receiver((_request, response) => void response.writeHead(200).write('a'))
  expect(await call(talking.url, { timeoutMs: 300 })).toMatchObject({ outcome: 'taken', status: 200 })
  const silent = await receiver(() => undefined)
  expect(await call(silent.url, { timeoutMs: 300 })).toEqual({ outcome: 'timeout', status: null, answer: '' })
})

test('a connection that is dropped is told from one that was never made', async () => {
  const dropping = await receiver((request) => request.socket.destroy())
  expect(await call(dropping.url)).toMatchObject({ outcome: 'broken_off' })
  const gone = await receiver(() => undefined)
  for (const close of closing.splice(0)) close()
  expect(await call(gone.url)).toMatchObject({ outcome: 'unreachable' })
})

test.each([
  ['https://127.0.0.1:8443/', ['127.0.0.1']],
  ['https://[::1]:8443/', ['::1']],
  ['http://packa.cz/', ['93.184.216.34']],
  ['https://packa.cz/', ['10.0.0.7']],
  ['https://packa.cz/', ['93.184.216.34', '169.254.169.254']],
  ['https://packa.cz/', ['::ffff:127.0.0.1']],
])('in production %s that leads to %j is never asked', async (url, addresses) => {
  const answer = await call(url, { isOpen: false, resolve: async () => addresses })
  expect(answer).toEqual({ outcome: 'forbidden_address', status: null, answer: '' })
})

test('a name nobody knows is unreachable', async () => {
  const nobody = async () => []
  expect(await call('https://packa.cz/', { isOpen: false, resolve: nobody })).toMatchObject({ outcome: 'unreachable' })
  const broken = () => Promise.reject(new Error('SERVFAIL'))
  expect(await call('https://packa.cz/', { isOpen: false, resolve: broken })).toMatchObject({ outcome: 'unreachable' })
})
