import type { LocalDate } from '../calendar/local-date.ts'
import { adultEnergy } from './adult-energy.ts'
import type { Dog } from './dog.ts'
import { isUnweaned, lifeStageOf } from './dog-age.ts'
import { motherhoodEnergy } from './motherhood-energy.ts'
import { puppyEnergy } from './puppy-energy.ts'

export type EnergyMethod =
  | 'fediaf_activity'
  | 'fediaf_age'
  | 'fediaf_breed'
  | 'weight_loss'
  | 'fediaf_growth'
  | 'growth_factor'
  | 'fediaf_gestation'
  | 'fediaf_lactation'

export type CalculatedNeed = {
  /** `fallback` is an approximation made because something about the dog is not known. */
  readonly certainty: 'official' | 'fallback'
  readonly method: EnergyMethod
  /** The weight the number stands on: the ideal one for a dog that is too heavy. */
  readonly basisKg: number
  readonly kcalPerDay: number
}

export type UnavailableNeed = {
  readonly certainty: 'unavailable'
  readonly reason: 'under_8_weeks' | 'pregnancy_week_needed' | 'nursing_week_needed' | 'litter_size_needed'
}

export type EnergyNeed = CalculatedNeed | UnavailableNeed

/** What a dog needs in a day. A starting estimate: individual dogs of one weight differ up to three times. */
export function energyNeed(dog: Dog, today: LocalDate): EnergyNeed {
  if (isUnweaned(dog.age, today)) return { certainty: 'unavailable', reason: 'under_8_weeks' }
  if (dog.motherhood) return motherhoodEnergy(dog.weightKg, dog.motherhood)
  return lifeStageOf(dog.age, today) === 'stene' ? puppyEnergy(dog, today) : adultEnergy(dog, today)
}
