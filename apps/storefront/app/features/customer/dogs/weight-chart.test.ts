import { describe, expect, test } from 'vitest'
import { placeWeights } from './weight-chart.ts'

const entry = (measuredOn: string, grams: number) => ({ id: grams, measuredOn, grams })

describe('placeWeights', () => {
  test('puts days across and grams up', () => {
    const points = placeWeights(
      [entry('2026-01-01', 10_000), entry('2026-01-06', 11_000), entry('2026-01-11', 12_000)],
      112,
      62,
    )
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [6, 56],
      [56, 31],
      [106, 6],
    ])
  })

  test('draws a dog that stays the same as a line in the middle', () => {
    const points = placeWeights([entry('2026-01-01', 9000), entry('2026-01-11', 9000)], 112, 62)
    expect(points.map(({ y }) => y)).toEqual([31, 31])
  })

  test('has nothing to draw in an empty diary', () => {
    expect(placeWeights([], 112, 62)).toEqual([])
  })
})
