import { addDays, type LocalDate } from '../calendar/local-date.ts'

/** The last day on which a new order may still be on invoice, when the oldest unpaid one was due on this day. */
export function invoiceStopsAfter(oldestDue: LocalDate, stopDays: number): LocalDate {
  return addDays(oldestDue, stopDays)
}

/** Since when the oldest unpaid invoice waits, once it has waited too long for another one; null while it has not. */
export function invoiceStoppedSince(oldestDue: LocalDate | null, stopDays: number, today: LocalDate): LocalDate | null {
  return oldestDue !== null && today > invoiceStopsAfter(oldestDue, stopDays) ? oldestDue : null
}
