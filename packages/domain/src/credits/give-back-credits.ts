import { addDays, type LocalDate } from '../calendar/local-date.ts'
import type { Halere } from '../money/halere.ts'
import { divideDown } from '../money/round.ts'
import type { CreditEntry, CreditLot } from './ledger.ts'

/** Credits that return to the customer: into their old lot, or into a new one when the old would end too soon. */
type GivenBack = {
  readonly fromLotId: string
  readonly credits: number
  readonly expiresOn: LocalDate | null
  readonly needsNewLot: boolean
}

/** How many spent credits the returned goods carried, counted over all returns so that nothing is lost in parts. */
export function creditsToGiveBack(returnedDiscount: Halere, alreadyGivenBack: number, creditValue: Halere): number {
  return Math.max(0, divideDown(returnedDiscount, creditValue) - alreadyGivenBack)
}

/** The credits that would live longest come back first, each at least for the agreed number of days. */
export function giveBackCredits(
  credits: number,
  orderEntries: readonly CreditEntry[],
  lots: readonly CreditLot[],
  today: LocalDate,
  minimumDays: number,
): GivenBack[] {
  const earliestEnd = addDays(today, minimumDays)
  const given: GivenBack[] = []
  let left = credits
  for (const lot of lots.toSorted(longestLivingFirst)) {
    const spent = -orderEntries.filter(({ lotId }) => lotId === lot.id).reduce((sum, entry) => sum + entry.credits, 0)
    const back = Math.min(left, Math.max(0, spent))
    if (back === 0) continue
    const needsNewLot = lot.expiresOn !== null && lot.expiresOn < earliestEnd
    const expiresOn = needsNewLot ? earliestEnd : lot.expiresOn
    given.push({ fromLotId: lot.id, credits: back, expiresOn, needsNewLot })
    left -= back
  }
  return given
}

function longestLivingFirst(a: CreditLot, b: CreditLot): number {
  const [endA, endB] = [a.expiresOn ?? '9999-12-31', b.expiresOn ?? '9999-12-31']
  return endA === endB ? 0 : endA < endB ? 1 : -1
}
