import type { LocalDate } from '../calendar/local-date.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Dog } from './dog.ts'
import { ageInMonths, lifeStageOf } from './dog-age.ts'

export type DogProblem =
  | 'weight_out_of_range'
  | 'age_out_of_range'
  | 'adult_weight_out_of_range'
  | 'adult_weight_below_current'
  | 'ideal_weight_out_of_range'
  | 'condition_out_of_range'

const MIN_KG = 0.5
const MAX_KG = 100
const MAX_MONTHS = 25 * 12

/** Refuses what no dog can be, so that a slip of the finger does not come out as a ration. */
export function checkDog(dog: Dog, today: LocalDate): Result<Dog, 'dog_invalid', { problems: DogProblem[] }> {
  const problems: DogProblem[] = []
  if (!isWeight(dog.weightKg)) problems.push('weight_out_of_range')
  const months = ageInMonths(dog.age, today)
  if (months !== null && !(months >= 0 && months <= MAX_MONTHS)) problems.push('age_out_of_range')
  if (dog.adultWeightKg !== null) {
    if (!isWeight(dog.adultWeightKg)) problems.push('adult_weight_out_of_range')
    else if (lifeStageOf(dog.age, today) === 'stene' && dog.adultWeightKg < dog.weightKg)
      problems.push('adult_weight_below_current')
  }
  if (dog.idealWeightKg !== null && !isWeight(dog.idealWeightKg)) problems.push('ideal_weight_out_of_range')
  if (dog.condition !== null && !isCondition(dog.condition)) problems.push('condition_out_of_range')
  return problems.length === 0 ? ok(dog) : refuse('dog_invalid', { problems })
}

function isWeight(kg: number): boolean {
  return kg >= MIN_KG && kg <= MAX_KG
}

function isCondition(score: number): boolean {
  return Number.isInteger(score) && score >= 1 && score <= 9
}
