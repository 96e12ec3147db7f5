import { addDays } from '../calendar/local-date.ts'
import { fromPragueTime, toPragueTime } from '../calendar/prague-time.ts'

const RETRY_DAYS = [1, 3, 5]
const RETRY_TIME = '10:00'

/** When a refused charge is tried again; null after the last time. */
export function retryAt(firstRefusedAt: Date, retries: number): Date | null {
  const days = RETRY_DAYS[retries]
  return days === undefined ? null : fromPragueTime(addDays(toPragueTime(firstRefusedAt).date, days), RETRY_TIME)
}

/** Until when goods wait for money: the end of the day of the last try. */
export function heldUntil(placedAt: Date): Date {
  const last = Math.max(...RETRY_DAYS)
  return fromPragueTime(addDays(toPragueTime(placedAt).date, last + 1), '00:00')
}
