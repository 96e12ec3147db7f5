import { PLAN } from '#app/texts/plan.ts'

export type PlanActionName = 'skip' | 'restore' | 'delay' | 'sendNow' | 'pause' | 'resume'

/** A delay and a pause reach differently far, so a day that does not do is explained by each of them. */
export function toSentence(name: PlanActionName, code: string): string {
  if (name === 'pause' && code === 'day_refused') return PLAN.pauseDayRefused
  return PLAN.refusals[code] ?? PLAN.refused
}
