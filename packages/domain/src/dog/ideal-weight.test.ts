import { expect, test } from 'vitest'
import { dogOf } from './dog.ts'
import { restingEnergy } from './energy/metabolic-weight.ts'
import { idealWeight, idealWeightByCondition, weightGoal } from './ideal-weight.ts'

test('36 kg at score 7 should be 30 kg and 897 kcal (§ 1)', () => {
  expect(idealWeightByCondition(36, 7)).toBeCloseTo(30, 9)
  expect(Math.round(restingEnergy(idealWeightByCondition(36, 7)))).toBe(897)
})

test('36 kg at score 8 should be 27.7 kg (§ 1)', () => {
  expect(idealWeightByCondition(36, 8)).toBeCloseTo(27.7, 1)
})

test.each([1, 3, 5] as const)('score %i leaves the weight as it is', (condition) => {
  expect(idealWeightByCondition(20, condition)).toBe(20)
})

test('a stated ideal weight wins over the score', () => {
  expect(idealWeight(dogOf({ weightKg: 36, condition: 7, idealWeightKg: 31 }))).toBe(31)
})

test.each([
  [{ condition: 5 }, 'keep'],
  [{ condition: 3 }, 'keep'],
  [{ condition: 6 }, 'hold_back'],
  [{ condition: 7 }, 'lose'],
  [{ condition: 9 }, 'lose'],
  [{}, 'keep'],
  [{ idealWeightKg: 21 }, 'keep'],
  [{ idealWeightKg: 20 }, 'hold_back'],
  [{ idealWeightKg: 18 }, 'lose'],
  [{ idealWeightKg: 25 }, 'keep'],
  [{ idealWeightKg: 18, condition: 5 }, 'keep'],
] as const)('22 kg with %o: %s', (known, goal) => {
  expect(weightGoal(dogOf({ weightKg: 22, ...known }))).toBe(goal)
})
