interface RecipeLine {
  readonly ingredientId: number
  readonly percent: number | null
  readonly mgPerKg: number | null
}

/** Whether there is something else in the bag, or in another share. Names, notes and the order of equal shares are words of the label. */
export function isOtherRecipe(before: readonly RecipeLine[], after: readonly RecipeLine[]): boolean {
  return sharesOf(before) !== sharesOf(after)
}

function sharesOf(lines: readonly RecipeLine[]): string {
  return lines
    .map(({ ingredientId, percent, mgPerKg }) => `${ingredientId}:${percent}:${mgPerKg}`)
    .toSorted()
    .join()
}
