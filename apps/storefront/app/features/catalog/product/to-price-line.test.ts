import { expect, test } from 'vitest'
import { toPriceLine } from './to-price-line.ts'

const point = (from: string, price: number) => ({ variantId: 1, from, price, isSale: false, isFair: false })

test('a price holds until the next one and the last one until the edge', () => {
  const line = toPriceLine([point('2026-01-01', 100), point('2026-02-01', 200), point('2026-03-02', 150)], 600, 100)
  expect(line).toMatch(/^M0 88H\d+V12H\d+V50H600$/)
})

test('a price that never changed is a level line', () => {
  expect(toPriceLine([point('2026-01-01', 100)], 600, 100)).toBe('M0 88H600')
})
