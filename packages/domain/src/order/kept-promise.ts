import { daysBetween, type LocalDate } from '../calendar/local-date.ts'

/** Whether goods came when we had said: in the promised days, or how many days off. */
export type KeptPromise = { readonly kind: 'kept' } | { readonly kind: 'early' | 'late'; readonly days: number }

export function keptPromise(
  promised: { readonly from: LocalDate; readonly to: LocalDate },
  came: LocalDate,
): KeptPromise {
  if (came < promised.from) return { kind: 'early', days: daysBetween(came, promised.from) }
  if (came > promised.to) return { kind: 'late', days: daysBetween(promised.to, came) }
  return { kind: 'kept' }
}
