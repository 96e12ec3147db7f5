import { percentOf } from '../money/round.ts'
import { ok, type Result, refuse } from '../result.ts'

/** From so many grams together each piece costs so many percent less. */
export type KiloStep = { readonly fromGrams: number; readonly percent: number }

type StepRefusal = 'no_steps' | 'not_positive' | 'not_rising'

/** More kilos never cost more: both columns rise. */
export function checkSteps(steps: readonly KiloStep[]): Result<readonly KiloStep[], StepRefusal> {
  if (steps.length === 0) return refuse('no_steps')
  for (const [index, { fromGrams, percent }] of steps.entries()) {
    const before = steps[index - 1]
    if (!Number.isSafeInteger(fromGrams) || fromGrams <= 0 || !(percent > 0) || percent >= 100)
      return refuse('not_positive')
    if (before && (fromGrams <= before.fromGrams || percent <= before.percent)) return refuse('not_rising')
  }
  return ok(steps)
}

/** What everybody saves at so many grams; nought below the first step. */
export function percentAt(steps: readonly KiloStep[], grams: number): number {
  return steps.findLast(({ fromGrams }) => grams >= fromGrams)?.percent ?? 0
}

/** The next step and how much is missing to it; null on the last one. */
export function nextStep(
  steps: readonly KiloStep[],
  grams: number,
): (KiloStep & { readonly missingGrams: number }) | null {
  const next = steps.find(({ fromGrams }) => grams < fromGrams)
  return next ? { ...next, missingGrams: next.fromGrams - grams } : null
}

/** A piece at a step, rounded as every price of a shop is: the discount once, to its step of prices. */
export function unitPriceAt(unitPrice: number, percent: number, priceStep: number): number {
  return unitPrice - percentOf(unitPrice, percent, priceStep)
}

/** What one member wants, at the price of the shop frozen for it. */
type MemberLine = { readonly pieces: number; readonly unitPrice: number; readonly grams: number }

export function priceAt(lines: readonly MemberLine[], percent: number, priceStep: number): number {
  return lines.reduce((sum, { pieces, unitPrice }) => sum + pieces * unitPriceAt(unitPrice, percent, priceStep), 0)
}

export function gramsOf(lines: readonly Pick<MemberLine, 'pieces' | 'grams'>[]): number {
  return lines.reduce((sum, { pieces, grams }) => sum + pieces * grams, 0)
}
