import { addDays, type LocalDate } from '../../calendar/local-date.ts'
import { ok, type Result, refuse } from '../../result.ts'

export type TransitionPace = 'usual' | 'sensitive'

type TransitionDay = {
  readonly day: number
  readonly date: LocalDate
  readonly newPercent: number
  readonly newGrams: number
  readonly oldGrams: number
}

export type TransitionPlan = {
  readonly days: readonly TransitionDay[]
  /** How much of each food the change takes; the old one must not run out on the way. */
  readonly newGrams: number
  readonly oldGrams: number
}

/** Days a change of food may take, and its steps before the last day (pet-nutrition § 4). */
const PACE = {
  usual: { min: 7, max: 10, steps: [25, 50, 75] },
  sensitive: { min: 10, max: 14, steps: [10, 20, 30, 40, 50, 60, 70, 80, 90] },
} as const

/** Mixes two foods by energy: each has its own full ration, and what one gives the other leaves out. */
export function transitionPlan(
  rations: { readonly oldGrams: number; readonly newGrams: number },
  startOn: LocalDate,
  pace: TransitionPace = 'usual',
  length: number = PACE[pace].min,
): Result<TransitionPlan, 'length_out_of_range', { min: number; max: number }> {
  const { min, max, steps } = PACE[pace]
  if (!Number.isInteger(length) || length < min || length > max) return refuse('length_out_of_range', { min, max })
  const percents = [...spreadSteps(steps, length - 1), 100]
  const days = percents.map((newPercent, index) => {
    const newGrams = Math.round((rations.newGrams * newPercent) / 100)
    const oldGrams = Math.round(rations.oldGrams * (1 - newGrams / rations.newGrams))
    return { day: index + 1, date: addDays(startOn, index), newPercent, newGrams, oldGrams }
  })
  return ok({ days, newGrams: sum(days, 'newGrams'), oldGrams: sum(days, 'oldGrams') })
}

/** Each step for the same number of days; the days that remain go to the later steps. */
function spreadSteps(steps: readonly number[], days: number): number[] {
  const atLeast = Math.floor(days / steps.length)
  const firstLonger = steps.length - (days % steps.length)
  return steps.flatMap((step, index) => Array<number>(index < firstLonger ? atLeast : atLeast + 1).fill(step))
}

function sum(days: readonly TransitionDay[], key: 'newGrams' | 'oldGrams'): number {
  return days.reduce((total, day) => total + day[key], 0)
}
