import type { Motherhood } from '../dog.ts'
import type { EnergyNeed } from './energy-answer.ts'
import { metabolicWeight } from './metabolic-weight.ts'

const WEEKS_OF_PREGNANCY = 9
const LAST_OF_EARLY_WEEKS = 4
const NURSING_WEEK_FACTOR = [0.75, 0.95, 1.1, 1.2]
const MOST_PUPPIES = 8

/** FEDIAF 2025 formulas for bitches (pet-nutrition § 1). Without week and litter size there is no honest number. */
export function motherhoodEnergy(weightKg: number, motherhood: Motherhood): EnergyNeed {
  return motherhood.kind === 'pregnant'
    ? pregnancyEnergy(weightKg, motherhood.week)
    : nursingEnergy(weightKg, motherhood.week, motherhood.puppies)
}

function pregnancyEnergy(weightKg: number, week: number | null): EnergyNeed {
  if (week === null || week < 1 || week > WEEKS_OF_PREGNANCY)
    return { certainty: 'unavailable', reason: 'pregnancy_week_needed' }
  const growing = week > LAST_OF_EARLY_WEEKS ? 26 * weightKg : 0
  return {
    certainty: 'official',
    method: 'fediaf_gestation',
    basisKg: weightKg,
    kcalPerDay: 132 * metabolicWeight(weightKg) + growing,
  }
}

function nursingEnergy(weightKg: number, week: number | null, puppies: number | null): EnergyNeed {
  const factor = NURSING_WEEK_FACTOR[(week ?? 0) - 1]
  if (factor === undefined) return { certainty: 'unavailable', reason: 'nursing_week_needed' }
  if (puppies === null || puppies < 1 || puppies > MOST_PUPPIES)
    return { certainty: 'unavailable', reason: 'litter_size_needed' }
  const milk = puppies <= 4 ? 24 * puppies : 96 + 12 * (puppies - 4)
  return {
    certainty: 'official',
    method: 'fediaf_lactation',
    basisKg: weightKg,
    kcalPerDay: 145 * metabolicWeight(weightKg) + milk * weightKg * factor,
  }
}
