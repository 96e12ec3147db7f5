const KITCHEN_STEP = 5
const FINE_BELOW = 50

/** Grams of a food that hold this energy. */
export function gramsForEnergy(kcal: number, kcalPer100g: number): number {
  return (kcal / kcalPer100g) * 100
}

export function energyOfGrams(grams: number, kcalPer100g: number): number {
  return (grams * kcalPer100g) / 100
}

/**
 * What a kitchen scale can measure: whole fives, halves up. Under 50 g whole grams, because there five grams would be
 * more than a tenth of the ration. Never nothing.
 */
export function roundToScale(grams: number): number {
  if (grams < FINE_BELOW) return Math.max(1, Math.round(grams))
  return Math.round(grams / KITCHEN_STEP) * KITCHEN_STEP
}
