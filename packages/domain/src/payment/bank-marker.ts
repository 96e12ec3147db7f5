/** Where the bank thinks we had ended, against where we did: what lies between the two was read and never stored. */
export function isPageLost(ours: string | null, banks: string | null): boolean {
  return ours !== null && banks !== null && newerMarker(ours, banks) !== ours
}

/** Numbers of movements grow, and may be longer than a number can be; what is no number counts as newer. */
export function newerMarker(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  if (!isNumber(one) || !isNumber(other)) return other
  return BigInt(other) > BigInt(one) ? other : one
}

function isNumber(marker: string): boolean {
  return /^\d+$/.test(marker)
}
