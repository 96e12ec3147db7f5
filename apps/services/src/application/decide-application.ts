import type { ChangeApplication, DecideApplication } from '@shop/contract/application'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { type ApplicationRow, lockApplication, updateAskSecret } from '#app/application/applications.sql'
import { queueAsked, queueStep } from '#app/application/emails/queue-application-mail'
import { moveApplication } from '#app/application/move-application'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { hashSecret, makeSecret } from '#app/store/secret'

const EVENTS = { needs_more: 'ask', approved: 'approve', declined: 'decline' } as const

/** Two colleagues may open the same application; the second hears that it is decided. */
export async function decideApplication(context: Context, input: DecideApplication & { number: string }) {
  staffAtWork(context)
  const application = await lockApplication(context.db, input.number)
  if (!application) return refuse('application_decided')
  const { state, note, terms } = input
  if (state === 'approved' && isOver(terms.validTo, context.now)) return refuse('certificate_expired')
  const moved = await moveApplication(context, application, EVENTS[state], {
    note,
    terms: state === 'approved' ? terms : null,
  })
  if (!moved.ok) return refuse('application_decided')
  if (state === 'needs_more') await askForMore(context, { ...application, note })
  else await queueStep(context, { ...application, note }, state)
  return ok({ state: moved.value.state })
}

/** The first link is known to its mail alone, so this one brings its own. */
async function askForMore(context: Context, application: ApplicationRow): Promise<void> {
  const secret = makeSecret()
  await updateAskSecret(context.db, application.id, hashSecret(secret))
  await queueAsked(context, { ...application, secret })
}

const CHANGES = {
  amend: { event: 'amend', mail: 'amended', suspendedReason: null },
  suspend: { event: 'suspend', mail: 'suspended', suspendedReason: 'staff' },
  restore: { event: 'restore', mail: 'restored', suspendedReason: null },
  end: { event: 'end', mail: 'ended', suspendedReason: null },
} as const

/** What was approved holds in another way, rests, holds again or ends; the applicant reads what and why. */
export async function changeApplication(context: Context, input: ChangeApplication & { number: string }) {
  staffAtWork(context)
  const application = await lockApplication(context.db, input.number)
  if (!application) throw notFound()
  const { event, mail, suspendedReason } = CHANGES[input.action]
  const { terms } = input
  const validTo = input.action === 'restore' ? input.validTo : null
  // Restored with the old day it would be suspended again by the next morning.
  if (
    application.state === 'suspended' &&
    input.action === 'restore' &&
    isOver(validTo ?? application.validTo, context.now)
  )
    return refuse('certificate_expired')
  if (terms && isOver(terms.validTo, context.now)) return refuse('certificate_expired')
  const moved = await moveApplication(context, application, event, {
    note: input.note,
    terms,
    suspendedReason,
    validTo,
  })
  if (!moved.ok) return refuse('application_decided')
  await queueStep(context, { ...application, note: input.note, terms }, mail)
  return ok({ state: moved.value.state })
}

function isOver(validTo: string | null, now: Date): boolean {
  return validTo !== null && validTo < toPragueDay(now)
}
