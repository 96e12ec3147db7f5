/** The list with one of its items a place earlier or later. */
export function moved(ids: readonly number[], place: number, by: 1 | -1): number[] {
  const next = [...ids]
  const [taken] = next.splice(place, 1)
  if (taken !== undefined) next.splice(place + by, 0, taken)
  return next
}
