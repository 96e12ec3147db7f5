import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dryMatterOf, shareOfDryMatter } from './dry-matter.ts'

describe('dry matter', () => {
  test.each([
    [9, 91],
    [77.5, 22.5],
    [0, 100],
    [100, null],
    [-1, null],
    [null, null],
  ])('of a food with %s %% of water: %s', (moisture, expected) => {
    expect(dryMatterOf(moisture)).toBe(expected)
  })

  test('a tin with eleven percent of protein has more of it than kibble with twenty-seven', () => {
    expect(shareOfDryMatter(11, 77.5)).toBeCloseTo(48.9, 1)
    expect(shareOfDryMatter(27, 9)).toBeCloseTo(29.7, 1)
  })

  test('what is not on the label stays unknown', () => {
    expect(shareOfDryMatter(null, 9)).toBeNull()
    expect(shareOfDryMatter(27, null)).toBeNull()
  })

  test('water taken away never lowers a share', () => {
    const tenths = (max: number) => fc.integer({ min: 0, max: 10 * max }).map((value) => value / 10)
    fc.assert(
      fc.property(tenths(100), tenths(99), (share, water) => {
        expect(shareOfDryMatter(share, water)).toBeGreaterThanOrEqual(share - 1e-9)
      }),
    )
  })
})
