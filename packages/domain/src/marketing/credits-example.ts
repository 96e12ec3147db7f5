import { earnedCredits } from '../credits/earned-credits.ts'
import { creditLimit, type SpendingRules } from '../credits/spending-limit.ts'
import type { Halere } from '../money/halere.ts'

export interface LoyaltyRules extends SpendingRules {
  readonly earnPercent: number
}

interface CreditsExample {
  /** What this purchase would take from the credits, what is left to pay and what it brings. */
  spent: number
  paid: Halere
  earned: number
  /** When such a purchase comes every month and credits are let to grow. */
  earnedPerYear: number
}

/** One purchase with credits in the purse, counted as the cart counts it. */
export function creditsExample(goods: Halere, balance: number, rules: LoyaltyRules): CreditsExample {
  const possible = Math.min(balance, creditLimit(goods, rules))
  const spent = possible >= rules.minimumSpendCredits ? possible : 0
  const paid = goods - spent * rules.creditValue
  const earn = (amount: Halere) => earnedCredits([{ amount, multiplier: 1 }], rules.earnPercent, rules.creditValue)
  return { spent, paid, earned: earn(paid), earnedPerYear: 12 * earn(goods) }
}
