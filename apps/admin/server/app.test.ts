import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OUR_METRICS } from '@shop/deploy/cluster/exported-metrics'
import { compareExposition } from '@shop/deploy/cluster/read-exposition'
import { createLogger } from '@shop/runtime/logger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { measureOffice } from './request-metrics.ts'

const log = createLogger({ app: 'test', release: 'test', level: 'silent' })
const TEMPLATE = '<meta property="csp-nonce" nonce="NONCE_OF_THIS_ANSWER"><meta content="IMAGES_OF_THE_SHOP">'
const asked: { who: string; method: string; url: string; headers: IncomingMessage['headers'] }[] = []
const servers: Server[] = []
let office = ''
let metrics = ''

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Answers every request with its own name. */
function backend(who: string): Promise<string> {
  return listen(
    createServer((request, response) => {
      asked.push({ who, method: request.method ?? '', url: request.url ?? '', headers: request.headers })
      response.writeHead(200, { 'set-cookie': 'a=b; Path=/', 'x-inner': 'secret' }).end(who)
    }),
  )
}

beforeAll(async () => {
  const config = readConfig({
    SHOP_MODE: 'development',
    ADMIN_URL: 'https://zazemi.cenich.example',
    DATA_URL: await backend('data'),
    SERVICES_URL: await backend('services'),
    IMAGES_URL: 'https://obrazky.cenich.example/a',
  })
  const { measure, createOpsServer } = measureOffice(log)
  const pages = { template: async () => TEMPLATE, sendFile: async () => false }
  office = await listen(createServer(measure(buildApp({ config, pages, log, isStopping: () => false }))))
  metrics = await listen(createOpsServer())
})

afterAll(() => {
  for (const server of servers) server.close()
})

test('a page lets in its own styles and nobody else', async () => {
  const [first, second] = await Promise.all([fetch(`${office}/objednavky/1`), fetch(`${office}/`)])
  const policy = first.headers.get('content-security-policy') ?? ''
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(await first.text()).toBe(
    `<meta property="csp-nonce" nonce="${nonce}"><meta content="https://obrazky.cenich.example/a">`,
  )
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`connect-src 'self';`)
  expect(policy).toContain(`img-src 'self' data: blob: https://obrazky.cenich.example;`)
  expect(second.headers.get('content-security-policy')).not.toContain(nonce)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('strict-transport-security')).toContain('includeSubDomains')
})

test.each([
  ['GET', '/data/staff_orders?limit=1', 'data', '/staff_orders?limit=1'],
  ['POST', '/data/rpc/staff_find', 'data', '/rpc/staff_find'],
  ['GET', '/services/session', 'services', '/session'],
  ['POST', '/services/staff/orders/12/hold', 'services', '/staff/orders/12/hold'],
])('%s %s goes to %s', async (method, path, who, url) => {
  const answer = await fetch(office + path, {
    method,
    headers: { cookie: 'cenich.session_token=x', 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.7' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  expect(await answer.text()).toBe(who)
  expect(answer.headers.get('set-cookie')).toBe('a=b; Path=/')
  expect(answer.headers.get('x-inner')).toBeNull()
  expect(asked.at(-1)).toMatchObject({ who, method, url, headers: { cookie: 'cenich.session_token=x' } })
  // Limits are counted for whoever sits at the browser, not for this server.
  expect(asked.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.7')
  expect(asked.at(-1)?.headers['x-forwarded-proto']).toBeUndefined()
})

test.each([
  ['PATCH', '/data/orders?id=eq.1'],
  ['POST', '/data/orders'],
  ['DELETE', '/data/orders?id=eq.1'],
  ['POST', '/services/notifications/gopay'],
  ['GET', '/services/staff/orders/%2e%2e/%2e%2e/metrics'],
  ['POST', '/services/cart/lines'],
  ['GET', '/assets/gone.js'],
])('%s %s leads nowhere', async (method, path) => {
  const before = asked.length
  const answer = await fetch(office + path, { method })
  expect([answer.status, asked.length]).toEqual([404, before])
})

test('it is ready while those behind it answer', async () => {
  expect(await (await fetch(`${office}/ready`)).json()).toEqual({ data: true, services: true })
})

test('it tells what the table of metrics says', async () => {
  const text = await (await fetch(`${metrics}/metrics`)).text()
  expect(compareExposition(text, OUR_METRICS.admin)).toEqual([])
})
