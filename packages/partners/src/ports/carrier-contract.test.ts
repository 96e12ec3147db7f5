import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startFakePacketa } from '../packeta/fake-packeta.ts'
import { createPacketa } from '../packeta/packeta.ts'
import { startFakePpl } from '../ppl/fake-ppl.ts'
import { createPpl } from '../ppl/ppl.ts'
import { shipmentRequest } from './carrier.fixture.ts'
import type { Carrier, CarrierShipment } from './carrier.ts'

type SharedFaults = {
  slowMs?: number
  down?: 'no' | '503' | 'reset'
  garble?: boolean
  loseCreate?: 'before' | 'after'
  brokenLabel?: boolean
}

type Stage = {
  carrier: (timeoutMs?: number) => Carrier
  setFaults: (faults: SharedFaults) => void
  advance: (shipment: CarrierShipment, step: string) => boolean
  countShipments: () => number
  fake: { reset(): void; unplug(): Promise<void>; plugIn(): Promise<void>; stop(): Promise<void> }
}

let time = Date.parse('2026-11-16T10:00:00Z')
const now = () => new Date(time)

async function stagePacketa(): Promise<Stage> {
  const fake = await startFakePacketa({ now })
  const options = { url: fake.restUrl, apiPassword: fake.apiPassword, senderLabel: 'cenich' }
  return {
    carrier: (timeoutMs = 5000) => createPacketa({ ...options, timeoutMs }),
    setFaults: fake.setFaults,
    advance: ({ id }, step) => fake.advance(id, step),
    countShipments: () => fake.packets.size,
    fake,
  }
}

async function stagePpl(): Promise<Stage> {
  const fake = await startFakePpl({ now })
  const sender = {
    name: 'Čenich',
    street: 'Skladová 1',
    city: 'Brno',
    zip: '602 00',
    country: 'CZ',
    phone: '',
    email: '',
  }
  const codAccount = { number: '2500000006', bankCode: '2010' }
  const { url, clientId, clientSecret } = fake
  const wait = async (ms: number) => {
    time += ms
  }
  return {
    carrier: (timeoutMs = 5000) => createPpl({ url, clientId, clientSecret, sender, codAccount, timeoutMs, now, wait }),
    setFaults: fake.setFaults,
    advance: ({ trackingNumber }, step) => fake.advance(trackingNumber, step),
    countShipments: () => fake.shipments.length,
    fake,
  }
}

describe.each([
  ['Packeta', stagePacketa],
  ['PPL', stagePpl],
])('%s as a carrier', (_, prepare) => {
  let stage: Stage

  beforeAll(async () => {
    stage = await prepare()
  })
  afterEach(() => stage.fake.reset())
  afterAll(() => stage.fake.stop())

  async function create(): Promise<CarrierShipment> {
    const answer = await stage.carrier().createShipment(shipmentRequest())
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return answer.value
  }

  function advance(shipment: CarrierShipment, step: string): void {
    time += 3_600_000
    expect(stage.advance(shipment, step)).toBe(true)
  }

  test('gives every parcel numbers of its own', async () => {
    const [first, second] = [await create(), await create()]
    expect(first.trackingNumber).not.toBe(second.trackingNumber)
    expect(stage.carrier().trackingUrl(first)).toContain(first.trackingNumber)
  })

  test('prints a label that is a PDF', async () => {
    const answer = await stage.carrier().label(await create())
    const pdf = answer.ok ? answer.value.toString('latin1') : ''
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
  })

  test('tells the shipment machine what happened, oldest first, with the moment it happened', async () => {
    const shipment = await create()
    for (const step of ['accepted', 'in_transit', 'ready', 'delivered']) advance(shipment, step)
    const answer = await stage.carrier().track(shipment)
    const events = answer.ok ? answer.value.events : []
    expect(events.map(({ event }) => event)).toEqual([
      'carrier_unknown',
      'carrier_scanned',
      'carrier_scanned',
      'carrier_ready',
      'carrier_delivered',
    ])
    expect(events.at(-1)?.at).toEqual(now())
    expect(events.every(({ statusCode, text }) => statusCode !== '' && text !== '')).toBe(true)
  })

  test('tells a parcel that nobody took', async () => {
    const shipment = await create()
    for (const step of ['accepted', 'problem', 'returning', 'returned']) advance(shipment, step)
    const answer = await stage.carrier().track(shipment)
    expect(answer.ok && answer.value.events.map(({ event }) => event).slice(-3)).toEqual([
      'carrier_problem',
      'carrier_returning',
      'carrier_returned',
    ])
  })

  test('cancels before the parcel is handed over, and a second time is the same cancellation', async () => {
    const shipment = await create()
    expect(await stage.carrier().cancel(shipment)).toEqual({ ok: true, value: null })
    expect(await stage.carrier().cancel(shipment)).toEqual({ ok: true, value: null })
    const answer = await stage.carrier().track(shipment)
    expect(answer.ok && answer.value.events.at(-1)?.event).toBe('carrier_cancelled')
  })

  test('does not cancel what is on its way', async () => {
    const shipment = await create()
    advance(shipment, 'accepted')
    expect(await stage.carrier().cancel(shipment)).toMatchObject({
      code: 'refused',
      details: { reason: 'cancel_not_allowed' },
    })
  })

  test('knows nothing of a parcel it never had', async () => {
    const unknown = { id: '4999999999', trackingNumber: '89999999999' }
    const refusal = { code: 'refused', details: { reason: 'not_found' } }
    expect(await stage.carrier().label(unknown)).toMatchObject(refusal)
    expect(await stage.carrier().track(unknown)).toMatchObject(refusal)
    expect(await stage.carrier().cancel(unknown)).toMatchObject(refusal)
  })

  test.each([
    ['too heavy', { weightGrams: 32_000 }],
    ['with haléře to collect', { cod: { amount: 129_050, variableSymbol: '2026000123' } }],
    ['without a name', { recipient: { ...shipmentRequest().recipient, firstName: '', lastName: '' } }],
  ])('refuses a parcel %s', async (_case, change) => {
    const answer = await stage.carrier().createShipment({ ...shipmentRequest(), ...change })
    expect(answer).toMatchObject({ code: 'refused', details: { reason: 'invalid' } })
  })

  test.each([
    ['answers too late', { slowMs: 60_000 }, 'timeout', true],
    ['is down', { down: '503' }, 'server_error', false],
    ['breaks off', { down: 'reset' }, 'broken_off', false],
    ['fails before its work', { loseCreate: 'before' }, 'server_error', false],
    ['fails after its work', { loseCreate: 'after' }, 'server_error', true],
  ] as const)('is asked once when it %s, and says that the parcel may exist', async (_case, faults, cause, isMade) => {
    const carrier = stage.carrier('slowMs' in faults ? 1000 : 5000)
    // What needs a token has it before the trouble begins.
    const probe = async () => (await carrier.track({ id: '1', trackingNumber: '1' })) as { code?: string }
    await expect.poll(async () => (await probe()).code).toBe('refused')
    stage.setFaults(faults)
    const answer = await carrier.createShipment(shipmentRequest())
    expect(answer).toMatchObject({ code: 'unavailable', details: { cause, mayHaveHappened: true } })
    expect(stage.countShipments()).toBe(isMade ? 1 : 0)
  })

  test('is unreachable when nobody listens, and nothing can have happened', async () => {
    await stage.fake.unplug()
    const answer = await stage.carrier().createShipment(shipmentRequest())
    await stage.fake.plugIn()
    expect(answer).toMatchObject({ code: 'unavailable', details: { cause: 'unreachable', mayHaveHappened: false } })
  })

  test('is not believed when it does not speak its protocol', async () => {
    const carrier = stage.carrier()
    const shipment = await create()
    await carrier.track(shipment)
    stage.setFaults({ garble: true })
    expect(await carrier.createShipment(shipmentRequest())).toMatchObject({ code: 'malformed' })
    expect(await carrier.track(shipment)).toMatchObject({ code: 'malformed' })
    expect(await carrier.label(shipment)).toMatchObject({ code: 'malformed' })
  })

  test('is not believed when a label is no PDF', async () => {
    const shipment = await create()
    stage.setFaults({ brokenLabel: true })
    expect(await stage.carrier().label(shipment)).toMatchObject({ code: 'malformed' })
  })
})
