import { describe, expect, test } from 'vitest'
import { proposePlan } from './plan-proposal.ts'

const WEEKS = [2, 3, 4, 5, 6, 8]
const SMALL = { sku: 'S', grams: 2000, price: 34_900, regularPrice: 31_410 }
const BIG = { sku: 'B', grams: 12_000, price: 164_900, regularPrice: 148_410 }

describe('proposePlan', () => {
  test('takes the bag that is cheapest to eat and the longest interval it lasts', () => {
    expect(proposePlan([SMALL, BIG], 300, WEEKS, 0)).toEqual({
      pack: BIG,
      pieces: 1,
      weeks: 5,
      days: 40,
      spareDays: 5,
      amount: 148_410,
      perMonth: 128_975,
      savedPerYear: 171_967,
    })
  })

  test.each([
    [300, 6, 4],
    [300, 12, 4],
    [60, 0, 8],
    [850, 0, 2],
    [900, 0, 3],
  ])('for %i g a day and %i spare days comes every %i weeks', (grams, spare, weeks) => {
    expect(proposePlan([BIG], grams, WEEKS, spare)?.weeks).toBe(weeks)
  })

  test('sends more bags to a dog that would eat one too soon', () => {
    expect(proposePlan([SMALL], 300, WEEKS, 0)).toMatchObject({ pieces: 3, weeks: 2, days: 20, spareDays: 6 })
  })

  test('has nothing for a dog that eats nothing or more than can be carried', () => {
    expect(proposePlan([BIG], 0, WEEKS, 0)).toBeNull()
    expect(proposePlan([SMALL], 5000, WEEKS, 0)).toBeNull()
    expect(proposePlan([], 300, WEEKS, 0)).toBeNull()
  })

  test.each([100, 250, 333, 611])('leaves at least the wished spare days, %i g a day', (grams) => {
    const plan = proposePlan([SMALL, BIG], grams, WEEKS, 7)
    expect(plan?.spareDays).toBeGreaterThanOrEqual(7)
    expect(plan?.days).toBe(Math.floor(((plan?.pack.grams ?? 0) * (plan?.pieces ?? 0)) / grams))
  })
})
