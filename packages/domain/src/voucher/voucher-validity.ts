import { addDays, type LocalDate } from '../calendar/local-date.ts'
import { addMonths } from '../credits/add-months.ts'

/** As long as any debt can be claimed (§ 629 of the civil code): nobody loses money for having waited within it. */
const VALID_MONTHS = 36
/** What comes back can be spent for at least so long, however little time was left. */
const RETURNED_DAYS = 90

export function voucherExpiresOn(issuedOn: LocalDate): LocalDate {
  return addMonths(issuedOn, VALID_MONTHS)
}

export function expiresOnAfterReturn(expiresOn: LocalDate, today: LocalDate): LocalDate {
  const least = addDays(today, RETURNED_DAYS)
  return expiresOn > least ? expiresOn : least
}
