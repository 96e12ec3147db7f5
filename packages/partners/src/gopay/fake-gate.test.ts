import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakeGopay, startFakeGopay } from './fake-gopay.ts'
import { clientOf, paymentRequest } from './gopay.fixture.ts'

let fake: FakeGopay

beforeAll(async () => {
  fake = await startFakeGopay()
})
afterEach(() => fake.reset())
afterAll(() => fake.stop())

async function openGate(change: Parameters<typeof paymentRequest>[0] = {}) {
  fake.setFaults({ notifications: 'held' })
  const answer = await clientOf(fake).createPayment(paymentRequest(change))
  if (!answer.ok || !answer.value.gatewayUrl) throw new Error('no payment')
  return { id: answer.value.id, url: answer.value.gatewayUrl }
}

async function press(url: string, action: string, reason = '') {
  const body = new URLSearchParams({ action, reason })
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

test('the page says in Czech what is paid and offers every outcome', async () => {
  const { url } = await openGate({ description: 'Granule <b>& spol.</b>' })
  const html = await (await fetch(url)).text()
  expect(html).toContain('<html lang="cs">')
  expect(html).toMatch(/1\s269,00\sKč/)
  expect(html).toContain('Granule &lt;b&gt;&amp; spol.')
  for (const label of ['Zaplatit', 'Zrušit platbu', 'Nechat otevřené', 'Nechat vypršet', 'Zamítnout platbu']) {
    expect(html).toContain(label)
  }
})

test.each([
  ['pay', 'gateway_paid'],
  ['cancel', 'gateway_cancelled'],
  ['leave', 'gateway_created'],
  ['transfer', 'gateway_method_chosen'],
  ['timeout', 'gateway_timed_out'],
] as const)('the button %s leads back to the shop with the id', async (action, event) => {
  const { id, url } = await openGate({ returnUrl: 'https://shop.example/navrat?objednavka=7' })
  const reply = await press(url, action)
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe(`https://shop.example/navrat?objednavka=7&id=${id}`)
  expect(await clientOf(fake).readPayment(id)).toMatchObject({ value: { event } })
})

test('a refusal of the bank carries the chosen reason', async () => {
  const { id, url } = await openGate()
  await press(url, 'decline', '_5006')
  expect(await clientOf(fake).readPayment(id)).toMatchObject({ value: { state: 'CANCELED', subState: '_5006' } })
})

test('paying twice takes the money once', async () => {
  const { url } = await openGate()
  await Promise.all([press(url, 'pay'), press(url, 'pay')])
  await press(url, 'cancel')
  expect(fake.countPaid('2026000123')).toBe(1)
  expect(await (await fetch(url)).text()).toContain('Platba je už vyřízená')
})

test('a payment nobody knows has no page', async () => {
  expect((await fetch(`${fake.url}/gw/v3/00000000000000000000000000000000`)).status).toBe(404)
})

test('switches can be set over HTTP, and a wrong one is refused', async () => {
  const set = (faults: object) => fetch(`${fake.url}/__fake/faults`, { method: 'POST', body: JSON.stringify(faults) })
  expect(await (await set({ slowMs: 1, notifications: 'twice' })).json()).toMatchObject({ notifications: 'twice' })
  expect((await set({ notifications: 'sometimes' })).status).toBe(400)
  expect(fake.faults).toMatchObject({ slowMs: 1, notifications: 'twice', down: 'no' })
})

test('a test can act and look over HTTP, as against a fake in another process', async () => {
  const { id } = await openGate()
  const admin = (path: string) => fetch(`${fake.url}/__fake${path}`, { method: 'POST' })
  expect(await (await admin(`/payments/${id}/pay`)).json()).toEqual({ changed: true })
  expect((await admin(`/payments/${id}/explode`)).status).toBe(404)
  const charges = await (await fetch(`${fake.url}/__fake/charges`)).json()
  expect(charges).toEqual([{ paymentId: Number(id), orderNumber: '2026000123', amount: 126_900 }])
  await admin('/reset')
  expect(fake.charges).toEqual([])
})
