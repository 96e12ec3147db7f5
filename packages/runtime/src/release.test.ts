import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Release, tellRelease } from './release.ts'

test('every answer says which build has made it, also one that gives all its headers at once', async () => {
  const server = createServer((_request, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end())
  tellRelease(server, '2026.11.16-1a2b3c4d5e6f')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-release': '2026.11.16-1a2b3c4d5e6f',
    'content-type': 'text/plain',
  })
})

test.each([
  [undefined, 'unreleased'],
  ['2026.11.16-1a2b3c4d5e6f', '2026.11.16-1a2b3c4d5e6f'],
])('a build that is called %s calls itself %s', (given, expected) => {
  expect(Release.parse(given)).toBe(expected)
})

test.each(['two words', 'a\r\nset-cookie: b=1', 'x'.repeat(65)])('%j is no name of a build', (given) => {
  expect(Release.safeParse(given).success).toBe(false)
})
