import type { DecideApplication } from '@shop/contract/application'
import { ok, refuse } from '@shop/domain/result'
import { lockApplication, updateApplication } from '#app/application/applications.sql'
import { queueDecision } from '#app/application/emails/queue-application-mail'
import { audit, type Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'

/** Two colleagues may open the same application; the second hears that it is decided. */
export async function decideApplication(context: Context, input: DecideApplication & { number: string }) {
  staffAtWork(context)
  const { db, now } = context
  const application = await lockApplication(db, input.number)
  if (!application || application.decidedAt) return refuse('application_decided')
  const { state, note } = input
  await updateApplication(db, { id: application.id, state, note, now })
  await audit(db, context, `application.${state}`, { type: 'application', id: application.id })
  await queueDecision(context, { ...application, state, note })
  return ok({ state })
}
