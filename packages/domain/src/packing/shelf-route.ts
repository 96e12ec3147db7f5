/** Places as a picker walks past them: aisle by aisle, rack by rack; goods without a place come last. */
export function byShelfRoute(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.localeCompare(b, 'en', { numeric: true })
}
