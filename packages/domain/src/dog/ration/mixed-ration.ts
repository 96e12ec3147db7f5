import { ok, type Result, refuse } from '../../result.ts'
import { gramsForEnergy, roundToScale } from './grams.ts'

/** One of the foods a dog eats every day; the share is of energy, because a gram of can is not a gram of kibble. */
type FoodPart = { readonly kcalPer100g: number; readonly energySharePercent: number }

type MixedPart = { readonly gramsPerDay: number; readonly exactGrams: number; readonly kcal: number }

export function mixedRation(
  kcalPerDay: number,
  parts: readonly FoodPart[],
): Result<MixedPart[], 'shares_must_give_100', { sum: number }> {
  const sum = parts.reduce((total, part) => total + part.energySharePercent, 0)
  if (Math.abs(sum - 100) > 1e-9) return refuse('shares_must_give_100', { sum })
  return ok(
    parts.map(({ kcalPer100g, energySharePercent }) => {
      const kcal = (kcalPerDay * energySharePercent) / 100
      const exactGrams = gramsForEnergy(kcal, kcalPer100g)
      return { kcal, exactGrams, gramsPerDay: kcal === 0 ? 0 : roundToScale(exactGrams) }
    }),
  )
}
