import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRequestMetrics } from './request-metrics.ts'

const { measure, createOpsServer } = createRequestMetrics()
const pages = createServer(
  measure((request, response) => void response.writeHead(request.url === '/neni' ? 404 : 200).end()),
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
  ['page', 200, 'GET', '/granule?strana=2'],
  ['page', 404, 'GET', '/neni'],
  ['data', 200, 'GET', '/granule.data'],
  ['asset', 200, 'GET', '/assets/app-1a2b.js'],
  ['api', 200, 'POST', '/api/kosik'],
  ['form', 200, 'POST', '/prihlasit-se'],
])('counts as %s with %i: %s %s', async (kind, status, method, path) => {
  await fetch(at(pages, path), { method })
  await expect.poll(read).toContain(`http_request_seconds_count{kind="${kind}",status="${status}"} 1`)
})

test('who asks for health is not counted, and no path becomes a label', async () => {
  const before = await read()
  await fetch(at(pages, '/ready'))
  const after = await read()
  const counts = (text: string) => text.split('\n').filter((line) => line.includes('_count'))
  expect(counts(after)).toEqual(counts(before))
  expect(after).not.toContain('granule')
})

test('serves nothing but metrics', async () => {
  expect((await fetch(at(ops, '/'))).status).toBe(404)
  expect(await read()).toContain('process_resident_memory_bytes')
})
