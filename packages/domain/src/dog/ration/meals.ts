/** Meals a day by age (pet-nutrition § 3); a dog of unknown age eats as a grown one. */
export function mealsPerDay(ageMonths: number | null): number {
  if (ageMonths === null || ageMonths >= 6) return 2
  return ageMonths < 3 ? 4 : 3
}

/** Whole grams for each meal, the first ones a gram bigger, together exactly the ration. */
export function splitIntoMeals(gramsPerDay: number, meals: number): number[] {
  const smaller = Math.floor(gramsPerDay / meals)
  const bigger = gramsPerDay - smaller * meals
  return Array.from({ length: meals }, (_, index) => (index < bigger ? smaller + 1 : smaller))
}
