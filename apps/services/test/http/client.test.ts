import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServicesClient } from '@shop/clients/services'
import { beforeAll, expect, test } from 'vitest'
import { openEmptyShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD } from '../people.ts'

const shop = openEmptyShop()
let endpoint: string
beforeAll(async () => {
  endpoint = shop.url
})

/** What a page server does with the cookies of an answer: the browser sends them back next time. */
const toCookie = (setCookies: string[]) => setCookies.map((cookie) => cookie.split(';')[0]).join('; ')

test('a visitor registers, confirms and is somebody, all through the client', async () => {
  const email = 'klient@priklad.cz'
  const visitor = createServicesClient({ endpoint, clientIp: '198.51.100.1', userAgent: 'Firefox/140.0 Linux' })
  const registered = await visitor.register({ email, password: PASSWORD })
  expect(registered).toMatchObject({ ok: true, value: { state: 'waiting' } })
  const confirmed = await visitor.useLink(linkIn(await shop.mailTo(email)))
  expect(confirmed).toMatchObject({ ok: true, value: { signedIn: true } })

  const signedIn = createServicesClient({ endpoint, cookie: toCookie(visitor.setCookies) })
  expect(await signedIn.session({})).toMatchObject({ ok: true, value: { customer: { email } } })
})

test('refusals, bad input and missing rows are values', async () => {
  const { cookies } = await newCustomer(shop)
  const client = createServicesClient({
    endpoint,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  expect(await client.signIn({ email: 'kdo@priklad.cz', password: 'nevim nevim' })).toEqual({
    ok: false,
    code: 'sign_in_failed',
    details: {},
  })
  expect(await client.addDog({ name: '' })).toMatchObject({
    ok: false,
    code: 'invalid_input',
    details: { fields: { name: 'required' } },
  })
  expect(await client.removeDog({ id: 404 })).toMatchObject({ ok: false, code: 'not_found' })
  expect(await createServicesClient({ endpoint }).exportData({})).toMatchObject({ ok: false, code: 'not_signed_in' })
})

test('a key makes a repeated call one act', async () => {
  const { cookies } = await newCustomer(shop)
  const client = createServicesClient({
    endpoint,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const once = { idempotencyKey: 'form-5f1c2a90' }
  expect(await client.addDog({ name: 'Bára' }, once)).toEqual(await client.addDog({ name: 'Bára' }, once))
})

test('limits count the visitor, not the page server', async () => {
  const ask = (clientIp: string) =>
    createServicesClient({ endpoint, clientIp }).forgotPassword({ email: 'kdo@priklad.cz' })
  for (let count = 0; count < 20; count += 1) await ask('203.0.113.5')
  expect(await ask('203.0.113.5')).toMatchObject({ ok: false, code: 'too_many_attempts' })
  expect(await ask('203.0.113.6')).toMatchObject({ ok: true })
})

test('one request id goes all the way', async () => {
  await createServicesClient({ endpoint, requestId: 'page-request-77' }).forgotPassword({ email: 'kdo@priklad.cz' })
  expect(shop.logLines.some((line) => line.includes('"requestId":"page-request-77"'))).toBe(true)
})

test.each([
  ['a failure of the services', 500, '{"code":"fault","message":"","details":{"requestId":"r"},"hint":null}'],
  ['a page of a proxy', 502, '<h1>Bad gateway</h1>'],
  ['an error that is not ours', 418, '{"teapot":true}'],
])('%s is thrown, never shown as a refusal', async (_what, status, body) => {
  const broken = createServer((_request, response) => response.writeHead(status).end(body)).listen(0)
  const client = createServicesClient({ endpoint: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` })
  await expect(client.session({})).rejects.toMatchObject({ name: 'ServicesError', status })
  broken.close()
})

test('without an endpoint it says what to set', () => {
  expect(() => createServicesClient({ endpoint: undefined })).toThrow('set SERVICES_URL')
})

test.each([
  ['nobody listens', 'http://127.0.0.1:1', undefined],
  ['nobody answers in time', 'silent', 50],
])('services that are away (%s) fail as 503, with the cause', async (_why, address, timeoutMs) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const target = address === 'silent' ? `http://127.0.0.1:${(silent.address() as AddressInfo).port}` : address
  const client = createServicesClient({ endpoint: target, ...(timeoutMs ? { timeoutMs } : {}) })
  const failed = await client.session({}).catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'ServicesError', status: 503, code: null, cause: expect.any(Error) })
  silent.closeAllConnections()
  silent.close()
})
