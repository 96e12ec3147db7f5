import { addBusinessDays } from '../calendar/business-days.ts'
import { fromPragueTime, toPragueTime } from '../calendar/prague-time.ts'

const READ_WITHIN_DAYS = 2
const APPEAL_WITHIN_DAYS = 10
/** When the last of us goes home. */
const END_OF_WORK = '18:00'

/** „Recenze kontrolujeme do dvou pracovních dnů“: until when a review that came now is read. */
export function reviewDecideBy(writtenAt: Date): Date {
  return fromPragueTime(addBusinessDays(toPragueTime(writtenAt).date, READ_WITHIN_DAYS), END_OF_WORK)
}

/** „Odvolání posoudí jiný člověk do 10 pracovních dnů.“ */
export function appealDecideBy(appealedAt: Date): Date {
  return fromPragueTime(addBusinessDays(toPragueTime(appealedAt).date, APPEAL_WITHIN_DAYS), END_OF_WORK)
}
