import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FakeGopay, startFakeGopay } from './fake-gopay.ts'
import { clientOf, paymentRequest, startReceiver } from './gopay.fixture.ts'

let fake: FakeGopay
let receiver: Awaited<ReturnType<typeof startReceiver>>
/** Next answers of the shop to notifications; 200 when there is none. */
let answers: number[] = []
let time = Date.parse('2026-11-16T10:00:00Z')

beforeAll(async () => {
  fake = await startFakeGopay({ retryDelaysMs: [1], scatterMs: 60, now: () => new Date(time) })
  receiver = await startReceiver(() => answers.shift() ?? 200)
})
afterEach(() => {
  fake.reset()
  receiver.ids.length = 0
  answers = []
})
afterAll(async () => {
  await fake.stop()
  await receiver.stop()
})

const client = () => clientOf(fake, { now: () => new Date(time) })

async function create(orderNumber = '2026000123') {
  const answer = await client().createPayment(paymentRequest({ orderNumber, notificationUrl: receiver.url }))
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value
}

describe('the gateway in trouble', () => {
  test.each([
    [{ slowMs: 60_000 }, 'timeout', true],
    [{ down: '503' }, 'server_error', false],
    [{ down: 'reset' }, 'broken_off', false],
    [{ loseCreate: 'before' }, 'server_error', false],
    [{ loseCreate: 'after' }, 'server_error', true],
  ] as const)('with %o a new payment is unavailable and its fate is unknown', async (faults, cause, isMade) => {
    const gopay = clientOf(fake, { timeoutMs: 'slowMs' in faults ? 1000 : 5000 })
    await expect.poll(async () => (await gopay.listInstruments('CZK')).ok).toBe(true)
    fake.setFaults(faults)
    const answer = await gopay.createPayment(paymentRequest())
    expect(answer).toMatchObject({ code: 'unavailable', details: { cause, mayHaveHappened: true } })
    const calls = fake.journal.filter(({ path }) => path === '/api/payments/payment')
    expect(calls).toHaveLength(1)
    const made = await (await fetch(`${fake.url}/__fake/payments`)).json()
    expect(made).toHaveLength(isMade ? 1 : 0)
  })

  test('a gateway nobody listens at has certainly done nothing, and works again once it is back', async () => {
    await fake.unplug()
    const answer = await client().createPayment(paymentRequest())
    await fake.plugIn()
    expect(answer).toMatchObject({ code: 'unavailable', details: { cause: 'unreachable', mayHaveHappened: false } })
    expect(await client().createPayment(paymentRequest())).toMatchObject({ ok: true })
  })

  test('a status that cannot be read is unavailable, and nothing could have happened', async () => {
    const { id } = await create()
    fake.setFaults({ failStatus: true })
    expect(await client().readPayment(id)).toMatchObject({
      code: 'unavailable',
      details: { cause: 'server_error', httpStatus: 500, mayHaveHappened: false },
    })
  })

  test('an answer that is not the protocol is malformed and is not believed', async () => {
    const gopay = client()
    const { id } = await create()
    await gopay.readPayment(id)
    fake.setFaults({ garble: true })
    expect(await gopay.readPayment(id)).toMatchObject({ code: 'malformed', details: { mayHaveHappened: false } })
    expect(await gopay.createPayment(paymentRequest())).toMatchObject({
      code: 'malformed',
      details: { mayHaveHappened: true },
    })
  })

  test('a state nobody knows is malformed, and the problem says where without the value', async () => {
    const { id } = await create()
    fake.setFaults({ lie: { state: 'EXPLODED' } })
    const answer = await client().readPayment(id)
    expect(answer).toMatchObject({ code: 'malformed', details: { problem: 'state: invalid_value' } })
  })

  test.each([
    [{ amount: 1 }, { amount: 1 }],
    [{ currency: 'EUR' }, { currency: 'EUR' }],
    [{ order_number: '2026999999' }, { orderNumber: '2026999999' }],
    [{ goid: 8000000001 }, { merchant: '8000000001' }],
  ])('a lie %o about the payment is handed on as said, for the check against our order', async (lie, seen) => {
    const { id } = await create()
    fake.act(id, 'pay')
    fake.setFaults({ lie })
    expect(await client().readPayment(id)).toMatchObject({ ok: true, value: { event: 'gateway_paid', ...seen } })
  })
})

describe('tokens', () => {
  const tokenCalls = () => fake.journal.filter(({ path }) => path === '/api/oauth2/token').length

  test('one token serves many calls, also those made at once', async () => {
    const gopay = client()
    await Promise.all([gopay.listInstruments('CZK'), gopay.listInstruments('EUR'), gopay.listInstruments('CZK')])
    await gopay.listInstruments('CZK')
    expect(tokenCalls()).toBe(1)
  })

  test('a token is renewed a minute before it expires', async () => {
    const gopay = client()
    await gopay.listInstruments('CZK')
    time += 1739_000
    await gopay.listInstruments('CZK')
    expect(tokenCalls()).toBe(1)
    time += 2000
    await gopay.listInstruments('CZK')
    expect(tokenCalls()).toBe(2)
  })

  test('a token refused too early is replaced once and the call is made', async () => {
    const gopay = client()
    const created = await gopay.createPayment(paymentRequest())
    fake.expireTokens()
    expect(await gopay.createPayment(paymentRequest())).toMatchObject({ ok: true })
    expect(created.ok).toBe(true)
    expect(tokenCalls()).toBe(2)
  })

  test('a gateway that takes no token is asked twice, not for ever', async () => {
    fake.setFaults({ tokenLifeSeconds: 0 })
    const answer = await client().createPayment(paymentRequest())
    expect(answer).toMatchObject({ code: 'refused', details: { reason: 'forbidden', partnerCode: '200' } })
    expect(fake.journal.filter(({ path }) => path === '/api/payments/payment')).toHaveLength(2)
  })

  test('a wrong secret is refused', async () => {
    const answer = await clientOf(fake, { clientSecret: 'wrong' }).readPayment('1')
    expect(answer).toMatchObject({ code: 'refused', details: { reason: 'forbidden' } })
  })

  test('a token for creating only cannot read a status', async () => {
    const { clientId, clientSecret } = fake.credentials
    const reply = await fetch(`${fake.apiUrl}/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'payment-create' }),
    })
    const { access_token } = (await reply.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await fetch(`${fake.apiUrl}/payments/payment/1`, { headers })).status).toBe(403)
  })
})

describe('notifications', () => {
  test('one comes for every change but the choice of a method', async () => {
    const { id } = await create()
    fake.act(id, 'transfer')
    fake.act(id, 'pay')
    await client().refund(id, 100)
    await fake.notifier.settled()
    expect(receiver.ids).toEqual([id, id])
  })

  test.each([
    ['lost', 0],
    ['twice', 2],
    ['prompt', 1],
  ] as const)('switched to %s, %i arrive', async (notifications, count) => {
    fake.setFaults({ notifications })
    const { id } = await create()
    fake.act(id, 'pay')
    await fake.notifier.settled()
    expect(receiver.ids).toEqual(Array(count).fill(id))
  })

  test('held back, they can be let go in the opposite order', async () => {
    fake.setFaults({ notifications: 'held' })
    const first = await create()
    const second = await create()
    fake.act(first.id, 'cancel')
    fake.act(second.id, 'pay')
    await fake.notifier.release('reversed')
    expect(receiver.ids).toEqual([second.id, first.id])
  })

  test('scattered, all of them arrive, in whatever order', async () => {
    fake.setFaults({ notifications: 'scattered' })
    const payments = await Promise.all([create('1'), create('2'), create('3'), create('4')])
    for (const { id } of payments) fake.act(id, 'pay')
    await fake.notifier.settled()
    expect(receiver.ids.toSorted()).toEqual(payments.map(({ id }) => id).toSorted())
  })

  test('anything but 200 is not delivered and comes again, twenty times at most', async () => {
    answers = Array(25).fill(500)
    const { id } = await create()
    fake.act(id, 'pay')
    await fake.notifier.settled()
    expect(receiver.ids).toHaveLength(20)
    expect(fake.notifier.deliveries.at(-1)).toEqual({ paymentId: Number(id), attempt: 20, status: 500 })
  })

  test('a receiver that was down gets it later', async () => {
    answers = [503, 404]
    const { id } = await create()
    fake.act(id, 'pay')
    await fake.notifier.settled()
    expect(fake.notifier.deliveries.map(({ status }) => status)).toEqual([503, 404, 200])
  })
})

test('every charge of an order is counted, whichever attempt it came from', async () => {
  const first = await create('2026000777')
  const second = await create('2026000777')
  fake.act(first.id, 'pay')
  expect(fake.act(first.id, 'pay')).toBe(false)
  expect(fake.countPaid('2026000777')).toBe(1)
  fake.act(second.id, 'pay')
  expect(fake.countPaid('2026000777')).toBe(2)
})

test('lies about one payment are told in turn, then the truth; other payments are not lied about', async () => {
  const [first, second] = [await create('2026000778'), await create('2026000778')]
  fake.lie(first.id, { amount: 1 }, 'fails')
  expect(await client().readPayment(first.id)).toMatchObject({ value: { amount: 1 } })
  expect(await client().readPayment(first.id)).toMatchObject({ ok: false })
  expect(await client().readPayment(first.id)).toMatchObject({ value: { amount: 126_900 } })
  expect(await client().readPayment(second.id)).toMatchObject({ value: { amount: 126_900 } })
})

test('it can be asked what was opened for an order and how much went back', async () => {
  const [first, second] = [await create('2026000779'), await create('2026000779')]
  fake.act(second.id, 'pay')
  await client().refund(second.id, 100)
  expect(fake.paymentsOf('2026000779')).toEqual([first.id, second.id])
  expect(fake.refundedOf('2026000779')).toBe(100)
})
