import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

let port = 0
let stop: () => void

beforeAll(async () => {
  const app = express()
  app.use(securityHeaders)
  // As the router's adapter sends what a page says.
  app.get('/secret', (_request, response) => {
    for (const value of ['a=1', 'b=2']) response.append('Set-Cookie', value)
    response.append('referrer-policy', 'no-referrer').send('ok')
  })
  app.get('/sdileni/pes.png', (_request, response) => void response.send('ok'))
  app.get('/', (_request, response) => void response.send('ok'))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
  stop = () => server.close()
})
afterAll(() => stop())

function rawHeaders(path: string): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume()
      const { rawHeaders: raw } = answer
      resolve(
        raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? ''] as [string, string]] : [])),
      )
    }).once('error', reject)
  })
}

test('a page with a secret sends one Referrer-Policy, its own', async () => {
  const headers = await rawHeaders('/secret')
  expect(headers.filter(([name]) => name === 'referrer-policy')).toEqual([['referrer-policy', 'no-referrer']])
  expect(headers.filter(([name]) => name === 'set-cookie')).toHaveLength(2)
})

test('every answer says who may draw it into a page', async () => {
  expect(await rawHeaders('/')).toContainEqual(['cross-origin-resource-policy', 'same-origin'])
})

test('a picture made for mails and shared links may be drawn anywhere', async () => {
  const headers = await rawHeaders('/sdileni/pes.png')
  expect(headers.filter(([name]) => name === 'cross-origin-resource-policy')).toEqual([
    ['cross-origin-resource-policy', 'cross-origin'],
  ])
})
