import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakeGopay, startFakeGopay } from './fake-gopay.ts'
import { clientOf, paymentRequest } from './gopay.fixture.ts'

let fake: FakeGopay

beforeAll(async () => {
  fake = await startFakeGopay({ retryDelaysMs: [5] })
  // Nobody stands behind the addresses of these tests.
  fake.setFaults({ notifications: 'lost' })
})
afterEach(() => {
  fake.reset()
  fake.setFaults({ notifications: 'lost' })
})
afterAll(() => fake.stop())

async function create(change: Parameters<typeof paymentRequest>[0] = {}) {
  const answer = await clientOf(fake).createPayment(paymentRequest(change))
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value
}

test('creates a payment with exactly the body the gateway documents', async () => {
  const payment = await create()
  const call = fake.journal.find(({ path }) => path === '/api/payments/payment')
  expect(JSON.parse(call?.body ?? '')).toEqual({
    target: { type: 'ACCOUNT', goid: 8123456789 },
    amount: 126900,
    currency: 'CZK',
    order_number: '2026000123',
    order_description: 'Objednávka 2026000123',
    lang: 'CS',
    items: [
      { type: 'ITEM', name: 'Granule 12 kg', amount: 129000, count: 1, vat_rate: 12, ean: '8590000000008' },
      { type: 'DELIVERY', name: 'Zásilkovna', amount: 7900, count: 1, vat_rate: 21 },
      { type: 'DISCOUNT', name: 'Kupón', amount: -10000, count: 1, vat_rate: 12 },
    ],
    payer: {
      allowed_payment_instruments: ['PAYMENT_CARD', 'BANK_ACCOUNT'],
      default_payment_instrument: 'PAYMENT_CARD',
      contact: {
        first_name: 'Jana',
        last_name: 'Nováková',
        email: 'jana@example.cz',
        phone_number: '+420777123456',
        city: 'Brno',
        street: 'Hlavní 1',
        postal_code: '60200',
        country_code: 'CZE',
      },
    },
    callback: {
      return_url: 'https://shop.example/platba/navrat',
      notification_url: 'https://shop.example/api/gopay/notify',
    },
    additional_params: [{ name: 'orderId', value: '0190-uuid' }],
  })
  expect(call?.body).toContain('Nováková')
  expect(payment).toMatchObject({ event: 'gateway_created', state: 'CREATED', merchant: '8123456789' })
  expect(payment.gatewayUrl).toMatch(/\/gw\/v3\/[0-9a-f]{32}$/)
})

test('reads back what the gateway knows, ready for the check against our order', async () => {
  const { id } = await create()
  fake.act(id, 'pay')
  expect(await clientOf(fake).readPayment(id)).toMatchObject({
    ok: true,
    value: {
      id,
      event: 'gateway_paid',
      amount: 126_900,
      currency: 'CZK',
      orderNumber: '2026000123',
      merchant: '8123456789',
      instrument: 'PAYMENT_CARD',
      card: { maskedNumber: '444444******4448', expires: '3012', brand: 'VISA' },
      params: { orderId: '0190-uuid' },
    },
  })
})

test.each([
  ['pay', 'gateway_paid', null, null],
  ['transfer', 'gateway_method_chosen', '_101', null],
  ['cancel', 'gateway_cancelled', '_5043', 'given_up'],
  ['decline', 'gateway_cancelled', '_5025', 'declined'],
  ['timeout', 'gateway_timed_out', '_5024', null],
  ['leave', 'gateway_created', null, null],
] as const)('reports a payment after %s as %s', async (action, event, subState, failure) => {
  const { id } = await create()
  fake.act(id, action)
  expect(await clientOf(fake).readPayment(id)).toMatchObject({ ok: true, value: { event, subState, failure } })
})

test('reports money that came after the end', async () => {
  const { id } = await create()
  fake.act(id, 'timeout')
  expect(fake.act(id, 'pay')).toBe(true)
  expect(await clientOf(fake).readPayment(id)).toMatchObject({ value: { event: 'gateway_paid' } })
})

test('refunds a part and then the rest, and lists both', async () => {
  const { id } = await create()
  fake.act(id, 'pay')
  const gopay = clientOf(fake)
  expect(await gopay.refund(id, 26_900)).toEqual({ ok: true, value: 'done' })
  expect(await gopay.readPayment(id)).toMatchObject({ value: { event: 'refund_confirmed_part' } })
  expect(await gopay.refund(id, 100_000)).toEqual({ ok: true, value: 'done' })
  expect(await gopay.readPayment(id)).toMatchObject({ value: { event: 'refund_confirmed_full' } })
  expect(await gopay.listRefunds(id)).toMatchObject({
    value: [
      { amount: 26_900, state: 'done', currency: 'CZK' },
      { amount: 100_000, state: 'done', currency: 'CZK' },
    ],
  })
  expect(fake.journal.find(({ path }) => path.endsWith('/refund'))?.body).toBe('amount=26900')
})

test.each([
  ['more than was paid', 126_901, 'wrong_amount', '332'],
  ['nothing', 0, 'wrong_amount', '332'],
])('refuses to refund %s', async (_, amount, reason, partnerCode) => {
  const { id } = await create()
  fake.act(id, 'pay')
  expect(await clientOf(fake).refund(id, amount)).toMatchObject({ code: 'refused', details: { reason, partnerCode } })
})

test('refuses to refund what was never paid', async () => {
  const { id } = await create()
  expect(await clientOf(fake).refund(id, 100)).toMatchObject({ details: { reason: 'not_refundable' } })
})

test.each([
  ['no_funds', { code: 'refused', details: { reason: 'no_funds', partnerCode: '333' } }],
  ['failed', { code: 'refused', details: { partnerCode: 'FAILED' } }],
  ['later', { ok: true, value: 'later' }],
] as const)('tells a refund that ends as %s', async (refunds, expected) => {
  const { id } = await create()
  fake.act(id, 'pay')
  fake.setFaults({ refunds })
  expect(await clientOf(fake).refund(id, 126_900)).toMatchObject(expected)
})

test('a refund taken over for later is finished by the gateway some other time', async () => {
  const { id } = await create()
  fake.act(id, 'pay')
  fake.setFaults({ refunds: 'later' })
  const gopay = clientOf(fake)
  await gopay.refund(id, 126_900)
  expect(await gopay.listRefunds(id)).toMatchObject({ value: [{ state: 'requested' }] })
  expect(await gopay.refund(id, 1)).toMatchObject({ details: { reason: 'wrong_amount' } })
  await fetch(`${fake.url}/__fake/payments/${id}/finish-refunds`, { method: 'POST' })
  expect(await gopay.readPayment(id)).toMatchObject({ value: { event: 'refund_confirmed_full' } })
})

test('charges a remembered card again, until the recurrence is stopped', async () => {
  const { id: parentId } = await create({ chargeAgainUntil: '2099-12-31' })
  const gopay = clientOf(fake)
  const { payer: _, ...charge } = paymentRequest({ orderNumber: '2026000124', amount: 137_000 })
  const again = { ...charge, items: charge.items.slice(0, 1).map((item) => ({ ...item, amount: 137_000 })) }

  expect(await gopay.chargeAgain(parentId, again)).toMatchObject({ details: { reason: 'recurrence_failed' } })
  fake.act(parentId, 'pay')
  const child = await gopay.chargeAgain(parentId, again)
  expect(child).toMatchObject({ value: { parentId, event: 'gateway_created', amount: 137_000 } })
  expect(await gopay.readPayment(child.ok ? child.value.id : '')).toMatchObject({ value: { event: 'gateway_paid' } })
  expect(fake.countPaid('2026000124')).toBe(1)

  expect(await gopay.stopRecurrence(parentId)).toEqual({ ok: true, value: 'done' })
  expect(await gopay.readPayment(parentId)).toMatchObject({ value: { recurrence: 'stopped' } })
  expect(await gopay.chargeAgain(parentId, again)).toMatchObject({ details: { reason: 'recurrence_stopped' } })
})

test('a declined charge of a remembered card is a cancelled payment', async () => {
  const { id } = await create({ chargeAgainUntil: '2099-12-31' })
  fake.act(id, 'pay')
  fake.setFaults({ recurrences: 'declined' })
  const child = await clientOf(fake).chargeAgain(id, paymentRequest())
  expect(await clientOf(fake).readPayment(child.ok ? child.value.id : '')).toMatchObject({
    value: { event: 'gateway_cancelled', subState: '_5006' },
  })
})

test('blocks money first and takes it by a capture, once', async () => {
  const { id } = await create({ isPreauthorized: true })
  const gopay = clientOf(fake)
  fake.act(id, 'pay')
  expect(await gopay.readPayment(id)).toMatchObject({ value: { event: 'gateway_authorized' } })
  expect(fake.countPaid('2026000123')).toBe(0)
  expect(await gopay.capture(id)).toEqual({ ok: true, value: 'done' })
  expect(await gopay.capture(id)).toMatchObject({ details: { reason: 'wrong_state', partnerCode: '351' } })
  expect(await gopay.voidAuthorization(id)).toMatchObject({ details: { reason: 'wrong_state', partnerCode: '352' } })
  expect(fake.countPaid('2026000123')).toBe(1)
})

test('gives blocked money back by a void', async () => {
  const { id } = await create({ isPreauthorized: true })
  fake.act(id, 'pay')
  expect(await clientOf(fake).voidAuthorization(id)).toEqual({ ok: true, value: 'done' })
  expect(await clientOf(fake).readPayment(id)).toMatchObject({ value: { event: 'gateway_cancelled' } })
})

test('lists the instruments of the shop', async () => {
  const answer = await clientOf(fake).listInstruments('CZK')
  expect(answer).toEqual({ ok: true, value: ['PAYMENT_CARD', 'BANK_ACCOUNT', 'GPAY', 'APPLE_PAY'] })
})

test('names the field the gateway does not like', async () => {
  const answer = await clientOf(fake).createPayment(paymentRequest({ currency: 'XXX' }))
  expect(answer).toMatchObject({
    code: 'refused',
    details: { reason: 'invalid', partnerCode: '111', fields: [{ name: 'currency' }] },
  })
})

test('refuses rows that do not add up to the amount', async () => {
  const answer = await clientOf(fake).createPayment(paymentRequest({ amount: 126_901 }))
  expect(answer).toMatchObject({ code: 'refused', details: { reason: 'invalid', partnerCode: '360' } })
  expect(fake.charges).toEqual([])
})

test.each(['999', '../../eshops', 'abc', ''])('says of the id "%s" that there is no such payment', async (id) => {
  expect(await clientOf(fake).readPayment(id)).toMatchObject({ code: 'refused', details: { reason: 'not_found' } })
})
