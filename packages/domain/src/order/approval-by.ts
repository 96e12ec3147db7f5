import { addBusinessDays } from '../calendar/business-days.ts'
import { fromPragueTime, toPragueTime } from '../calendar/prague-time.ts'

const DAY_HOURS = 24
/** When the last of us goes home. */
const END_OF_WORK = '18:00'

/** Until when an order waits for a person: so many hours of business days, so that nobody is cancelled over a weekend. */
export function approvalBy(placedAt: Date, hours: number): Date {
  const { date } = toPragueTime(placedAt)
  return fromPragueTime(addBusinessDays(date, Math.ceil(hours / DAY_HOURS)), END_OF_WORK)
}
