/** Four stand in a row, or two by two on a phone. Fewer than four are two; one alone would only look forgotten, so it is left out. */
export function evenRow<Item>(items: readonly Item[]): Item[] {
  if (items.length >= 4) return items.slice(0, 4)
  return items.length >= 2 ? items.slice(0, 2) : []
}
