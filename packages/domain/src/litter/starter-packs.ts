import { addDays, type LocalDate } from '../calendar/local-date.ts'
import { handoverDay, packsDay } from './litter-calendar.ts'

/** As many as puppies live, at most so many for a litter. */
export function starterPacks(living: number, mostPacks: number): number {
  return Math.max(0, Math.min(living, mostPacks))
}

/** A puppy written down later has a pack as well, and one that died since keeps its own. */
export function packsDue(asked: number | null, living: number, mostPacks: number): number {
  return Math.max(asked ?? 0, starterPacks(living, mostPacks))
}

type PacksMoment =
  /** Before the birth nobody knows how many. */
  | 'unborn'
  | 'in_time'
  /** Asked for, but not promised to come before the handover. */
  | 'late'
  | 'closed'

/** Until when a breeder may ask, and whether the day of the handover is promised. */
export function packsMoment(bornOn: LocalDate | null, today: LocalDate, daysBefore: number): PacksMoment {
  if (bornOn === null || bornOn > today) return 'unborn'
  if (today <= packsDay(bornOn, daysBefore)) return 'in_time'
  return today <= handoverDay(bornOn) ? 'late' : 'closed'
}

/** So many days before the last one; a letter that comes on the last day comes late. */
const REMINDED_BEFORE = 3

/** Between the day of the reminder and the last day to ask, so that a day without the job costs nobody the packs. */
export function isPacksReminderDue(bornOn: LocalDate, today: LocalDate, daysBefore: number): boolean {
  const last = packsDay(bornOn, daysBefore)
  return addDays(last, -REMINDED_BEFORE) <= today && today <= last
}
