import type { LocalDate } from '../../calendar/local-date.ts'
import { ok, type Result, refuse } from '../../result.ts'
import type { Dog } from '../dog.ts'
import type { UnavailableNeed } from '../energy/energy-answer.ts'
import { energyNeed } from '../energy/energy-need.ts'
import { gramsForEnergy, roundToScale } from './grams.ts'

export type Ration = {
  /** What to weigh. Days and price are counted from it, so that an owner can check them. */
  readonly gramsPerDay: number
  readonly exactGrams: number
  /** Dogs differ: the honest answer is a span of 15 % each way. */
  readonly from: number
  readonly to: number
  readonly certainty: 'official' | 'fallback'
}

export type RationRefusal = UnavailableNeed['reason'] | 'food_energy_unknown'

const SPREAD = 0.15
const MIN_KCAL_PER_100_G = 50
const MAX_KCAL_PER_100_G = 600

/** Grams a day when this food gives `energyShare` of the day's energy; the rest are treats or another food. */
export function rationOf(
  dog: Dog,
  kcalPer100g: number | null,
  today: LocalDate,
  energyShare = 1,
): Result<Ration, RationRefusal> {
  if (!isFoodEnergy(kcalPer100g)) return refuse('food_energy_unknown')
  const need = energyNeed(dog, today)
  if (need.certainty === 'unavailable') return refuse(need.reason)
  const exactGrams = gramsForEnergy(need.kcalPerDay * energyShare, kcalPer100g)
  return ok({
    gramsPerDay: roundToScale(exactGrams),
    exactGrams,
    from: roundToScale(exactGrams * (1 - SPREAD)),
    to: roundToScale(exactGrams * (1 + SPREAD)),
    certainty: need.certainty,
  })
}

/** Oils and misprints lie outside; neither is a day's food. */
function isFoodEnergy(kcalPer100g: number | null): kcalPer100g is number {
  return kcalPer100g !== null && kcalPer100g >= MIN_KCAL_PER_100_G && kcalPer100g <= MAX_KCAL_PER_100_G
}
