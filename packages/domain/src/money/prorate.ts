/**
 * Splits an amount by weights so that the parts are whole and sum to it (largest remainder; of equal remainders
 * the earlier part gets the unit). No part exceeds its weight while the amount does not exceed the sum of weights.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const size = BigInt(Math.abs(amount))
  const known = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const sum = known.reduce((total, weight) => total + BigInt(weight), 0n)
  const shares = known.map((weight, index) => {
    const exact = size * BigInt(weight)
    return { index, whole: Number(exact / sum), rest: exact % sum }
  })

  const left = Number(size) - shares.reduce((total, share) => total + share.whole, 0)
  const lucky = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map((share) => share.index),
  )
  const sign = amount < 0 ? -1 : 1
  return shares.map((share) => {
    const part = share.whole + (lucky.has(share.index) ? 1 : 0)
    return part === 0 ? 0 : sign * part
  })
}
