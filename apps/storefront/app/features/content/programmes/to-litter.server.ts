import { formatDayAndMonth, formatWeekdayDate } from '@shop/czech/format-date'
import { parseLocalDate } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { litterPlan } from '@shop/domain/marketing/litter-plan'

export interface Litter {
  bornOn: string
  puppies: number
  packs: number
  steps: { code: ReturnType<typeof litterPlan>['steps'][number]['code']; on: string }[]
  weighings: string[]
}

const USUAL_PUPPIES = 6
const MOST_PUPPIES = 16
const OUR_CENTURY = /^20/

/** A litter as the address describes it, or a usual one born today. */
export function toLitter(params: URLSearchParams, now: Date): Litter {
  const wanted = parseLocalDate(params.get('narozeni') ?? '')
  const bornOn = wanted && OUR_CENTURY.test(wanted) ? wanted : toPragueTime(now).date
  const count = Math.trunc(Number(params.get('stenat'))) || USUAL_PUPPIES
  const puppies = Math.min(Math.max(count, 1), MOST_PUPPIES)
  const { steps, weighings, packs } = litterPlan(bornOn, puppies)
  return {
    bornOn,
    puppies,
    packs,
    steps: steps.map(({ code, on }) => ({ code, on: formatWeekdayDate(on) })),
    weighings: weighings.map((day) => formatDayAndMonth(day)),
  }
}
