import type { LocalDate } from '../../calendar/local-date.ts'
import type { Dog } from '../dog.ts'
import { isUnweaned, lifeStageOf } from '../dog-age.ts'
import { adultEnergy } from './adult-energy.ts'
import type { EnergyNeed } from './energy-answer.ts'
import { motherhoodEnergy } from './motherhood-energy.ts'
import { puppyEnergy } from './puppy-energy.ts'

/** What a dog needs in a day. A starting estimate: individual dogs of one weight differ up to three times. */
export function energyNeed(dog: Dog, today: LocalDate): EnergyNeed {
  if (isUnweaned(dog.age, today)) return { certainty: 'unavailable', reason: 'under_8_weeks' }
  if (dog.motherhood) return motherhoodEnergy(dog.weightKg, dog.motherhood)
  return lifeStageOf(dog.age, today) === 'stene' ? puppyEnergy(dog, today) : adultEnergy(dog, today)
}
