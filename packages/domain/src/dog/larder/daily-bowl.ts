import { ok, type Result } from '../../result.ts'
import { energyOfGrams, gramsForEnergy } from '../ration/grams.ts'
import { mixedRation } from '../ration/mixed-ration.ts'
import { TREATS_SHARE } from '../ration/treats-budget.ts'

/** What a dog gets every day: foods by their share of energy, treats by weight, because nobody measures treats by energy. */
export type FedFood = {
  readonly productId: number
  readonly kcalPer100g: number
  readonly portion:
    | { readonly kind: 'share'; readonly percent: number }
    | { readonly kind: 'treat'; readonly grams: number }
}

type BowlPart = {
  readonly productId: number
  readonly kind: 'share' | 'treat'
  readonly gramsPerDay: number
  /** How much less of it because of the treats; nothing for the treats themselves. */
  readonly savedGrams: number
}

export type DailyBowl = { readonly parts: readonly BowlPart[]; readonly treatsOverBudget: boolean }

const KCAL_SLACK = 1e-6

/** Treats come first, the foods share what is left of the day, each in its own proportion. */
export function dailyBowl(
  kcalPerDay: number,
  fed: readonly FedFood[],
): Result<DailyBowl, 'shares_must_give_100', { sum: number }> {
  const treatsKcal = fed.reduce((sum, food) => sum + treatKcal(food), 0)
  const shares = fed.flatMap(({ productId, kcalPer100g, portion }) =>
    portion.kind === 'share' ? [{ productId, kcalPer100g, energySharePercent: portion.percent }] : [],
  )
  const mixed = mixedRation(kcalPerDay, shares)
  if (!mixed.ok) return mixed
  const foods = shares.map(({ productId, kcalPer100g, energySharePercent }, index): BowlPart => {
    const full = mixed.value[index]?.gramsPerDay ?? 0
    const instead = gramsForEnergy((treatsKcal * energySharePercent) / 100, kcalPer100g)
    const savedGrams = Math.min(full, Math.round(instead))
    return { productId, kind: 'share', gramsPerDay: full - savedGrams, savedGrams }
  })
  const treats = fed.flatMap(({ productId, portion }): BowlPart[] =>
    portion.kind === 'treat' ? [{ productId, kind: 'treat', gramsPerDay: portion.grams, savedGrams: 0 }] : [],
  )
  return ok({
    parts: [...foods, ...treats],
    treatsOverBudget: treatsKcal > kcalPerDay * TREATS_SHARE + KCAL_SLACK,
  })
}

function treatKcal({ portion, kcalPer100g }: FedFood): number {
  return portion.kind === 'treat' ? energyOfGrams(portion.grams, kcalPer100g) : 0
}
