import type { CycleView } from '@shop/contract/plan/plan'
import { addDays, laterOf } from '@shop/domain/calendar/local-date'

const STEPS = [7, 14, 28]
const LONGEST_DELAY = 90

/** Days that are one press away: the soonest one, and whole weeks after the day it would come. */
export function delayDays({ delayFrom, deliveryTo }: Pick<CycleView, 'delayFrom' | 'deliveryTo'>): string[] {
  if (delayFrom === null) return []
  return [...new Set([delayFrom, ...STEPS.map((days) => laterOf(delayFrom, addDays(deliveryTo, days)))])]
}

/** Whoever needs longer pauses the plan. */
export function lastDelayDay({ dueOn }: Pick<CycleView, 'dueOn'>): string {
  return addDays(dueOn, LONGEST_DELAY)
}
