import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** Two services in one, each of which can be down. */
const down = new Set<'data' | 'services'>()
const tokens = new Map<string, string | undefined>()
let server: Server
let askBackends: typeof import('./ask-backends.server.ts').askBackends

beforeAll(async () => {
  server = createServer((request, response) => {
    const part = request.url?.startsWith('/services') ? 'services' : 'data'
    tokens.set(part, request.headers.authorization)
    response.writeHead(down.has(part) ? 503 : 200).end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { DATA_URL: `${url}/data`, DATA_PRIMARY_URL: 'http://127.0.0.1:1', SERVICES_URL: `${url}/services` }
  for (const [name, value] of Object.entries({
    SHOP_MODE: 'development',
    IMAGES_URL: url,
    DATA_TOKEN: 'of-data',
    ...env,
  }))
    vi.stubEnv(name, value)
  ;({ askBackends } = await import('./ask-backends.server.ts'))
})
afterAll(() => void server.close())
beforeEach(() => down.clear())

test('everybody is asked; whoever cannot be reached is down', async () => {
  expect(await askBackends()).toEqual({ data: true, primaryData: false, services: true })
})

test.each(['data', 'services'] as const)('a failing answer of %s is no answer', async (part) => {
  down.add(part)
  expect(await askBackends()).toMatchObject({ data: part !== 'data', services: part !== 'services' })
})

test('the token of the data services is shown to nobody else', async () => {
  await askBackends()
  expect(Object.fromEntries(tokens)).toEqual({ data: 'Bearer of-data', services: undefined })
})
