import { CASE_MACHINE } from '@shop/domain/case/case-machine'
import type { CaseEvent, CaseState } from '@shop/domain/case/case-state'
import { ok } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { type CaseRow, insertCaseEvent, updateCaseState } from '#app/case/cases.sql'
import { closeClocks } from '#app/case/close-clocks'
import { queueCaseNews } from '#app/case/emails/queue-case-mails'
import { actorId, audit, type CommandContext } from '#app/http/context'

/**
 * The one way a case changes: ask the machine, write state and event, send what the machine says. The caller holds the order and the
 * case. The same event twice is a success that does nothing.
 */
export async function changeCase(context: CommandContext, given: CaseRow, event: CaseEvent, reason = '') {
  const { db, now, actor } = context
  const step = transition(CASE_MACHINE, given.state, event)
  if (!step.ok) return step
  const { to, isChanged, effects } = step.value
  if (!isChanged) return ok({ ...given, isChanged: false })
  await updateCaseState(db, given.id, { state: to, now })
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  await insertCaseEvent(db, { caseId: given.id, at: now, event, fromState: given.state, toState: to, reason, ...who })
  const changed = { ...given, state: to satisfies CaseState }
  await closeClocks(context, changed)
  for (const effect of effects) await queueCaseNews(context, changed, effect, reason)
  await audit(db, context, `case.${event}`, { type: 'case', id: given.number })
  return ok({ ...changed, isChanged: true })
}
