import { expect, test } from 'vitest'
import { fromCrowns } from './halere.ts'
import { sumVat, vatFromGross, vatFromNet } from './vat.ts'
import { recapVat } from './vat-recap.ts'

test.each([
  [1290, 12, 1151.79, 138.21],
  [1290, 21, 1066.12, 223.88],
  [79, 21, 65.29, 13.71],
  [112, 12, 100, 12],
  [121, 21, 100, 21],
  [2580, 12, 2303.57, 276.43],
  [499, 12, 445.54, 53.46],
  [299.7, 12, 267.59, 32.11],
  [231, 12, 206.25, 24.75],
  [100, 21, 82.64, 17.36],
])('%d Kč with %i %% inside is %d + %d', (gross, rate, base, tax) => {
  expect(vatFromGross(fromCrowns(gross), rate)).toEqual({
    gross: fromCrowns(gross),
    base: fromCrowns(base),
    tax: fromCrowns(tax),
  })
})

test.each([
  [3, 99.9, 12, { line: [267.6, 32.1], rate: [267.59, 32.11] }],
  [7, 33, 12, { line: [206.22, 24.78], rate: [206.25, 24.75] }],
  [10, 10, 21, { line: [82.6, 17.4], rate: [82.64, 17.36] }],
])('%i × %d Kč: the recap rounds per rate, not per line', (pieces, price, rate, expected) => {
  const line = vatFromGross(fromCrowns(price), rate)
  expect([line.base * pieces, line.tax * pieces]).toEqual(expected.line.map(fromCrowns))

  const lines = Array.from({ length: pieces }, () => ({ vatRate: rate, amount: fromCrowns(price) }))
  const [row] = recapVat(lines, 'gross')
  expect([row?.base, row?.tax]).toEqual(expected.rate.map(fromCrowns))
})

test('tax of a correction mirrors the tax of its document', () => {
  expect(vatFromGross(-29_970, 12)).toEqual({ gross: -29_970, base: -26_759, tax: -3_211 })
})

test('prices without tax get it from below', () => {
  expect(vatFromNet(fromCrowns(218), 12)).toEqual({ base: 21_800, tax: 2_616, gross: 24_416 })
})

test('the recap has one row per rate, lowest first, and its sums', () => {
  const rows = recapVat(
    [
      { vatRate: 21, amount: 39_310 },
      { vatRate: 12, amount: 232_200 },
    ],
    'gross',
  )
  expect(rows).toEqual([
    { rate: 12, gross: 232_200, base: 207_321, tax: 24_879 },
    { rate: 21, gross: 39_310, base: 32_488, tax: 6_822 },
  ])
  expect(sumVat(rows)).toEqual({ gross: 271_510, base: 239_809, tax: 31_701 })
})
