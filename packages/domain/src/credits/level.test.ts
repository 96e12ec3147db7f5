import { expect, test } from 'vitest'
import { type LoyaltyLevel, levelOf, nextLevel } from './level.ts'

const LEVELS: LoyaltyLevel[] = [
  { code: 'stene', name: 'Štěně', from: 0, percent: 3 },
  { code: 'partak', name: 'Parťák', from: 500_000, percent: 4 },
  { code: 'hafan', name: 'Hafan', from: 1_200_000, percent: 5 },
  { code: 'vudce', name: 'Vůdce smečky', from: 2_500_000, percent: 6 },
]

test.each([
  [0, 'stene'],
  [499_999, 'stene'],
  [500_000, 'partak'],
  [1_199_999, 'partak'],
  [1_200_000, 'hafan'],
  [99_000_000, 'vudce'],
])('a turnover of %i is %s', (turnover, code) => {
  expect(levelOf(turnover, LEVELS)?.code).toBe(code)
})

test.each([
  [0, 'stene', 'partak', 500_000],
  [496_400, 'stene', 'partak', 3_600],
  [500_000, 'partak', 'hafan', 700_000],
  // A level is kept after a return, so the step is counted from where they stand.
  [100_000, 'hafan', 'vudce', 2_400_000],
])('with %i as %s the next is %s, %i away', (turnover, current, next, missing) => {
  expect(nextLevel(turnover, current, LEVELS)).toMatchObject({ level: { code: next }, missing })
})

test('above the last there is nothing', () => {
  expect(nextLevel(3_000_000, 'vudce', LEVELS)).toBeNull()
})
