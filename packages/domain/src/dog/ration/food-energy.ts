import { ok, type Result, refuse } from '../../result.ts'

/** Per cent of the food as it is fed. */
export type Analysis = {
  readonly protein: number
  readonly fat: number
  readonly fibre: number
  readonly ash: number
  /** Null when the label is silent, which the law allows for dry food up to 14 %. */
  readonly moisture: number | null
}

export type FoodEnergy = { readonly kcalPer100g: number; readonly carbohydrate: number; readonly isEstimate: boolean }

const ASSUMED_MOISTURE = 10
const LABEL = { protein: 3.5, fat: 8.5, carbohydrate: 3.5 }
const FRESH = { protein: 4, fat: 9, carbohydrate: 4 }

/** Modified Atwater from the label (pet-nutrition § 2); `fresh` is for raw and highly digestible food. */
export function energyFromAnalysis(
  analysis: Analysis,
  kind: 'label' | 'fresh' = 'label',
): Result<FoodEnergy, 'analysis_over_100'> {
  const moisture = analysis.moisture ?? ASSUMED_MOISTURE
  const stated = analysis.protein + analysis.fat + analysis.fibre + analysis.ash + moisture
  const carbohydrate = 100 - stated
  if (carbohydrate < 0) return refuse('analysis_over_100', { stated })
  const weights = kind === 'fresh' ? FRESH : LABEL
  const kcalPer100g =
    weights.protein * analysis.protein + weights.fat * analysis.fat + weights.carbohydrate * carbohydrate
  return ok({ kcalPer100g, carbohydrate, isEstimate: analysis.moisture === null })
}

/** Makes wet and dry food comparable: per cent of what is left without water. */
export function toDryMatter(percent: number, moisture: number): number {
  return (percent / (100 - moisture)) * 100
}
