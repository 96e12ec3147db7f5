import { addDays } from '../calendar/local-date.ts'
import { fromPragueTime, toPragueTime } from '../calendar/prague-time.ts'
import { discountPercent } from './discount-percent.ts'

/** A price of one variant in one price list, valid until the next entry. */
export type LedgerEntry = {
  readonly from: Date
  /** Null while the variant is not for sale. */
  readonly priceHalere: number | null
  /** Announced as a discount: a sale, an action price, a clearance. */
  readonly isDiscount: boolean
}

export type DiscountClaim =
  | { readonly kind: 'not_discounted' }
  /** On sale only since the discount began: there is nothing to compare with, so nothing may be claimed. */
  | { readonly kind: 'no_prior_price'; readonly since: Date }
  | {
      readonly kind: 'discounted'
      readonly since: Date
      /** From when prices were looked at: whole days in Prague, or the first day on sale if that is later. */
      readonly lookedFrom: Date
      readonly lowestHalere: number
      readonly percent: number
      /** Only then may the page speak of a discount. */
      readonly isFair: boolean
    }

const DAYS_BEFORE = 30

/** The price the law compares a discount with: the lowest of the 30 days before it began (Act 634/1992 Coll., § 12a). */
export function claimDiscount(ledger: readonly LedgerEntry[], now: Date): DiscountClaim {
  const past = ledger.filter((entry) => entry.from <= now).sort((a, b) => a.from.getTime() - b.from.getTime())
  const current = past.at(-1)
  if (!current?.isDiscount || current.priceHalere === null) return { kind: 'not_discounted' }
  const first = findFirstStep(past)
  const since = past[first]?.from ?? current.from
  const windowFrom = startOfDayBefore(since, DAYS_BEFORE)

  const before = past.slice(0, first).filter((_, index) => (past[index + 1]?.from ?? since) > windowFrom)
  const priced = before.filter((entry) => entry.priceHalere !== null)
  const earliest = priced[0]
  if (!earliest) return { kind: 'no_prior_price', since }
  const lowestHalere = Math.min(...priced.map((entry) => entry.priceHalere ?? Number.POSITIVE_INFINITY))
  const percent = discountPercent(lowestHalere, current.priceHalere)
  const lookedFrom = new Date(Math.max(earliest.from.getTime(), windowFrom.getTime()))
  return { kind: 'discounted', since, lookedFrom, lowestHalere, percent, isFair: current.priceHalere < lowestHalere }
}

/** A discount that only deepens is one discount from its first step; a price that rose in between begins another. */
function findFirstStep(past: readonly LedgerEntry[]): number {
  let first = past.length - 1
  while (first > 0 && deepens(past[first - 1], past[first])) first -= 1
  return first
}

function deepens(earlier: LedgerEntry | undefined, later: LedgerEntry | undefined): boolean {
  if (!earlier?.isDiscount || earlier.priceHalere === null || !later || later.priceHalere === null) return false
  return earlier.priceHalere >= later.priceHalere
}

function startOfDayBefore(instant: Date, days: number): Date {
  return fromPragueTime(addDays(toPragueTime(instant).date, -days), '00:00')
}
