import { addDays, type LocalDate } from '../calendar/local-date.ts'

/** Of what is bought online: less is not worth the way, more is agreed with accounting. */
export const VOUCHER_LEAST = 20_000
export const VOUCHER_MOST = 1_000_000
/** How far ahead a gift may be ordered. */
export const VOUCHER_DAYS_AHEAD = 365

/** The day it goes: one that has passed while somebody filled in the form is today. */
export function voucherDay(wished: LocalDate, today: LocalDate): LocalDate | null {
  if (wished > addDays(today, VOUCHER_DAYS_AHEAD)) return null
  return wished < today ? today : wished
}

/** Whoever bought a voucher may withdraw as from anything bought at a distance (§ 1829 of the civil code). */
export function isVoucherReturnable(issuedOn: LocalDate, today: LocalDate, returnDays: number): boolean {
  return today <= addDays(issuedOn, returnDays)
}
