import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shipmentRequest } from '../ports/carrier.fixture.ts'
import { type FakePacketa, startFakePacketa } from './fake-packeta.ts'
import { createPacketa } from './packeta.ts'
import { toShipmentEvent } from './packeta-tracking.ts'

let fake: FakePacketa
const POINT = '70027'
const BOX = '70030'

beforeAll(async () => {
  fake = await startFakePacketa({ now: () => new Date('2026-11-16T10:00:00Z') })
})
afterEach(() => fake.reset())
afterAll(() => fake.stop())

const packeta = (apiPassword = fake.apiPassword) =>
  createPacketa({ url: fake.restUrl, apiPassword, senderLabel: 'psi-shop', timeoutMs: 5000 })

const toPoint = (pointId: string, change = {}) =>
  shipmentRequest({ destination: { kind: 'point', pointId }, ...change })

async function create(change = {}) {
  const answer = await packeta().createShipment(toPoint(POINT, change))
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value
}

test('sends exactly the text of the reference', async () => {
  await create({ cod: { amount: 129_000, variableSymbol: '2026000123' } })
  expect(fake.journal[0]?.body).toBe(
    `<?xml version="1.0" encoding="utf-8"?><createPacket><apiPassword>0123456789abcdef0123456789abcdef</apiPassword><packetAttributes><number>2026000123</number><name>Jana</name><surname>Nováková</surname><email>jana@example.cz</email><phone>+420777123456</phone><addressId>${POINT}</addressId><currency>CZK</currency><cod>1290</cod><value>1290</value><weight>12.3</weight><eshop>psi-shop</eshop></packetAttributes></createPacket>`,
  )
})

const RETURN = { reference: 'O100042', email: 'jana@example.cz', phone: '+420777123456', value: 104_900 }

test('asks for a return by password with exactly these fields', async () => {
  const answer = await packeta().createReturn(RETURN)
  expect(fake.journal[0]?.body).toBe(
    '<?xml version="1.0" encoding="utf-8"?><createPacketClaimWithPassword><apiPassword>0123456789abcdef0123456789abcdef</apiPassword><claimWithPasswordAttributes><number>O100042</number><email>jana@example.cz</email><phone>+420777123456</phone><value>1049</value><currency>CZK</currency><eshop>psi-shop</eshop><consignCountry>CZ</consignCountry><sendEmailToCustomer>0</sendEmailToCustomer></claimWithPasswordAttributes></createPacketClaimWithPassword>',
  )
  const id = answer.ok ? answer.value.id : ''
  expect(answer).toEqual({ ok: true, value: { id, trackingNumber: `Z${id}`, code: `R${id.slice(-6)}` } })
})

test('a return needs no phone, and a fault of it is named', async () => {
  expect(await packeta().createReturn({ ...RETURN, phone: '' })).toMatchObject({ ok: true })
  expect(fake.journal[0]?.body).not.toContain('<phone>')
  expect(await packeta().createReturn({ ...RETURN, email: 'jana' })).toMatchObject({
    code: 'refused',
    details: { reason: 'invalid', fields: [{ name: 'email' }] },
  })
})

test('keeps the number and the barcode', async () => {
  const { id, trackingNumber } = await create()
  expect(id).toMatch(/^40000000\d\d$/)
  expect(trackingNumber).toBe(`Z${id}`)
})

test('sends a parcel home through the carrier of home delivery', async () => {
  const dimensions = { widthMm: 380, heightMm: 680, depthMm: 150 }
  expect(await packeta().createShipment(shipmentRequest({ dimensions }))).toMatchObject({ ok: true })
  expect(fake.journal[0]?.body).toContain('<addressId>106</addressId>')
  expect(fake.journal[0]?.body).toContain(
    '<street>Hlavní</street><houseNumber>1234/5a</houseNumber><city>Brno</city><zip>60200</zip>' +
      '<size><length>150</length><width>380</width><height>680</height></size>',
  )
})

test('cuts a long name and keeps it in full in the note', async () => {
  const lastName = 'Nováková-Svobodová ze Starého Rožmitálu'
  const recipient = { ...shipmentRequest().recipient, firstName: 'Jana <3 "psi"', lastName }
  await create({ recipient })
  const body = fake.journal[0]?.body
  expect(body).toContain('<name>Jana 3 psi</name><surname>Nováková-Svobodová ze Starého Ro</surname>')
  expect(body).toContain(`<note>Jana &lt;3  psi  ${lastName}</note>`)
})

test.each([
  ['to a point nobody knows', toPoint('1'), 'addressId'],
  ['to a full point', toPoint('70018'), 'addressId'],
  ['to a point on holiday', toPoint('70064'), 'addressId'],
  ['heavier than the box takes', toPoint(BOX, { weightGrams: 10_001 }), 'weight'],
  ['with a wrong postcode', shipmentRequest({ destination: { ...address(), zip: '60' } }), 'zip'],
  ['with a number that is no number', toPoint(POINT, { reference: 'a/b' }), 'number'],
])('names the attribute of a parcel %s', async (_, request, name) => {
  expect(await packeta().createShipment(request)).toMatchObject({
    code: 'refused',
    details: { reason: 'invalid', partnerCode: 'PacketAttributesFault', fields: [{ name }] },
  })
})

function address() {
  const { destination } = shipmentRequest()
  if (destination.kind !== 'address') throw new Error('no address')
  return destination
}

test('a point that filled up since it was chosen is refused', async () => {
  expect(fake.setPointStatus(POINT, 'full')).toBe(true)
  const answer = await packeta().createShipment(toPoint(POINT))
  expect(answer).toMatchObject({ code: 'refused', details: { fields: [{ name: 'addressId' }] } })
})

test('a wrong password is refused', async () => {
  const answer = await packeta('wrong').createShipment(toPoint(POINT))
  expect(answer).toMatchObject({ details: { reason: 'forbidden', partnerCode: 'IncorrectApiPasswordFault' } })
})

test('says until when a parcel waits', async () => {
  const shipment = await create()
  fake.advance(shipment.id, 'ready')
  expect(await packeta().track(shipment)).toMatchObject({ ok: true, value: { storedUntil: '2026-11-23' } })
  fake.advance(shipment.id, 'delivered')
  expect(await packeta().track(shipment)).toMatchObject({ ok: true, value: { storedUntil: null } })
})

test('a code nobody knows is kept and changes nothing', async () => {
  const shipment = await create()
  fake.advance(shipment.id, 777)
  expect(await packeta().track(shipment)).toMatchObject({
    value: { events: [{}, { event: 'carrier_unknown', statusCode: '777' }] },
  })
})

test.each([
  ['1', 'carrier_unknown'],
  ['2', 'carrier_scanned'],
  ['5', 'carrier_ready'],
  ['7', 'carrier_delivered'],
  ['9', 'carrier_returning'],
  ['10', 'carrier_returned'],
  ['11', 'carrier_cancelled'],
  ['15', 'carrier_unknown'],
  ['20', 'carrier_returning'],
  ['24', 'carrier_problem'],
  ['27', 'carrier_scanned'],
  ['999', 'carrier_unknown'],
])('status %s is %s to the shipment', (code, event) => {
  expect(toShipmentEvent(code)).toBe(event)
})

test('a parcel is moved on over HTTP', async () => {
  const { id } = await create()
  const move = (packet: string, step: unknown) =>
    fetch(`${fake.url}/__fake/packets/${packet}/advance`, { method: 'POST', body: JSON.stringify({ step }) })
  expect((await move(id, 'delivered')).status).toBe(200)
  expect((await move(id, 'lost')).status).toBe(404)
  expect((await move('1', 7)).status).toBe(404)
  expect(fake.packets.get(id)?.records.map(({ statusCode }) => statusCode)).toEqual([1, 7])
})
