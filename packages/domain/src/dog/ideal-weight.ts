import type { BodyCondition, Dog } from './dog.ts'

/** What the weight says about the ration: keep it, hold it back, or let the dog lose some. */
type WeightGoal = 'keep' | 'hold_back' | 'lose'

/** Every point over 5 is about 10 % over the ideal (pet-nutrition § 1); below 5 the score gives no such number. */
export function idealWeightByCondition(weightKg: number, condition: BodyCondition): number {
  return condition > 5 ? weightKg / (1 + 0.1 * (condition - 5)) : weightKg
}

export function idealWeight(dog: Dog): number {
  if (dog.idealWeightKg !== null) return dog.idealWeightKg
  return dog.condition === null ? dog.weightKg : idealWeightByCondition(dog.weightKg, dog.condition)
}

/** The score by touch decides; without it a stated ideal weight is read as the same score. */
export function weightGoal(dog: Dog): WeightGoal {
  const score = dog.condition ?? scoreByWeight(dog.weightKg, idealWeight(dog))
  if (score >= 7) return 'lose'
  return score >= 6 ? 'hold_back' : 'keep'
}

function scoreByWeight(weightKg: number, idealKg: number): number {
  const tenthsOver = (weightKg / idealKg - 1) * 10
  // 22 / 20 − 1 is a hair under 0.1 in binary numbers.
  return 5 + Math.floor(tenthsOver + 1e-9)
}
