import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recapVat } from '../money/vat-recap.ts'
import { addFee } from './add-fee.ts'

test('a fee in a rate the order has not had yet is a row of its own', () => {
  const vat = recapVat([{ vatRate: 12, amount: 129_000 }], 'gross')
  expect(addFee({ basis: 'gross', vat }, [{ vatRate: 21, amount: 3900 }], 100)).toEqual({
    fee: [{ vatRate: 21, amount: 3900, base: 3223, tax: 677, gross: 3900 }],
    vat: [
      { rate: 12, base: 115_179, tax: 13_821, gross: 129_000 },
      { rate: 21, base: 3223, tax: 677, gross: 3900 },
    ],
    total: 132_900,
    rounding: 0,
    payable: 132_900,
  })
})

test.each([
  [129_049, 129_000, -49],
  [129_050, 129_100, 50],
  [149, 100, -49],
  [99_949, 99_900, -49],
])('%i is paid in cash as %i', (total, payable, rounding) => {
  const vat = recapVat([{ vatRate: 12, amount: total }], 'gross')
  expect(addFee({ basis: 'gross', vat }, [], 100)).toMatchObject({ total, payable, rounding })
})

test('the tax stays rounded once per rate, and the lines still add up to it', () => {
  const amount = fc.integer({ min: 1, max: 5_000_000 })
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('gross' as const, 'net' as const), (goods, fee, basis) => {
      const vat = recapVat([{ vatRate: 21, amount: goods }], basis)
      const after = addFee({ basis, vat }, [{ vatRate: 21, amount: fee }], 100)
      expect(after.vat).toEqual(recapVat([{ vatRate: 21, amount: goods + fee }], basis))
      expect(after.fee[0]?.gross).toBe((after.vat[0]?.gross ?? 0) - (vat[0]?.gross ?? 0))
      expect(after.payable % 100).toBe(0)
    }),
  )
})
