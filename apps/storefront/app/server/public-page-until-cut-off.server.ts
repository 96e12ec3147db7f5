import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime, toPragueTime } from '@shop/domain/calendar/prague-time'
import type { PageKey } from '@shop/domain/content/page-keys'
import { now } from './clock.server.ts'
import { publicPageUntil } from './page-cache.server.ts'

/** A page that promises a day may be kept only as long as the promise holds: until the cut-off. Nor past midnight, because it says "today". */
export function publicPageUntilCutOff(orderBy: string, ...keys: PageKey[]): Record<string, string> {
  const moment = Math.min(Date.parse(orderBy), endOfToday().getTime())
  return publicPageUntil(new Date(moment), now(), ...keys)
}

/** For a page that counts days from today. */
export function publicPageUntilMidnight(...keys: PageKey[]): Record<string, string> {
  return publicPageUntil(endOfToday(), now(), ...keys)
}

function endOfToday(): Date {
  return fromPragueTime(addDays(toPragueTime(now()).date, 1), '00:00')
}
