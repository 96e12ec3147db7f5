import { addDays, type LocalDate } from '../calendar/local-date.ts'

type SupplyDates = {
  readonly paidOn: LocalDate | null
  readonly handedOverOn: LocalDate | null
  readonly deliveredOn: LocalDate | null
}

/** Day of taxable supply: money received in advance makes its own, otherwise the day the settings call supply. */
export function taxPointOn(dates: SupplyDates, supply: 'handed_over' | 'delivered'): LocalDate | null {
  const suppliedOn = supply === 'handed_over' ? dates.handedOverOn : dates.deliveredOn
  const [first] = [dates.paidOn, suppliedOn].filter((date) => date !== null).toSorted()
  return first ?? null
}

export function issueDeadline(taxPoint: LocalDate, days: number): LocalDate {
  return addDays(taxPoint, days)
}
