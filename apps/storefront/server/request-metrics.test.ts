import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OUR_METRICS } from '@shop/deploy/cluster/exported-metrics'
import { compareExposition } from '@shop/deploy/cluster/read-exposition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measurePages } from './request-metrics.ts'

const { measure, createOpsServer } = measurePages()
const pages = createServer(
  measure((request, response) => {
    // As the router does it, through Express.
    if (request.url?.startsWith('/produkt/')) Object.assign(response, { locals: { route: '/produkt/:slug' } })
    response.writeHead(request.url === '/neni' ? 404 : 200).end()
  }),
)
const ops = createOpsServer()

beforeAll(async () => {
  for (const server of [pages, ops]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const server of [pages, ops]) server.close()
})

const at = (server: Server, path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const read = async () => (await fetch(at(ops, '/metrics'))).text()

test.each([
  ['page', '/produkt/:slug', 200, 'GET', '/produkt/granule?strana=2'],
  ['page', '(none)', 404, 'GET', '/neni'],
  ['data', '/produkt/:slug', 200, 'GET', '/produkt/granule.data'],
  ['asset', '(none)', 200, 'GET', '/assets/app-1a2b.js'],
  ['api', '(none)', 200, 'POST', '/api/kosik'],
  ['form', '(none)', 200, 'POST', '/prihlasit-se'],
])('counts as %s of %s with %i: %s %s', async (kind, route, status, method, path) => {
  await fetch(at(pages, path), { method })
  await expect.poll(read).toContain(`http_requests_total{kind="${kind}",route="${route}",status="${status}"} 1`)
  expect(await read()).toContain(
    `http_request_seconds_count{kind="${kind}",route="${route}",status="${Math.floor(status / 100)}xx"} 1`,
  )
})

test('who asks for health is not counted, and no path becomes a label', async () => {
  const before = await read()
  await fetch(at(pages, '/ready'))
  const after = await read()
  const counts = (text: string) => text.split('\n').filter((line) => line.includes('_count'))
  expect(counts(after)).toEqual(counts(before))
  expect(after).not.toContain('granule')
})

test('tells what alerts and dashboards count on, and nothing else', async () => {
  expect(compareExposition(await read(), OUR_METRICS.storefront)).toEqual([])
})

test('serves nothing but metrics', async () => {
  expect((await fetch(at(ops, '/'))).status).toBe(404)
  expect(await read()).toContain('process_resident_memory_bytes')
})
