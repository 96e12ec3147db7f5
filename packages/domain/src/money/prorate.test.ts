import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorate } from './prorate.ts'
import { prorateNested } from './prorate-nested.ts'

test.each([
  ['a coupon over two lines', 7_800, [34_900, 42_900], [3_499, 4_301]],
  ['shipping between two rates', 7_900, [232_200, 31_410], [6_959, 941]],
  ['equal remainders go to the earlier part', 1, [1, 1], [1, 0]],
  ['a correction keeps the same split', -7_800, [34_900, 42_900], [-3_499, -4_301]],
  ['nothing to split', 0, [5, 7], [0, 0]],
  ['parts without weight share evenly', 3, [0, 0], [2, 1]],
])('%s', (_, amount, weights, expected) => {
  expect(prorate(amount, weights)).toEqual(expected)
})

test('parts sum to the amount and never exceed their weight', () => {
  const weights = fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const sum = parts.reduce((total, part) => total + part, 0)
      const amount = Math.floor(sum * share)
      const split = prorate(amount, parts)
      expect(split.reduce((total, part) => total + part, 0)).toBe(amount)
      split.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(parts[index] ?? 0)
      })
    }),
  )
})

test('what a group gets does not depend on how many lines it is written in', () => {
  const whole = [
    { group: 'a', weight: 30_000 },
    { group: 'b', weight: 11_111 },
    { group: 'c', weight: 777 },
  ]
  const cut = [
    { group: 'c', weight: 777 },
    { group: 'a', weight: 10_000 },
    { group: 'a', weight: 10_000 },
    { group: 'b', weight: 11_111 },
    { group: 'a', weight: 10_000 },
  ]
  expect(byGroup(cut)).toEqual(byGroup(whole))
})

function byGroup(items: { group: string; weight: number }[]) {
  const parts = prorateNested(1_234, items, (item) => item.weight, [(item) => item.group])
  const sums = new Map<string, number>()
  items.forEach((item, index) => {
    sums.set(item.group, (sums.get(item.group) ?? 0) + (parts[index] ?? 0))
  })
  return Object.fromEntries([...sums].toSorted())
}
