import type { SupplyApplication } from '@shop/contract/application'
import { answerBy } from '@shop/domain/contact/answer-by'
import { ok, refuse } from '@shop/domain/result'
import { insertApplicationFiles, lockApplicationOf, updateSupplied } from '#app/application/applications.sql'
import { moveApplication } from '#app/application/move-application'
import type { Context } from '#app/http/context'
import { hashSecret } from '#app/store/secret'
import { claimFiles } from '#app/upload/claim-files'
import { drawLater } from '#app/upload/draw-later'

/** Whoever was asked for more adds it; the application waits for us again, with hours that begin anew. */
export async function supplyApplication(context: Context, input: SupplyApplication & { secret: string }) {
  const { db, now } = context
  const application = await lockApplicationOf(db, hashSecret(input.secret))
  if (!application) return refuse('link_unknown')
  // Sent twice it is added once: what waits for us waits for nothing more.
  if (application.state === 'in_review') return refuse('application_decided')
  // What was asked stays beside what came: whoever decides reads both.
  const moved = await moveApplication(context, application, 'supply', { note: application.note })
  if (!moved.ok) return refuse('application_decided')
  const uploads = await claimFiles(db, input.files, now)
  if (uploads.length > 0) await insertApplicationFiles(db, application.id, uploads)
  await drawLater(context, uploads)
  const promised = answerBy(now)
  await updateSupplied(db, { id: application.id, message: input.message, answerBy: promised, now })
  return ok({ state: moved.value.state, answerBy: promised.toISOString() })
}
