export interface WheelPrize {
  readonly key: string
  readonly weight: number
  /** Null where nothing can run out. */
  readonly left: number | null
}

interface Draw {
  readonly key: string
  /** What the number was drawn from: chances of this very spin. */
  readonly weights: Readonly<Record<string, number>>
}

/**
 * The prize a number in [0, 1) falls on. What has run out is not drawn and its weight goes to the others in proportion.
 * Null when nothing is left at all.
 */
export function drawPrize(prizes: readonly WheelPrize[], roll: number): Draw | null {
  const drawn = prizes.filter(({ left }) => left === null || left > 0)
  const total = drawn.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  const weights = Object.fromEntries(drawn.map(({ key, weight }) => [key, weight]))
  let rest = roll * total
  for (const { key, weight } of drawn) {
    rest -= weight
    if (rest < 0) return { key, weights }
  }
  // Rounding may leave a crumb behind the last segment.
  return { key: drawn.at(-1)?.key ?? '', weights }
}
