import type { Halere } from '../money/halere.ts'
import { divideDown, toHundredths } from '../money/round.ts'
import { ok, type Result, refuse } from '../result.ts'

export type SpendingRules = {
  readonly creditValue: Halere
  readonly maximumSpendPercent: number
  readonly minimumSpendCredits: number
}

export type SpendingRefusal = 'group_not_eligible' | 'not_enough_credits' | 'over_limit' | 'below_minimum'

/** How many credits the goods can take at most, rounded down to whole credits. */
export function creditLimit(goods: Halere, rules: SpendingRules): number {
  return divideDown(goods * toHundredths(rules.maximumSpendPercent), 10_000 * rules.creditValue)
}

/** Whether the customer may ask for exactly this many. */
export function checkSpending(
  wanted: number,
  purse: { readonly balance: number; readonly goods: Halere; readonly isEligible: boolean },
  rules: SpendingRules,
): Result<number, SpendingRefusal> {
  const limit = creditLimit(purse.goods, rules)
  if (!purse.isEligible) return refuse('group_not_eligible')
  if (wanted < rules.minimumSpendCredits) return refuse('below_minimum', { minimum: rules.minimumSpendCredits })
  if (wanted > purse.balance) return refuse('not_enough_credits', { balance: purse.balance })
  if (wanted > limit) return refuse('over_limit', { limit, percent: rules.maximumSpendPercent, goods: purse.goods })
  return ok(wanted)
}
