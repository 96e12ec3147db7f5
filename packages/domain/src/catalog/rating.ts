/** Number of reviews with one to five stars, in this order. */
export type StarCounts = readonly [number, number, number, number, number]

export type RatingSummary = {
  readonly count: number
  /** To one decimal place; null when nobody has reviewed yet. */
  readonly average: number | null
  /** Whole per cents that together give 100, in the order of the counts. */
  readonly percents: StarCounts
}

export function summarizeRatings(counts: StarCounts): RatingSummary {
  const count = counts.reduce((sum, stars) => sum + stars, 0)
  if (count === 0) return { count: 0, average: null, percents: [0, 0, 0, 0, 0] }
  const stars = counts.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0)
  return { count, average: Math.round((stars * 10) / count) / 10, percents: toPercents(counts, count) }
}

/** Largest remainders: rounding each bar alone would give 99 or 101. */
function toPercents(counts: StarCounts, total: number): StarCounts {
  const percents = counts.map((count) => Math.floor((count * 100) / total))
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const byRemainder = counts
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .sort((a, b) => b.remainder - a.remainder || b.index - a.index)
  for (const { index } of byRemainder.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1
  return percents as unknown as StarCounts
}
