import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shipmentRequest } from '../ports/carrier.fixture.ts'
import { type FakePpl, startFakePpl } from './fake-ppl.ts'
import { createPpl, type PplOptions } from './ppl.ts'
import { toShipmentEvent } from './ppl-wire.ts'

let fake: FakePpl

let time = Date.parse('2026-11-16T10:00:00Z')
const now = () => new Date(time)

beforeAll(async () => {
  fake = await startFakePpl({ now })
})
afterEach(() => fake.reset())
afterAll(() => fake.stop())

const ppl = (change: Partial<PplOptions> = {}) =>
  createPpl({
    url: fake.url,
    clientId: fake.clientId,
    clientSecret: fake.clientSecret,
    sender: { name: 'Čenich', street: 'Skladová 1', city: 'Brno', zip: '602 00', country: 'CZ', phone: '', email: '' },
    codAccount: { number: '2500000006', bankCode: '2010' },
    timeoutMs: 5000,
    now,
    wait: async (ms) => {
      time += ms
    },
    ...change,
  })

function sentShipment() {
  const call = fake.journal.find(({ path }) => path === '/shipment/batch')
  return JSON.parse(call?.body ?? '{}').shipments[0]
}

test('sends one parcel with its weight, reference and address', async () => {
  await ppl().createShipment(shipmentRequest())
  expect(sentShipment()).toMatchObject({
    referenceId: '2026000123',
    productType: 'PRIV',
    recipient: {
      name: 'Jana Nováková',
      street: 'Hlavní 1234/5a',
      city: 'Brno',
      zipCode: '60200',
      country: 'CZ',
      phone: '+420777123456',
      email: 'jana@example.cz',
      contact: 'Jana Nováková',
    },
    shipmentSet: { numberOfShipments: 1, shipmentSetItems: [{ weighedShipmentInfo: { weight: 12.3 } }] },
    externalNumbers: [{ code: 'CUST', externalNumber: '2026000123' }],
  })
})

test('collects cash under the variable symbol of the order', async () => {
  await ppl().createShipment(shipmentRequest({ cod: { amount: 129_000, variableSymbol: '2026000123' } }))
  expect(sentShipment()).toMatchObject({
    productType: 'PRID',
    cashOnDelivery: {
      codPrice: 1290,
      codCurrency: 'CZK',
      codVarSym: '2026000123',
      bankAccount: '2500000006',
      bankCode: '2010',
    },
  })
})

test('writes a company above the person', async () => {
  const recipient = { ...shipmentRequest().recipient, company: 'Psí s.r.o.' }
  await ppl().createShipment(shipmentRequest({ recipient }))
  expect(sentShipment().recipient).toMatchObject({ name: 'Psí s.r.o.', name2: 'Jana Nováková' })
})

test('waits until the batch is imported, whatever the state of the import is called', async () => {
  fake.setFaults({ importState: 'Queued' })
  expect(await ppl().createShipment(shipmentRequest())).toMatchObject({ ok: true })
})

test('an import that takes too long goes on under the id that was told before the waiting began', async () => {
  fake.setFaults({ importMs: 60_000 })
  const taken: string[] = []
  const answer = await ppl().createShipment(shipmentRequest(), async (id) => void taken.push(id))
  expect(answer).toMatchObject({ code: 'unavailable', details: { cause: 'timeout', mayHaveHappened: true } })
  expect(await ppl().resumeShipment(taken[0] ?? '')).toMatchObject({ code: 'unavailable' })
  time += 60_000
  const [shipment] = fake.shipments
  expect(await ppl().resumeShipment(taken[0] ?? '')).toEqual({
    ok: true,
    value: { id: shipment?.batchId, trackingNumber: shipment?.number },
  })
  expect(fake.shipments).toHaveLength(1)
})

test('finds what is alive under our reference once it is imported', async () => {
  fake.setFaults({ loseCreate: 'after' })
  await ppl().createShipment(shipmentRequest())
  fake.setFaults({ loseCreate: 'no' })
  expect(await ppl().findShipments('2026000123')).toEqual({ ok: true, value: [] })
  time += 60_000
  const found = await ppl().findShipments('2026000123')
  const number = fake.shipments[0]?.number ?? ''
  expect(found).toEqual({ ok: true, value: [{ id: number, trackingNumber: number }] })
  await ppl().cancel({ id: number, trackingNumber: number })
  expect(await ppl().findShipments('2026000123')).toEqual({ ok: true, value: [] })
  expect(await ppl().findShipments('2026000124')).toEqual({ ok: true, value: [] })
})

test('names the field of an address it does not take', async () => {
  const { destination } = shipmentRequest()
  const answer = await ppl().createShipment(shipmentRequest({ destination: { ...destination, zip: '6' } as never }))
  expect(answer).toMatchObject({ code: 'refused', details: { fields: [{ name: 'recipient.zipCode' }] } })
})

test('does not deliver to points, and does not ask', async () => {
  const answer = await ppl().createShipment(shipmentRequest({ destination: { kind: 'point', pointId: '1' } }))
  expect(answer).toMatchObject({ code: 'refused', details: { reason: 'not_supported' } })
  expect(fake.journal).toEqual([])
})

test('a token refused too early is replaced once', async () => {
  const carrier = ppl()
  await carrier.createShipment(shipmentRequest())
  fake.expireTokens()
  expect(await carrier.createShipment(shipmentRequest())).toMatchObject({ ok: true })
  expect(fake.journal.filter(({ path }) => path === '/login/getAccessToken')).toHaveLength(2)
})

test('a wrong secret is refused', async () => {
  const answer = await ppl({ clientSecret: 'wrong' }).createShipment(shipmentRequest())
  expect(answer).toMatchObject({ code: 'refused', details: { reason: 'forbidden' } })
})

test.each([
  ['WaitingForShipment', 'carrier_unknown'],
  ['ShipmentInTransport.TakeOverFromSender', 'carrier_scanned'],
  ['ShipmentInTransport.SomethingNew', 'carrier_scanned'],
  ['OutForDelivery', 'carrier_scanned'],
  ['NotDelivered', 'carrier_problem'],
  ['Delivered.Parcelshop', 'carrier_ready'],
  ['Delivered', 'carrier_delivered'],
  ['Delivered.BackToSender', 'carrier_returned'],
  ['Delivered.SomethingNew', 'carrier_unknown'],
  ['Rejected', 'carrier_returning'],
  ['Canceled', 'carrier_cancelled'],
  ['SomethingNew', 'carrier_unknown'],
])('the code %s is %s to the shipment', (code, event) => {
  expect(toShipmentEvent(code)).toBe(event)
})

test('a parcel is moved on over HTTP', async () => {
  const shipment = await ppl().createShipment(shipmentRequest())
  const number = shipment.ok ? shipment.value.trackingNumber : ''
  const move = (to: string) =>
    fetch(`${fake.url}/__fake/shipments/${to}/advance`, { method: 'POST', body: JSON.stringify({ step: 'delivered' }) })
  expect((await move(number)).status).toBe(200)
  expect((await move('1')).status).toBe(404)
  expect(fake.shipments[0]?.events.map(({ code }) => code)).toEqual(['WaitingForShipment', 'Delivered'])
})
