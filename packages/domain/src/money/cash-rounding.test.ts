import { expect, test } from 'vitest'
import { roundForCash } from './cash-rounding.ts'
import { fromCrowns } from './halere.ts'
import { parseAmount } from './parse-amount.ts'

test.each([
  [1290.49, 1290, -0.49],
  [1290.5, 1291, 0.5],
  [1.49, 1, -0.49],
  [999.49, 999, -0.49],
])('%d Kč is paid in cash as %i Kč', (total, payable, rounding) => {
  expect(roundForCash(fromCrowns(total), 100)).toEqual({
    payable: fromCrowns(payable),
    rounding: fromCrowns(rounding),
  })
})

test.each([
  [1290.5, 129_050],
  ['1290.50', 129_050],
  ['0.07', 7],
  [-450.5, -45_050],
  [0, 0],
  ['12.3400', 1_234],
])('reads %s as %i haléře', (amount, expected) => {
  expect(parseAmount(amount)).toEqual({ ok: true, value: expected })
})

test.each(['', '1290,50', '1e3', '12.345', 'Kč', Number.NaN])('refuses %s', (amount) => {
  expect(parseAmount(amount)).toMatchObject({ ok: false, code: 'not_an_amount' })
})
