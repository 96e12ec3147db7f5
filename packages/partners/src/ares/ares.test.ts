import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAres } from './ares.ts'
import { type AresFailure, type FakeAres, startFakeAres } from './fake-ares.ts'

let fake: FakeAres
beforeAll(async () => {
  fake = await startFakeAres()
})
beforeEach(() => fake.fail(null))
afterAll(() => fake.stop())

const ask = (companyId: string, timeoutMs = 10_000) =>
  createAres({ baseUrl: fake.url, timeoutMs }).findCompany(companyId)

test('a company comes with its seat ready for the form', async () => {
  expect(await ask('45317054')).toEqual({
    ok: true,
    value: {
      companyId: '45317054',
      name: 'Psí potřeby Vzorová a.s.',
      vatId: 'CZ45317054',
      street: 'Vinohradská 2048/5a',
      city: 'Praha',
      zip: '12000',
      placeCode: 990000001,
    },
  })
})

test('a village without streets writes its name before the number', async () => {
  expect(await ask('00000027')).toMatchObject({ ok: true, value: { street: 'Olší 48', vatId: null, zip: '58856' } })
})

test('everything about a seat may be missing', async () => {
  expect(await ask('00000019')).toMatchObject({ ok: true, value: { street: '', city: '', zip: '', placeCode: null } })
})

test('an unknown company is refused', async () => {
  expect(await ask('12345679')).toMatchObject({ ok: false, code: 'company_not_found' })
})

test('a company that has ended is refused', async () => {
  expect(await ask('00000035')).toMatchObject({ ok: false, code: 'company_ended' })
})

test.each<AresFailure>(['error', 'slow', 'cut', 'html', 'strange'])(
  'a register that fails (%s) is a refusal, not an error',
  async (how) => {
    fake.fail(how)
    expect(await ask('45317054', 200)).toMatchObject({ ok: false, code: 'register_unavailable' })
  },
)

test('a register that is not there at all is a refusal too', async () => {
  const gone = createAres({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 200 })
  expect(await gone.findCompany('45317054')).toMatchObject({ ok: false, code: 'register_unavailable' })
})
