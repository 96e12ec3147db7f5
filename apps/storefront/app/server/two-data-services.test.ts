import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const CUSTOMER = { id: 7, email: 'a@priklad.cz', firstName: 'Alena', lastName: '', group: 'retail' }
const SESSION = { customer: CUSTOMER, staff: null, dataToken: 'token-of-alena', dataTokenExpiresAt: null }

/** What was asked of each, with whose token. */
const asked: Record<'replica' | 'primary', string[]> = { replica: [], primary: [] }
const servers: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const dataService = (name: 'replica' | 'primary', rows: unknown[]) =>
  serve((request, response) => {
    asked[name].push(`${request.url?.split('?')[0]} ${request.headers.authorization ?? 'nobody'}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
  })

let session: typeof import('./session.server.ts')
let publicData: typeof import('./shop.server.ts').publicData
beforeAll(async () => {
  const services = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(SESSION)),
  )
  const env = {
    SHOP_MODE: 'development',
    IMAGES_URL: services,
    SERVICES_URL: services,
    // It has not heard of the dog yet.
    DATA_URL: await dataService('replica', []),
    DATA_PRIMARY_URL: await dataService('primary', [{ name: 'Azor' }]),
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  session = await import('./session.server.ts')
  ;({ publicData } = await import('./shop.server.ts'))
})
afterAll(() => {
  for (const server of servers) server.close()
})

test('a customer reads from the primary what they have just written, everybody else from replicas', async () => {
  const request = new Request('http://localhost/ucet/psi', { headers: { cookie: 'cenich.session_token=a' } })
  const context = new RouterContextProvider()
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '/ucet/psi' }
  await session.carryVisit(args as never, async () => new Response())
  const customer = await session.findCustomer(request, context)
  const dogs = await customer?.data.list(customer.data.from('dogs').select('name'))
  const products = await publicData.list(publicData.from('products').select('name'))

  expect([dogs?.items, products.items]).toEqual([[{ name: 'Azor' }], []])
  expect(asked).toEqual({ primary: ['/dogs Bearer token-of-alena'], replica: ['/products nobody'] })
})
