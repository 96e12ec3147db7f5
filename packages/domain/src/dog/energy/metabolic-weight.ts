/** Energy need grows with body surface rather than weight: kg to the power of 0.75. */
export function metabolicWeight(weightKg: number): number {
  return weightKg ** 0.75
}

/** Resting energy (RER), kcal a day; holds for every weight (pet-nutrition § 1). */
export function restingEnergy(weightKg: number): number {
  return 70 * metabolicWeight(weightKg)
}
