import { describe, expect, test } from 'vitest'
import { drawPrize, type WheelPrize } from './draw-prize.ts'

const WHEEL: WheelPrize[] = [
  { key: 'box', weight: 6, left: 60 },
  { key: 'coupon', weight: 22, left: 800 },
  { key: 'lungs', weight: 14, left: 150 },
  { key: 'nothing', weight: 16, left: null },
  { key: 'credits', weight: 18, left: 500 },
  { key: 'ball', weight: 5, left: 50 },
  { key: 'shipping', weight: 12, left: 400 },
  { key: 'bites', weight: 5, left: 80 },
  { key: 'bag', weight: 1, left: 6 },
  { key: 'bed', weight: 1, left: 3 },
]
const SPINS = 10_000

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Plays the wheel and adds up what was to be expected of every single spin, which changes as prizes run out. */
function play(wheel: WheelPrize[], seed: number) {
  const random = seeded(seed)
  const left = new Map(wheel.map(({ key, left }) => [key, left]))
  const tally = new Map(wheel.map(({ key }) => [key, { count: 0, expected: 0, variance: 0 }]))
  for (let spin = 0; spin < SPINS; spin += 1) {
    const now = wheel.map((prize) => ({ ...prize, left: left.get(prize.key) ?? null }))
    const draw = drawPrize(now, random())
    if (!draw) throw new Error('Nothing is left.')
    const total = Object.values(draw.weights).reduce((sum, weight) => sum + weight, 0)
    for (const [key, weight] of Object.entries(draw.weights)) {
      const sums = tally.get(key)
      if (!sums) continue
      sums.expected += weight / total
      sums.variance += (weight / total) * (1 - weight / total)
    }
    const sums = tally.get(draw.key)
    if (sums) sums.count += 1
    const rest = left.get(draw.key)
    if (typeof rest === 'number') left.set(draw.key, rest - 1)
  }
  return tally
}

describe('drawPrize', () => {
  test.each([1, 2027, 31_415])(
    'never gives more than there is and keeps the weights within 3 sigma, seed %i',
    (seed) => {
      const tally = play(WHEEL, seed)
      for (const { key, left } of WHEEL) {
        const { count, expected, variance } = tally.get(key) ?? { count: -1, expected: 0, variance: 0 }
        if (left !== null) expect(count, key).toBeLessThanOrEqual(left)
        expect(Math.abs(count - expected), key).toBeLessThanOrEqual(3 * Math.sqrt(variance))
      }
      expect([...tally.values()].reduce((sum, { count }) => sum + count, 0)).toBe(SPINS)
    },
  )

  test('keeps the written chances while nothing has run out', () => {
    const tally = play(
      WHEEL.map((prize) => ({ ...prize, left: null })),
      7,
    )
    for (const { key, weight } of WHEEL) {
      const chance = weight / 100
      const sigma = Math.sqrt(SPINS * chance * (1 - chance))
      expect(Math.abs((tally.get(key)?.count ?? 0) - SPINS * chance), key).toBeLessThanOrEqual(3 * sigma)
    }
  })

  test('gives the weight of what has run out to the others', () => {
    const wheel = [
      { key: 'a', weight: 1, left: 0 },
      { key: 'b', weight: 1, left: 1 },
      { key: 'c', weight: 3, left: null },
    ]
    expect(drawPrize(wheel, 0)).toEqual({ key: 'b', weights: { b: 1, c: 3 } })
    expect(drawPrize(wheel, 0.25)?.key).toBe('c')
    expect(drawPrize(wheel, 0.999999)?.key).toBe('c')
  })

  test('says so when nothing is left', () => {
    expect(drawPrize([{ key: 'a', weight: 1, left: 0 }], 0.5)).toBeNull()
  })
})
