import { addDays, type LocalDate } from '../calendar/local-date.ts'
import { addMonths } from './add-months.ts'

type LotRules = { readonly creditedAfterDays: number; readonly expirationMonths: number }

type LotDates = { readonly usableFrom: LocalDate; readonly expiresOn: LocalDate }

/** Usable when the goods can no longer be returned and the money is really here; cash comes later than the parcel. */
export function releaseDates(deliveredOn: LocalDate, paidOn: LocalDate, rules: LotRules): LotDates {
  const afterReturns = addDays(deliveredOn, rules.creditedAfterDays)
  const usableFrom = paidOn > afterReturns ? paidOn : afterReturns
  return { usableFrom, expiresOn: addMonths(usableFrom, rules.expirationMonths) }
}

/** Bonuses are usable at once; some live shorter than earned credits. */
export function bonusDates(grantedOn: LocalDate, rules: LotRules, expirationDays: number | null): LotDates {
  const expiresOn =
    expirationDays === null ? addMonths(grantedOn, rules.expirationMonths) : addDays(grantedOn, expirationDays)
  return { usableFrom: grantedOn, expiresOn }
}
