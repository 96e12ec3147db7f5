import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuseForeignForms } from './refuse-foreign-forms.ts'

let url = ''
let stop: () => void

beforeAll(async () => {
  const app = express()
  app.use(refuseForeignForms)
  app.use((request, response) => void response.send(request.get('origin') ?? 'none'))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = () => server.close()
})
afterAll(() => stop())

const post = (headers: Record<string, string>) => fetch(url, { method: 'POST', headers })

describe('refuseForeignForms', () => {
  test('lets a form of our own page through', async () => {
    expect((await post({ origin: url })).status).toBe(200)
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port of this host', { origin: 'http://127.0.0.1:1' }],
    ['in a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['in a browser that does not say where it is', { origin: 'null' }],
    ['that says it crosses sites', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a form %s', async (_what, headers) => {
    expect((await post(headers)).status).toBe(403)
  })

  test('knows the form of a page without referrer by the word of the browser, and names its origin for the router', async () => {
    const answer = await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })
    expect(await answer.text()).toBe(url)
  })

  test('lets everybody look', async () => {
    expect((await fetch(url, { headers: { origin: 'https://evil.example' } })).status).toBe(200)
  })
})
