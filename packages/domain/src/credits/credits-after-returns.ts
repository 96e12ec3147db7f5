import type { Halere } from '../money/halere.ts'
import { divideDown } from '../money/round.ts'
import { creditsToGiveBack } from './give-back-credits.ts'
import { creditsToTakeBack } from './take-back-credits.ts'

export type ReturnedLine = {
  readonly isGoods: boolean
  readonly amount: Halere
  /** What of it was paid by credits, beside the amount. */
  readonly creditsDiscount: Halere
  /** How much of the amount has gone back, over all refunds together. */
  readonly credited: Halere
}

type OrderCredits = {
  readonly earned: number
  /** Paid by credits of what a change has taken out of the order. */
  readonly cutDiscount?: Halere
  readonly alreadyGivenBack: number
  readonly alreadyTaken: number
}

/**
 * What an order still owes its customer's credits, and they to it, after goods came back: the share of each line in what was
 * spent on it, and the share of all goods in what they earned. Counted over all returns and changes, so nothing is lost in parts.
 */
export function creditsAfterReturns(
  lines: readonly ReturnedLine[],
  { earned, cutDiscount = 0, alreadyGivenBack, alreadyTaken }: OrderCredits,
  creditValue: Halere,
): { giveBack: number; takeBack: number } {
  const discount = lines.reduce((sum, line) => sum + shareOf(line.creditsDiscount, line), cutDiscount)
  const goods = lines.filter(({ isGoods }) => isGoods)
  const total = { amount: sumOf(goods, 'amount'), credited: sumOf(goods, 'credited') }
  return {
    giveBack: creditsToGiveBack(discount, alreadyGivenBack, creditValue),
    takeBack: creditsToTakeBack(earned, earned - shareOf(earned, total), alreadyTaken),
  }
}

function shareOf(whole: number, { amount, credited }: Pick<ReturnedLine, 'amount' | 'credited'>): number {
  return amount === 0 ? 0 : divideDown(whole * credited, amount)
}

function sumOf(lines: readonly ReturnedLine[], key: 'amount' | 'credited'): number {
  return lines.reduce((sum, line) => sum + line[key], 0)
}
