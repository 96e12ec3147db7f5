import type { LocalDate } from '../../calendar/local-date.ts'
import type { Dog, LifeStage } from '../dog.ts'
import { ageInMonths, lifeStageOf } from '../dog-age.ts'
import { growthEndsAtMonths } from '../size-class.ts'

/** As in the catalogue; null where the question makes no sense, for a bowl or a shampoo. */
export type FoodPurpose = {
  readonly lifeStage: LifeStage | 'vsechna' | null
  readonly breedSize: 'mala' | 'velka' | 'vsechna' | null
}

export type Mismatch = 'not_for_growth' | 'for_puppies' | 'for_seniors' | 'for_adults' | 'for_small' | 'for_large'

// The limits printed with the labels of the catalogue: small to 10 kg, large over 25 kg.
const SMALL_TO_KG = 10
const LARGE_OVER_KG = 25

/** Why a food was made for another dog than this one. Only `not_for_growth` can do harm. */
export function foodMismatches(food: FoodPurpose, dog: Dog, today: LocalDate): Mismatch[] {
  const mismatches = [stageMismatch(food.lifeStage, dog, today), sizeMismatch(food.breedSize, dog)]
  return mismatches.filter((mismatch) => mismatch !== null)
}

function stageMismatch(made: FoodPurpose['lifeStage'], dog: Dog, today: LocalDate): Mismatch | null {
  if (made === null || made === 'vsechna') return null
  if (isGrowing(dog, today)) return made === 'stene' ? null : 'not_for_growth'
  if (made === 'stene') return dog.motherhood ? null : 'for_puppies'
  const isSenior = lifeStageOf(dog.age, today) === 'senior'
  if (made === 'senior') return isSenior ? null : 'for_seniors'
  return isSenior ? 'for_adults' : null
}

/** A dog whose grown-up weight is known grows as long as its size does; otherwise a year. */
function isGrowing(dog: Dog, today: LocalDate): boolean {
  const months = ageInMonths(dog.age, today)
  if (months === null || dog.adultWeightKg === null) return lifeStageOf(dog.age, today) === 'stene'
  return months < growthEndsAtMonths(dog.adultWeightKg)
}

function sizeMismatch(made: FoodPurpose['breedSize'], dog: Dog): Mismatch | null {
  const kg = dog.adultWeightKg ?? dog.idealWeightKg ?? dog.weightKg
  // Never weighed: nobody can say which size it is.
  if (kg === 0) return null
  if (made === 'mala' && kg > SMALL_TO_KG) return 'for_small'
  return made === 'velka' && kg <= LARGE_OVER_KG ? 'for_large' : null
}
