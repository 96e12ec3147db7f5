import type { LocalDate } from '../../calendar/local-date.ts'
import { ok, type Result, refuse } from '../../result.ts'
import type { Activity, Dog } from '../dog.ts'
import { ageInMonths } from '../dog-age.ts'
import { energyNeed } from '../energy/energy-need.ts'
import { idealWeight, weightGoal } from '../ideal-weight.ts'
import { type FeedingGuide, isOutsideTable, readColumn } from './feeding-guide.ts'
import { gramsForEnergy, roundToScale } from './grams.ts'

type GuideRation = {
  readonly amount: number
  readonly unit: FeedingGuide['unit']
  /** Which column of the table answered; for puppies the last one reached. */
  readonly column: number
  readonly isOutsideTable: boolean
}

type GuideRefusal = 'adult_weight_needed' | 'age_needed' | 'too_young' | 'adult_food' | 'no_value'

/** What the maker's table says for this dog. The law makes it part of the offer, so the product page shows it first. */
export function guideRation(
  guide: FeedingGuide,
  dog: Dog,
  kcalPer100g: number | null,
  today: LocalDate,
): Result<GuideRation, GuideRefusal> {
  if (guide.kind === 'puppy') return puppyRation(guide, dog, today)
  const weightKg = guide.kind === 'adult' ? idealWeight(dog) : dog.weightKg
  const column = guide.kind === 'adult' ? adultColumn(guide, dog, weightKg, kcalPer100g, today) : 0
  return answer(guide, column, weightKg, readColumn(guide, column, weightKg))
}

/** Columns differ from food to food (quiet, losing weight, season), so the one nearest to the dog's need is his. */
function adultColumn(
  guide: FeedingGuide,
  dog: Dog,
  weightKg: number,
  kcalPer100g: number | null,
  today: LocalDate,
): number {
  const need = energyNeed(dog, today)
  if (kcalPer100g === null || need.certainty === 'unavailable') return columnByPosition(guide, dog)
  const wanted = gramsForEnergy(need.kcalPerDay, kcalPer100g)
  const distances = guide.columns.map((_, column) =>
    Math.abs((readColumn(guide, column, weightKg) ?? Number.POSITIVE_INFINITY) - wanted),
  )
  return distances.indexOf(Math.min(...distances))
}

const POSITION: Record<Activity, number> = { low: 0, moderate: 0.5, active: 1, working: 1 }

/** Without energy of the food only the order of columns is left: from the least to the most. */
function columnByPosition(guide: FeedingGuide, dog: Dog): number {
  const position = weightGoal(dog) === 'keep' ? POSITION[dog.activity ?? 'moderate'] : 0
  return Math.round(position * (guide.columns.length - 1))
}

function puppyRation(guide: FeedingGuide, dog: Dog, today: LocalDate): Result<GuideRation, GuideRefusal> {
  if (dog.adultWeightKg === null) return refuse('adult_weight_needed')
  const months = ageInMonths(dog.age, today)
  if (months === null) return refuse('age_needed')
  const ages = guide.columns.map((label) => Number.parseInt(label, 10))
  const reached = ages.findLastIndex((age) => age <= months)
  if (reached < 0) return refuse('too_young')
  if (reached === ages.length - 1 && months > (ages[reached] ?? 0)) return refuse('adult_food')

  const from = readColumn(guide, reached, dog.adultWeightKg)
  if (from === null) return refuse('adult_food')
  const to = readColumn(guide, reached + 1, dog.adultWeightKg) ?? from
  const [start = months, end = start] = [ages[reached], ages[reached + 1]]
  const value = end === start ? from : from + ((to - from) * (months - start)) / (end - start)
  return answer(guide, reached, dog.adultWeightKg, value)
}

function answer(guide: FeedingGuide, column: number, weightKg: number, value: number | null) {
  if (value === null) return refuse('no_value')
  return ok({
    amount: roundAmount(guide, value),
    unit: guide.unit,
    column,
    isOutsideTable: isOutsideTable(guide, weightKg),
  })
}

/** A main food is weighed; an amount "at most a day" is rounded down; doses are given as printed. */
function roundAmount(guide: FeedingGuide, value: number): number {
  if (guide.kind === 'adult' || guide.kind === 'puppy') return roundToScale(value)
  return guide.kind === 'supplement' || guide.unit !== 'g/den' ? value : Math.floor(value + 1e-9)
}
