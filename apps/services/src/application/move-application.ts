import {
  APPLICATION_MACHINE,
  type ApplicationEvent,
  type ApplicationState,
} from '@shop/domain/application/application-state'
import { ok, refuse } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { type ApplicationRow, type Moved, updateApplication } from '#app/application/applications.sql'
import { putTermsOn } from '#app/application/put-terms-on'
import { switchTermsOff } from '#app/application/terms.sql'
import { audit, type CommandContext } from '#app/http/context'

/** One step of an application, with what it switches on or off, in the caller's transaction. The caller holds the row. */
export async function moveApplication(
  context: CommandContext,
  application: ApplicationRow,
  event: ApplicationEvent,
  change: Omit<Moved, 'id' | 'state' | 'now'>,
) {
  const { db, now } = context
  const moved = transition(APPLICATION_MACHINE, application.state, event)
  if (!moved.ok) return refuse('application_decided', { state: application.state })
  const state: ApplicationState = moved.value.to
  // Off before the row forgets whose account it was, on after it knows the terms.
  if (moved.value.effects.includes('switch_off')) await switchTermsOff(db, application.id)
  await updateApplication(db, { id: application.id, state, now, ...change })
  if (moved.value.effects.includes('switch_on')) await putTermsOn(context, application)
  await audit(db, context, `application.${event === 'amend' ? 'amended' : state}`, {
    type: 'application',
    id: application.id,
  })
  return ok({ state })
}
