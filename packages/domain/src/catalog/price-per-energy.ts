/**
 * Haléře for 1000 kcal. Whatever the dog, a day costs its need times this number, so sorting by it is sorting by the
 * price of a day, and the list can be the same for everybody.
 */
export function halerePer1000Kcal(pack: { priceHalere: number; grams: number; kcalPer100g: number }): number {
  return (pack.priceHalere * 100_000) / (pack.grams * pack.kcalPer100g)
}
