/** The maker's table, in the shape of the catalogue. `null` means: by then the dog eats food for adults. */
export type FeedingGuide = {
  readonly kind: 'adult' | 'puppy' | 'treat' | 'topper' | 'supplement'
  readonly unit: 'g/den' | 'ks/den' | 'ml/den'
  readonly columns: readonly string[]
  readonly rows: readonly GuideRow[]
}

type GuideRow = { readonly weightKg: number; readonly values: readonly (number | null)[] }

/** Value of one column for a weight: on the straight line between two rows, or by steps where rows are bands. */
export function readColumn(guide: FeedingGuide, column: number, weightKg: number): number | null {
  const rows = [...guide.rows].sort((a, b) => a.weightKg - b.weightKg)
  const above = rows.find((row) => row.weightKg >= weightKg)
  const below = rows.findLast((row) => row.weightKg <= weightKg)
  if (hasBands(guide)) return (above ?? rows.at(-1))?.values[column] ?? null
  if (above && below) return betweenRows(below, above, column, weightKg)
  const end = above ?? below
  const value = end?.values[column] ?? null
  // Outside the table its last row is carried on by metabolic weight, the way makers build these tables.
  return end && value !== null ? value * (weightKg / end.weightKg) ** 0.75 : null
}

export function isOutsideTable(guide: FeedingGuide, weightKg: number): boolean {
  const weights = guide.rows.map((row) => row.weightKg)
  return !hasBands(guide) && (weightKg < Math.min(...weights) || weightKg > Math.max(...weights))
}

/** A row such as "5–10 kg" is one dose for the whole band, written in the row of its upper end. */
function hasBands(guide: FeedingGuide): boolean {
  return guide.kind === 'supplement' || guide.unit !== 'g/den'
}

function betweenRows(below: GuideRow, above: GuideRow, column: number, weightKg: number): number | null {
  const from = below.values[column] ?? null
  const to = above.values[column] ?? null
  if (from === null || to === null) return null
  if (above.weightKg === below.weightKg) return from
  return from + ((to - from) * (weightKg - below.weightKg)) / (above.weightKg - below.weightKg)
}
