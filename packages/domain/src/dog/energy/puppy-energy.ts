import type { LocalDate } from '../../calendar/local-date.ts'
import type { Dog } from '../dog.ts'
import { ageInMonths } from '../dog-age.ts'
import type { CalculatedNeed } from './energy-answer.ts'
import { metabolicWeight, restingEnergy } from './metabolic-weight.ts'

/** FEDIAF 2025, table VII-8b, from eight weeks to a year: the nearer to the grown-up weight, the less per kilogram. */
export function growthEnergy(weightKg: number, adultWeightKg: number): number {
  return (254.1 - 135 * (weightKg / adultWeightKg)) * metabolicWeight(weightKg)
}

export function puppyEnergy(dog: Dog, today: LocalDate): CalculatedNeed {
  const basisKg = dog.weightKg
  if (dog.adultWeightKg !== null) {
    const kcalPerDay = growthEnergy(basisKg, dog.adultWeightKg)
    return { certainty: 'official', method: 'fediaf_growth', basisKg, kcalPerDay }
  }
  const months = ageInMonths(dog.age, today)
  const factor = months !== null && months < 4 ? 3 : 2
  return { certainty: 'fallback', method: 'growth_factor', basisKg, kcalPerDay: factor * restingEnergy(basisKg) }
}
