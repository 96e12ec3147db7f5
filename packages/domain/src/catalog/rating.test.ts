import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StarCounts, summarizeRatings } from './rating.ts'

test.each<[StarCounts, number, number | null, StarCounts]>([
  [[0, 0, 0, 0, 0], 0, null, [0, 0, 0, 0, 0]],
  [[0, 0, 0, 0, 1], 1, 5, [0, 0, 0, 0, 100]],
  [[1, 1, 1, 0, 0], 3, 2, [33, 33, 34, 0, 0]],
  [[3, 3, 9, 28, 269], 312, 4.8, [1, 1, 3, 9, 86]],
  [[1, 0, 0, 0, 1], 2, 3, [50, 0, 0, 0, 50]],
])('%o', (counts, count, average, percents) => {
  expect(summarizeRatings(counts)).toEqual({ count, average, percents })
})

test('bars give a hundred together and each is within one of the truth', () => {
  const reviews = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(fc.tuple(reviews, reviews, reviews, reviews, reviews), (counts) => {
      const { count, percents, average } = summarizeRatings(counts)
      if (count === 0) return
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      for (const [index, percent] of percents.entries()) {
        expect(Math.abs(percent - ((counts[index] ?? 0) * 100) / count)).toBeLessThan(1)
      }
      expect(average).toBeGreaterThanOrEqual(1)
      expect(average).toBeLessThanOrEqual(5)
    }),
  )
})
