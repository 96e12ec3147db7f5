import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AresFailure, type FakeAres, startFakeAres } from '../ares/fake-ares.ts'
import { createVies } from './vies.ts'

let fake: FakeAres
beforeAll(async () => {
  fake = await startFakeAres()
})
beforeEach(() => fake.fail(null))
afterAll(() => fake.stop())

const ask = (vatId: string, timeoutMs = 10_000) => createVies({ baseUrl: fake.url, timeoutMs }).isPayer(vatId)

test.each([
  ['CZ45317054', true],
  ['SK2020270780', true],
  ['CZ12345678', false],
  // The state of the number is away: nobody says that it is wrong.
  ['CZ00000019', null],
])('%s is a payer: %j', async (vatId, expected) => {
  expect(await ask(vatId)).toBe(expected)
})

test.each(['', '45317054', 'CZ', 'CZ1', 'CZ../../x', 'CZ1234567890123'])(
  '%j is not even asked about',
  async (vatId) => {
    const before = fake.asked.length
    expect(await ask(vatId)).toBeNull()
    expect(fake.asked.length).toBe(before)
  },
)

test.each<AresFailure>(['error', 'slow', 'cut', 'html', 'strange'])(
  'a register that fails (%s) says nothing',
  async (how) => {
    fake.fail(how)
    expect(await ask('CZ45317054', 200)).toBeNull()
  },
)

test('a register that is not there at all says nothing either', async () => {
  expect(await createVies({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 200 }).isPayer('CZ45317054')).toBeNull()
})
