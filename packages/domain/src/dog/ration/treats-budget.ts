import { energyOfGrams, gramsForEnergy } from './grams.ts'

/** Treats may make at most a tenth of the day's energy (pet-nutrition § 3). */
export const TREATS_SHARE = 0.1

// Binary fractions: 30 g may come out as 29.999999999.
const GRAM_SLACK = 1e-9
const KCAL_SLACK = 1e-6

/** Most grams of a treat for a day, in whole grams rounded down, so that the budget is never exceeded. */
export function treatsBudget(kcalPerDay: number, treatKcalPer100g: number): number {
  return Math.floor(gramsForEnergy(kcalPerDay * TREATS_SHARE, treatKcalPer100g) + GRAM_SLACK)
}

export type DayWithTreats = {
  readonly foodGrams: number
  /** How much less of the food because of the treats. */
  readonly savedGrams: number
  readonly treatsKcal: number
  readonly isOverBudget: boolean
}

/** What is left for the bowl when some treats were already given today. */
export function dayWithTreats(
  kcalPerDay: number,
  foodKcalPer100g: number,
  treat: { readonly grams: number; readonly kcalPer100g: number },
): DayWithTreats {
  const treatsKcal = energyOfGrams(treat.grams, treat.kcalPer100g)
  const fullGrams = Math.round(gramsForEnergy(kcalPerDay, foodKcalPer100g))
  const savedGrams = Math.min(fullGrams, Math.round(gramsForEnergy(treatsKcal, foodKcalPer100g)))
  return {
    foodGrams: fullGrams - savedGrams,
    savedGrams,
    treatsKcal,
    isOverBudget: treatsKcal > kcalPerDay * TREATS_SHARE + KCAL_SLACK,
  }
}
