import { addDays, daysBetween, type LocalDate } from '../../calendar/local-date.ts'
import type { BagState } from './opened-bags.ts'

/** The day on which half of a bag is gone; today when it is already, null when nobody is known to eat it. */
export function halfEatenOn(bag: BagState, today: LocalDate): LocalDate | null {
  const { state, grams, leftGrams, openedOn, runsOutOn } = bag
  if (state === 'empty' || (state === 'open' && leftGrams * 2 <= grams)) return today
  if (openedOn === null || runsOutOn === null) return null
  if (state !== 'open') return addDays(openedOn, Math.ceil(daysBetween(openedOn, runsOutOn) / 2))
  // Of an open bag the owner may have said how much is left, and then nobody knows when it was opened.
  const share = (leftGrams - grams / 2) / leftGrams
  return addDays(today, Math.ceil(daysBetween(today, runsOutOn) * share))
}
