import { addDays } from '../calendar/local-date.ts'
import { fromPragueTime, toPragueTime } from '../calendar/prague-time.ts'

const RETRY_DAYS = [1, 3, 5]
const RETRY_TIME = '10:00'

/** When a refused charge is tried again; null after the last time. A try that came late, after a rest of its plan, is not made up for. */
export function retryAt(firstRefusedAt: Date, retries: number, now: Date): Date | null {
  const { date } = toPragueTime(firstRefusedAt)
  const times = RETRY_DAYS.slice(retries).map((days) => fromPragueTime(addDays(date, days), RETRY_TIME))
  return times.find((at) => at > now) ?? null
}

/** Until when goods wait for money: the end of the day of the last try. */
export function heldUntil(placedAt: Date): Date {
  const last = Math.max(...RETRY_DAYS)
  return fromPragueTime(addDays(toPragueTime(placedAt).date, last + 1), '00:00')
}
