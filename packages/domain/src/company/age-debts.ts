import { daysBetween, type LocalDate } from '../calendar/local-date.ts'
import type { Halere } from '../money/halere.ts'

type Debt = {
  /** Null while its invoice is still to come. */
  readonly dueOn: LocalDate | null
  readonly due: Halere
}

export const AGES = ['not_due', 'to_14', 'to_30', 'over_30'] as const
export type Age = (typeof AGES)[number]

type Ageing = readonly { readonly age: Age; readonly count: number; readonly amount: Halere }[]

/** How long debts have waited past their day; every age has its row, also an empty one. */
export function ageDebts(debts: readonly Debt[], today: LocalDate): Ageing {
  return AGES.map((age) => {
    const own = debts.filter(({ dueOn }) => ageOf(dueOn, today) === age)
    return { age, count: own.length, amount: own.reduce((sum, { due }) => sum + due, 0) }
  })
}

function ageOf(dueOn: LocalDate | null, today: LocalDate): Age {
  const days = dueOn === null ? 0 : daysBetween(dueOn, today)
  if (days <= 0) return 'not_due'
  if (days <= 14) return 'to_14'
  return days <= 30 ? 'to_30' : 'over_30'
}
