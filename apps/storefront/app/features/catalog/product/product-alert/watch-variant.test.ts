import type { ServicesClient } from '@shop/clients/services'
import { expect, test, vi } from 'vitest'
import { watchVariant } from './watch-variant.server.ts'

function send(fields: Record<string, string>, answer: object = { ok: true, value: {} }) {
  const call = vi.fn(async (_watch: object) => answer)
  const form = new FormData()
  for (const [name, value] of Object.entries({ variantId: '7', email: 'a@b.cz', ...fields })) form.set(name, value)
  return watchVariant({ watchVariant: call } as unknown as ServicesClient, form).then((said) => ({ said, call }))
}

test.each([
  ['', null],
  ['  ', null],
  ['990', 99_000],
  ['990,50', 99_050],
  ['1 290 Kč', 129_000],
  ['1\u00a0290', 129_000],
])('a wish of %j is %s haléře', async (wishedPrice, haler) => {
  const { said, call } = await send({ kind: 'price_drop', wishedPrice })
  expect(said).toEqual({ kind: 'price_drop', watch: 'done' })
  expect(call).toHaveBeenCalledWith({ variantId: 7, email: 'a@b.cz', kind: 'price_drop', wishedPrice: haler })
})

test.each(['levně', '-5', '0', '1e9'])('%j is no price and nobody is asked', async (wishedPrice) => {
  const { said, call } = await send({ kind: 'price_drop', wishedPrice })
  expect(said).toEqual({ kind: 'price_drop', watch: 'invalidPrice' })
  expect(call).not.toHaveBeenCalled()
})

test.each([
  [{ ok: false, code: 'invalid_input' }, 'invalid'],
  [{ ok: false, code: 'unavailable' }, 'failed'],
])('%j is told as %s', async (answer, watch) => {
  expect((await send({ kind: 'zase-skladem' }, answer)).said).toEqual({ kind: 'back_in_stock', watch })
})
