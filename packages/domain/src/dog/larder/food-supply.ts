import { daysBetween, type LocalDate } from '../../calendar/local-date.ts'
import type { BagState } from './opened-bags.ts'

/** Until when food lasts: one answer for every page, mail and plan that names a day. */
export type FoodSupply = {
  /** The first day without a full ration, with all that is at home and on its way. */
  readonly emptyOn: LocalDate
  readonly daysLeft: number
  /** The bag that is being eaten; null when nothing is open. */
  readonly open: { readonly bagId: string; readonly emptyOn: LocalDate; readonly eatenPercent: number } | null
  /** Bags at home that nobody has opened. */
  readonly sealedBags: number
  /** Bags that are ordered and have not come. */
  readonly comingBags: number
  /** The bag that ends last. */
  readonly lastBagId: string
}

/** After so many days without a new bag nobody can say what the dogs eat now. */
const FORGOTTEN_DAYS = 21

/** Of bags of one bowl or of one food; null when there is nothing to say a day from. */
export function foodSupply(bags: readonly BagState[], today: LocalDate): FoodSupply | null {
  const dated = bags.flatMap((bag) => (bag.runsOutOn === null ? [] : [{ ...bag, runsOutOn: bag.runsOutOn }]))
  const last = dated.reduce<(typeof dated)[number] | null>(
    (latest, bag) => (latest && latest.runsOutOn > bag.runsOutOn ? latest : bag),
    null,
  )
  if (!last || daysBetween(last.runsOutOn, today) > FORGOTTEN_DAYS) return null
  const open = dated.find(({ state }) => state === 'open')
  return {
    emptyOn: last.runsOutOn,
    daysLeft: Math.max(0, daysBetween(today, last.runsOutOn)),
    open: open
      ? { bagId: open.id, emptyOn: open.runsOutOn, eatenPercent: Math.round((1 - open.leftGrams / open.grams) * 100) }
      : null,
    sealedBags: dated.filter(({ state }) => state === 'sealed').length,
    comingBags: dated.filter(({ state }) => state === 'coming').length,
    lastBagId: last.id,
  }
}
