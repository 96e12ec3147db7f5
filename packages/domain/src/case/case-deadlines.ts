import { businessDayFrom } from '../calendar/business-days.ts'
import { addDays, daysBetween, type LocalDate } from '../calendar/local-date.ts'
import type { CaseKind } from './case-state.ts'

const WITHDRAWAL_DAYS = 14
const GUARANTEE_DAYS = 60
/** Two years; food until its best-before, which stands on the bag and not here. */
const COMPLAINT_MONTHS = 24

/** Goods are sent back within 14 days of the withdrawal (§ 1832 of the Civil Code); so long we wait before we ask. */
export const REMIND_AFTER_DAYS = 14
export const GIVE_UP_AFTER_DAYS = 30
const UNPACK_DAYS = 3
/** A decided case stays open to questions for so long. */
export const CLOSE_AFTER_DAYS = 14

/** Days since it was handed in by which the shop decides: money after a withdrawal and under the guarantee 14, a complaint 30 (§ 19 ZOS). */
const DECIDE_DAYS: Readonly<Record<CaseKind, number>> = { withdrawal: 14, complaint: 30, guarantee: 14 }

/** The last day to withdraw; an end on a day off moves to the next working day (§ 607 of the Civil Code). */
export function withdrawalUntil(deliveredOn: LocalDate): LocalDate {
  return businessDayFrom(addDays(deliveredOn, WITHDRAWAL_DAYS))
}

export function guaranteeUntil(deliveredOn: LocalDate): LocalDate {
  return addDays(deliveredOn, GUARANTEE_DAYS)
}

export function complaintUntil(deliveredOn: LocalDate): LocalDate {
  const [year, month, day] = deliveredOn.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year + COMPLAINT_MONTHS / 12, month - 1, day))
  // The 29th of February has no anniversary two years later: the day before it ends (§ 605 of the Civil Code).
  if (last.getUTCMonth() !== month - 1) return `${year + COMPLAINT_MONTHS / 12}-02-28`
  return last.toISOString().slice(0, 10)
}

/** The last day by which somebody has to decide. */
export function decideBy(kind: CaseKind, submittedOn: LocalDate): LocalDate {
  return addDays(submittedOn, DECIDE_DAYS[kind])
}

/**
 * Money after a withdrawal may wait for the goods (§ 1832): whoever sends them on the last day leaves us these days to unpack. A
 * complaint has its thirty days whatever comes when.
 */
export function decideAfterArrival(kind: CaseKind, lastDay: LocalDate, arrivedOn: LocalDate): LocalDate {
  const unpacked = addDays(arrivedOn, UNPACK_DAYS)
  return kind === 'complaint' || unpacked < lastDay ? lastDay : unpacked
}

/** The last day by which goods are to be sent; nobody sends back what the guarantee is claimed for. */
export function sendBy(kind: CaseKind, submittedOn: LocalDate): LocalDate | null {
  return kind === 'withdrawal' ? addDays(submittedOn, REMIND_AFTER_DAYS) : null
}

type Escalation = 'lead' | 'urgent' | 'overdue'

/** How loudly an undecided case calls: a third of its time left, a tenth, none. Of 30 days those are day 20, 27 and 30. */
export function escalationOn(kind: CaseKind, lastDay: LocalDate, today: LocalDate): Escalation | null {
  const days = DECIDE_DAYS[kind]
  const passed = days - daysBetween(today, lastDay)
  if (passed >= days) return 'overdue'
  if (passed >= Math.ceil(days * 0.9)) return 'urgent'
  return passed >= Math.ceil((days * 2) / 3) ? 'lead' : null
}
