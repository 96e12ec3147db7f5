/** As many packs as last so many weeks; one pack is the least that anybody can buy. */
export function packsForWeeks(packDays: number, weeks: number): number {
  return packDays > 0 ? Math.max(1, Math.ceil((weeks * 7) / packDays)) : 1
}
