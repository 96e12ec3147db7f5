import { businessDayFrom } from '../calendar/business-days.ts'
import { addDays } from '../calendar/local-date.ts'
import { fromPragueTime, toPragueTime } from '../calendar/prague-time.ts'

/** When the last of us goes home. */
const END_OF_WORK = '18:00'

/** By when we promise to answer: the end of the next business day, whatever hour somebody wrote. */
export function answerBy(writtenAt: Date): Date {
  const { date } = toPragueTime(writtenAt)
  const received = businessDayFrom(date)
  return fromPragueTime(businessDayFrom(addDays(received, 1)), END_OF_WORK)
}
