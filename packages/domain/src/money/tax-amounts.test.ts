import { expect, test } from 'vitest'
import { taxAmounts } from './tax-amounts.ts'

test('lines share the tax of the recap, so that three of them sum to it', () => {
  const lines = Array.from({ length: 3 }, () => ({ vatRate: 12, amount: 9_990 }))
  const { rows, amounts } = taxAmounts(lines, 'gross')
  expect(rows).toEqual([{ rate: 12, gross: 29_970, base: 26_759, tax: 3_211 }])
  expect(amounts.map(({ tax }) => tax)).toEqual([1_071, 1_070, 1_070])
})

test('prices without tax get it on top', () => {
  const { amounts } = taxAmounts(
    [
      { vatRate: 12, amount: 21_800 },
      { vatRate: 21, amount: 10_000 },
      { vatRate: 12, amount: 0 },
    ],
    'net',
  )
  expect(amounts).toEqual([
    { base: 21_800, tax: 2_616, gross: 24_416 },
    { base: 10_000, tax: 2_100, gross: 12_100 },
    { base: 0, tax: 0, gross: 0 },
  ])
})
