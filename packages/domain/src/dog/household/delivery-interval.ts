/** The longest offered interval in weeks that still comes before the pack is empty; null when even the shortest does not. */
export function deliveryInterval(packDays: number, offeredWeeks: readonly number[]): number | null {
  const inTime = offeredWeeks.filter((weeks) => weeks * 7 <= packDays)
  return inTime.length === 0 ? null : Math.max(...inTime)
}
