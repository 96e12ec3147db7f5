import { daysBetween, type LocalDate, monthsBetween } from '../calendar/local-date.ts'
import type { DogAge, LifeStage } from './dog.ts'

const ADULT_FROM_MONTHS = 12
const SENIOR_AFTER_MONTHS = 7 * 12
const WEANED_DAYS = 8 * 7

/** Completed months of age today; null when only the life stage is known. */
export function ageInMonths(age: DogAge, today: LocalDate): number | null {
  if (age.kind === 'stage') return null
  if (age.kind === 'born') return monthsBetween(age.on, today)
  return age.months + monthsBetween(age.statedOn, today)
}

export function lifeStageOf(age: DogAge, today: LocalDate): LifeStage {
  const months = ageInMonths(age, today)
  if (months === null) return age.kind === 'stage' ? age.stage : 'dospely'
  if (months < ADULT_FROM_MONTHS) return 'stene'
  return months > SENIOR_AFTER_MONTHS ? 'senior' : 'dospely'
}

/** Under eight weeks a puppy lives on milk and no table gives a ration. An age in months alone counts from two. */
export function isUnweaned(age: DogAge, today: LocalDate): boolean {
  if (age.kind === 'born') return daysBetween(age.on, today) < WEANED_DAYS
  const months = ageInMonths(age, today)
  return months !== null && months < 2
}
