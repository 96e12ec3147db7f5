import type { Halere } from '../money/halere.ts'
import { divideDown, toHundredths } from '../money/round.ts'

export type EarningPart = { readonly amount: Halere; readonly multiplier: number }

/** Credits for paid goods; fractions are added up first and rounded down once. */
export function earnedCredits(parts: readonly EarningPart[], percent: number, creditValue: Halere): number {
  const weighed = parts.reduce((sum, { amount, multiplier }) => sum + amount * toHundredths(multiplier), 0)
  return divideDown(weighed * toHundredths(percent), 100 * 10_000 * creditValue)
}
