import { expect, test } from 'vitest'
import { LifeRules } from './life-rules.ts'

const RULES = {
  ...{ firstDays: 60, firstPercent: 20, lastDays: 30, lastPercent: 40, untilDays: 7, shopDays: 30 },
  groups: [],
}

// What the table keeps must be readable: a rule that cannot be shown cannot be changed either.
test.each([
  [0, true],
  [400, true],
  [730, true],
  [731, false],
  [-1, false],
  [null, true],
])('a group asks for %s days: %s', (days, isTaken) => {
  expect(LifeRules.safeParse({ ...RULES, groups: [{ groupId: 1, days }] }).success).toBe(isTaken)
})
