import type { LocalDate } from '../../calendar/local-date.ts'
import type { Activity, Dog, ExceptionalBreed } from '../dog.ts'
import { ageInMonths, lifeStageOf } from '../dog-age.ts'
import { idealWeight, weightGoal } from '../ideal-weight.ts'
import type { CalculatedNeed } from './energy-answer.ts'
import { metabolicWeight, restingEnergy } from './metabolic-weight.ts'

// FEDIAF 2025, kcal per kg^0.75 (pet-nutrition § 1).
const BY_ACTIVITY: Record<Activity, number> = { low: 95, moderate: 110, active: 125, working: 162.5 }
const BY_BREED: Record<ExceptionalBreed, number> = { great_dane: 200, newfoundland: 105 }
const OBESITY_PRONE = 90
const ROWS_DOWN = [162.5, 125, 110, 95, OBESITY_PRONE]

export function adultEnergy(dog: Dog, today: LocalDate): CalculatedNeed {
  const basisKg = idealWeight(dog)
  const goal = weightGoal(dog)
  if (goal === 'lose') {
    return { certainty: 'official', method: 'weight_loss', basisKg, kcalPerDay: restingEnergy(basisKg) }
  }
  const row = chooseRow(dog, today)
  const coefficient = goal === 'hold_back' ? Math.min(row.coefficient, OBESITY_PRONE) : row.coefficient
  const { certainty, method } = row
  return { certainty, method, basisKg, kcalPerDay: coefficient * metabolicWeight(basisKg) }
}

type Row = Pick<CalculatedNeed, 'certainty' | 'method'> & { readonly coefficient: number }

/** One row of the tables, never two multiplied: breed, else activity, else age. */
function chooseRow(dog: Dog, today: LocalDate): Row {
  if (dog.breed) return { certainty: 'official', method: 'fediaf_breed', coefficient: BY_BREED[dog.breed] }
  const row = dog.activity ? activityRow(dog.activity, dog, today) : ageRow(dog, today)
  return dog.neutered ? { ...row, coefficient: oneRowLower(row.coefficient) } : row
}

/** A senior with ordinary walks then gets 95, which is just what the age table says for dogs over seven. */
function activityRow(activity: Activity, dog: Dog, today: LocalDate): Row {
  const own = BY_ACTIVITY[activity]
  const coefficient = lifeStageOf(dog.age, today) === 'senior' ? oneRowLower(own) : own
  return { certainty: 'official', method: 'fediaf_activity', coefficient }
}

function ageRow(dog: Dog, today: LocalDate): Row {
  if (lifeStageOf(dog.age, today) === 'senior') return { certainty: 'official', method: 'fediaf_age', coefficient: 95 }
  const months = ageInMonths(dog.age, today)
  if (months === null) return { certainty: 'fallback', method: 'fediaf_age', coefficient: 110 }
  return { certainty: 'official', method: 'fediaf_age', coefficient: months < 36 ? 130 : 110 }
}

/** FEDIAF has no row for neutered dogs; the next lower one, down to that of dogs prone to obesity, stands for them. */
function oneRowLower(coefficient: number): number {
  return ROWS_DOWN.find((row) => row < coefficient) ?? OBESITY_PRONE
}
