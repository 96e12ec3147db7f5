import type { CaseRow } from '#app/case/cases.sql'

/** The customer still has the goods, and we want them. */
export function isAwaited({ state }: Pick<CaseRow, 'state'>): boolean {
  return state === 'awaiting_goods' || state === 'reminded'
}
