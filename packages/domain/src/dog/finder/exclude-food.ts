import type { LocalDate } from '../../calendar/local-date.ts'
import type { Dog } from '../dog.ts'
import { findAllergyConflicts, worstLevel } from '../food/allergy-conflict.ts'
import { foodMismatches, type Mismatch } from '../food/food-suitability.ts'
import { weightGoal } from '../ideal-weight.ts'
import { rationOf } from '../ration/ration.ts'
import type { FinderFood } from './finder-food.ts'

/** In the order in which they are asked: a food is counted under the first that applies, so the counts add up. */
export const FOOD_EXCLUSIONS = [
  'forbidden',
  'composition_unknown',
  'life_stage',
  'size',
  'purpose',
  'energy_unknown',
  'sold_out',
] as const

export type FoodExclusion = (typeof FOOD_EXCLUSIONS)[number]

const OF_SIZE: readonly Mismatch[] = ['for_small', 'for_large']

/** Why the finder does not offer a food to this dog; null when it may. */
export function excludeFood(food: FinderFood, dog: Dog, today: LocalDate): FoodExclusion | null {
  const level = worstLevel(findAllergyConflicts(dog.allergies, food.ingredients))
  if (level === 'red') return 'forbidden'
  // What cannot be ruled out is not offered, even to a dog that may eat everything today.
  if (level === 'amber' || !food.ingredients.isDeclared) return 'composition_unknown'
  const mismatches = foodMismatches(food, dog, today)
  if (mismatches.some((mismatch) => !OF_SIZE.includes(mismatch))) return 'life_stage'
  if (mismatches.length > 0) return 'size'
  if (!isForSuchLife(food, dog)) return 'purpose'
  if (food.role !== 'complete' || !rationOf(dog, food.kcalPer100g, today).ok) return 'energy_unknown'
  return food.packs.some(({ isInStock }) => isInStock) ? null : 'sold_out'
}

/** What keeps a food out: the allergens it holds, or the age, the size or the life it is made for. */
export function exclusionMarks(food: FinderFood, dog: Dog, because: FoodExclusion): readonly string[] {
  if (because === 'forbidden') {
    const conflicts = findAllergyConflicts(dog.allergies, food.ingredients)
    return conflicts.filter(({ level }) => level === 'red').map(({ allergen }) => allergen)
  }
  const madeFor: Partial<Record<FoodExclusion, string | null>> = {
    life_stage: food.lifeStage,
    size: food.breedSize,
    purpose: food.purpose,
  }
  const mark = madeFor[because]
  return mark ? [mark] : []
}

/** Light food starves a dog of the right weight, rich food fattens one that only walks. */
function isForSuchLife({ purpose }: FinderFood, dog: Dog): boolean {
  if (purpose === 'light') return weightGoal(dog) !== 'keep'
  if (purpose === 'sport') return weightGoal(dog) === 'keep' && isBusy(dog)
  return true
}

function isBusy({ activity }: Dog): boolean {
  return activity === 'active' || activity === 'working'
}
