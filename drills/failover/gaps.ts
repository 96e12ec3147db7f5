/** The longest time without an acknowledged order between two moments, in ms. */
export function longestGap(acknowledgedAt: readonly number[], from: number, to: number): number {
  const inside = acknowledgedAt.filter((at) => at > from && at < to).toSorted((a, b) => a - b)
  const moments = [from, ...inside, to]
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] as number)))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
