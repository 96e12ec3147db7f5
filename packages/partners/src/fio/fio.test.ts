import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeFio, startFakeFio } from './fake-fio.ts'
import { createFio } from './fio.ts'

let fake: FakeFio
let time = Date.parse('2026-11-16T10:00:00Z')

beforeAll(async () => {
  fake = await startFakeFio({ now: () => new Date(time) })
})
beforeEach(() => fake.reset())
afterAll(() => fake.stop())

const bank = (change: { token?: string; timeoutMs?: number } = {}) =>
  createFio({ url: fake.apiUrl, token: fake.token, timeoutMs: 5000, ...change })

/** The bank is asked the next time half a minute later. */
function later(): void {
  time += 30_000
}

async function readNew() {
  const answer = await bank().readNew()
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  later()
  return answer.value
}

test('a transfer comes in whole haléře with everything matching needs', async () => {
  const id = fake.addTransfer({ amount: 129_049, variableSymbol: '2026000123', message: 'Objednávka 2026000123' })
  expect(await readNew()).toEqual({
    cursor: id,
    previousCursor: null,
    odd: [],
    raw: expect.stringContaining('accountStatement'),
    movements: [
      {
        id,
        bookedOn: '2026-11-16',
        amount: 129_049,
        currency: 'CZK',
        variableSymbol: '2026000123',
        constantSymbol: null,
        specificSymbol: null,
        counterAccount: '19-2000145399/0800',
        counterName: 'Nováková Jana',
        message: 'Objednávka 2026000123',
        kind: 'Okamžitá příchozí platba',
      },
    ],
  })
})

test.each([
  ['too much', { amount: 130_000, variableSymbol: '2026000123' }],
  ['too little', { amount: 1, variableSymbol: '2026000123' }],
  ['a wrong symbol', { amount: 129_000, variableSymbol: '0999999999' }],
  ['no symbol', { amount: 129_000, variableSymbol: null, message: 'za granule' }],
  ['money that leaves', { amount: -129_000, variableSymbol: '2026000123' }],
  ['another currency', { amount: 5_000, currency: 'EUR' }],
])('hands on %s as it is', async (_, transfer) => {
  fake.addTransfer(transfer)
  expect((await readNew()).movements).toMatchObject([transfer])
})

test('the same payment sent twice is two movements with two ids', async () => {
  const ids = [1, 2].map(() => fake.addTransfer({ amount: 129_000, variableSymbol: '2026000123' }))
  expect((await readNew()).movements.map(({ id }) => id)).toEqual(ids)
})

test('every page goes on where the one before ended, also after an empty one', async () => {
  const first = fake.addTransfer({ amount: 100 })
  expect(await readNew()).toMatchObject({ cursor: first, previousCursor: null })
  expect(await readNew()).toMatchObject({ movements: [], cursor: null, previousCursor: first })
  const second = fake.addTransfer({ amount: 200 })
  expect(await readNew()).toMatchObject({ movements: [{ id: second }], previousCursor: first })
})

test('a page that was lost shows in the next one and comes again with its days', async () => {
  const stored = fake.addTransfer({ amount: 100 })
  await readNew()
  const lost = fake.addTransfer({ amount: 200 })
  await readNew()
  const page = await readNew()
  expect(page.previousCursor).not.toBe(stored)
  const again = await bank().readPeriod('2026-11-16', '2026-11-16')
  later()
  expect(again.ok && again.value.movements.map(({ id }) => id)).toEqual([stored, lost])
})

test('a row of an unexpected shape is named, and the others of its page come', async () => {
  const good = fake.addTransfer({ amount: 100 })
  const odd = fake.addTransfer({ amount: 200 })
  fake.setFaults({ oddRow: odd })
  const page = await readNew()
  expect(page.movements.map(({ id }) => id)).toEqual([good])
  expect(page.odd).toEqual([{ key: odd, problem: expect.stringMatching(/^column1/) }])
  expect(page.raw).toContain('2 Kč')
  expect(page.cursor).toBe(odd)
})

test('movements the bank repeats keep their ids', async () => {
  const id = fake.addTransfer({ amount: 100 })
  await readNew()
  fake.setFaults({ repeat: true })
  expect((await readNew()).movements.map((movement) => movement.id)).toEqual([id])
})

test('a period is read without moving the marker', async () => {
  fake.addTransfer({ amount: 100, bookedOn: '2026-11-10' })
  fake.addTransfer({ amount: 200, bookedOn: '2026-11-12' })
  const answer = await bank().readPeriod('2026-11-11', '2026-11-16')
  expect(answer).toMatchObject({ ok: true, value: { movements: [{ amount: 200, bookedOn: '2026-11-12' }] } })
  later()
  expect((await readNew()).movements).toHaveLength(2)
})

test('every column that may be empty may be empty', async () => {
  fake.addTransfer({ amount: 100, variableSymbol: '1' })
  fake.setFaults({ bare: true })
  expect((await readNew()).movements).toMatchObject([{ amount: 100, variableSymbol: null, kind: null }])
})

test('a second question within half a minute is too soon, and nothing is lost by it', async () => {
  fake.addTransfer({ amount: 100 })
  await bank().readPeriod('2026-11-16', '2026-11-16')
  time += 29_999
  expect(await bank().readNew()).toMatchObject({ code: 'refused', details: { reason: 'too_soon' } })
  time += 1
  expect((await readNew()).movements).toHaveLength(1)
})

test('too many movements and locked history are refusals of their own', async () => {
  fake.setFaults({ tooMany: true })
  expect(await bank().readNew()).toMatchObject({ code: 'refused', details: { reason: 'too_many' } })
  fake.setFaults({ tooMany: false })
  later()
  const answer = await bank().readPeriod('2026-01-01', '2026-11-16')
  expect(answer).toMatchObject({ code: 'refused', details: { reason: 'history_locked' } })
})

test.each([
  [{ slowMs: 60_000 }, 'unavailable', { cause: 'timeout', mayHaveHappened: false }],
  [{ down: '503' }, 'unavailable', { cause: 'server_error', httpStatus: 503 }],
  [{ down: 'reset' }, 'unavailable', { cause: 'broken_off' }],
  [{ garble: true }, 'malformed', { problem: 'not JSON' }],
] as const)('with %o the answer is %s', async (faults, code, details) => {
  later()
  fake.setFaults(faults)
  const answer = await bank('slowMs' in faults ? { timeoutMs: 300 } : {}).readNew()
  expect(answer).toMatchObject({ ok: false, code, details })
})

test('a bank nobody listens at is unreachable', async () => {
  await fake.unplug()
  const answer = await bank().readNew()
  await fake.plugIn()
  expect(answer).toMatchObject({ code: 'unavailable', details: { cause: 'unreachable' } })
})

test('no answer ever shows the token', async () => {
  const answers = [
    await bank({ token: 'secret' }).readNew(),
    await bank({ token: 'secret' }).readPeriod('2026-11-16', '2026-11-16'),
  ]
  expect(answers).toMatchObject([{ code: 'unavailable' }, { code: 'unavailable' }])
  expect(JSON.stringify(answers)).not.toContain('secret')
})

test('a transfer can be sent over HTTP, and one without an amount is refused', async () => {
  const send = (body: object) => fetch(`${fake.url}/__fake/transfers`, { method: 'POST', body: JSON.stringify(body) })
  expect((await send({ variableSymbol: '1' })).status).toBe(400)
  expect((await send({ amount: 5000, variableSymbol: '1' })).status).toBe(200)
  later()
  expect((await readNew()).movements).toMatchObject([{ amount: 5000, variableSymbol: '1' }])
})
