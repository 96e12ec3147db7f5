import { describe, expect, test } from 'vitest'
import { measureRefund, type SoldLine } from './measured-refund.ts'

const LINES: SoldLine[] = [
  { id: '1', kind: 'goods', code: 'BAG', name: 'Kuře, 12 kg', pieces: 2, amount: 258_000, base: 230_358 },
  { id: '2', kind: 'goods', code: 'CAN', name: 'Konzerva', pieces: 1, amount: 11_200, base: 10_000 },
  { id: '3', kind: 'shipping', code: 'ppl', name: 'PPL', pieces: 1, amount: 7900, base: 6529 },
]
const PAYABLE = 277_100

describe('what a refund takes back of a purchase', () => {
  test('is all goods without VAT when everything goes back', () => {
    const whole = measureRefund(LINES, { amount: PAYABLE, payable: PAYABLE, corrections: null })
    expect(whole).toEqual({ value: 240_358, items: [] })
  })

  test('is the same share of the goods when only money goes back', () => {
    const half = measureRefund(LINES, { amount: PAYABLE / 2, payable: PAYABLE, corrections: null })
    expect(half.value).toBe(120_179)
  })

  test('names the pieces that came back and leaves shipping out', () => {
    const corrections = [
      { lineId: '1', pieces: 1 },
      { lineId: '3', pieces: 1 },
    ]
    expect(measureRefund(LINES, { amount: 136_900, payable: PAYABLE, corrections })).toEqual({
      value: 115_179,
      items: [{ code: 'BAG', name: 'Kuře, 12 kg', pieces: 1, price: 115_179 }],
    })
  })

  test('counts a lower price of a line without saying that a piece came back', () => {
    const corrections = [{ lineId: '2', amount: 1120 }]
    expect(measureRefund(LINES, { amount: 1120, payable: PAYABLE, corrections })).toEqual({ value: 1000, items: [] })
  })
})
