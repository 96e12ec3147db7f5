import type { CaseState } from '@shop/domain/case/case-state'

const OPEN: readonly CaseState[] = ['notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed']

/** Nobody has decided yet, so its day is still told. */
export function isOpenCase(state: CaseState): boolean {
  return OPEN.includes(state)
}

/** The customer still has the goods, and we want them. */
export function isAwaited(state: CaseState): boolean {
  return state === 'awaiting_goods' || state === 'reminded'
}
