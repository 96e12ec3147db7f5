import { expect, test } from 'vitest'
import { spreadCorrections } from './spread-corrections.ts'

const GOODS = { lineId: '1', pieces: 2, amount: 73_100 }
const DELIVERY = { lineId: '2', pieces: 0, amount: 6900 }

test('800 Kč that came as 500 and 300 go back as 500 and 300', () => {
  expect(spreadCorrections([GOODS, DELIVERY], [50_000, 30_000])).toEqual([
    [{ lineId: '1', pieces: 2, amount: 50_000 }],
    [{ lineId: '1', pieces: 0, amount: 23_100 }, DELIVERY],
  ])
})

test('what the first attempt holds goes from it alone, and what nobody holds is asked of the last', () => {
  expect(spreadCorrections([GOODS, DELIVERY], [90_000, 30_000])).toEqual([[GOODS, DELIVERY], []])
  expect(spreadCorrections([GOODS], [50_000])).toEqual([[GOODS]])
})
