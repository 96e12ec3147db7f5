import { daysBetween } from '../calendar/local-date.ts'
import type { Weighing } from './daily-gain.ts'

/** The lightest that lives and the heaviest of any breed before it leaves its mother. */
export const LEAST_GRAMS = 40
export const MOST_GRAMS = 30_000

/** Nobody grows or loses so much in a day: a slip of the finger is likelier. */
const MOST_GROWTH = 1.25
const MOST_LOSS = 0.85
/** After so many days without a weighing anything may be true. */
const LONGEST_GAP = 14

type WeighingVerdict = {
  readonly isLikely: boolean
  /** What was meant, when one of the usual slips explains it. */
  readonly suggestion: number | null
}

/** Whether a weight fits the one before. It is a question, never a refusal: whoever has the scales knows better. */
export function judgeWeighing(before: Weighing | null, now: Weighing): WeighingVerdict {
  if (before === null || fits(before, now)) return { isLikely: true, suggestion: null }
  const fitting = usualSlips(now.grams).filter((grams) => fits(before, { on: now.on, grams }))
  // A digit pressed once more at the end is the usual one; of the others the nearest to what was there.
  const [last] = fitting.filter((grams) => grams === Math.floor(now.grams / 10))
  const [nearest] = fitting.toSorted((a, b) => Math.abs(a - before.grams) - Math.abs(b - before.grams))
  const suggestion = last ?? nearest
  return { isLikely: false, suggestion: suggestion ?? null }
}

function fits(before: Weighing, now: Weighing): boolean {
  const days = Math.max(1, Math.abs(daysBetween(before.on, now.on)))
  if (days > LONGEST_GAP) return true
  return now.grams <= before.grams * MOST_GROWTH ** days && now.grams >= before.grams * MOST_LOSS ** days
}

/** A digit too many, one too few, or two of them in the wrong order. */
function usualSlips(grams: number): number[] {
  const digits = String(grams)
  const without = [...digits].map((_, at) => digits.slice(0, at) + digits.slice(at + 1))
  const swapped = [...digits.slice(1)].map(
    (next, at) => digits.slice(0, at) + next + digits.charAt(at) + digits.slice(at + 2),
  )
  return [...without, ...swapped, `${digits}0`].map(Number).filter((candidate) => candidate >= LEAST_GRAMS)
}
