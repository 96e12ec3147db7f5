/** Which of the values wins its row; null when it is a draw or when there is nothing to compare. */
export function findBest(values: readonly (number | null)[], wins: 'least' | 'most'): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const best = wins === 'least' ? Math.min(...known) : Math.max(...known)
  const winners = values.flatMap((value, index) => (value === best ? [index] : []))
  return winners.length === 1 ? (winners[0] ?? null) : null
}
