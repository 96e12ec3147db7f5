import { expect, test } from 'vitest'
import { creditsExample } from './credits-example.ts'

const RULES = { creditValue: 100, maximumSpendPercent: 30, minimumSpendCredits: 20, earnPercent: 3 }

test.each([
  // As the programme's own page tells it.
  [164_900, 600, { spent: 494, paid: 115_500, earned: 34, earnedPerYear: 588 }],
  [164_900, 0, { spent: 0, paid: 164_900, earned: 49, earnedPerYear: 588 }],
  [164_900, 19, { spent: 0, paid: 164_900, earned: 49, earnedPerYear: 588 }],
  [164_900, 20, { spent: 20, paid: 162_900, earned: 48, earnedPerYear: 588 }],
  [5000, 600, { spent: 0, paid: 5000, earned: 1, earnedPerYear: 12 }],
])('a purchase of %i haléře with %i credits', (goods, balance, example) => {
  expect(creditsExample(goods, balance, RULES)).toEqual(example)
})
