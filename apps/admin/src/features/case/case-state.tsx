import type { CaseState as State } from '@shop/domain/case/case-state'
import { CASE_STATES } from '#app/texts/case.ts'

const KINDS: Record<State, string> = {
  notified: 'inf',
  awaiting_goods: 'wrn o',
  reminded: 'wrn o',
  no_return: 'inf o',
  received: 'wrn',
  assessed: 'wrn',
  accepted: 'ok h',
  partly_accepted: 'ok h',
  rejected: 'bad',
  refunded: 'ok',
  replaced: 'ok',
  closed: '',
  closed_without_goods: '',
  cancelled: '',
}

export function CaseState({ state }: { state: State }) {
  return <span className={`st ${KINDS[state]}`}>{CASE_STATES[state]}</span>
}
