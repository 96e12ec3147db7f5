import type { WatchVariant } from '@shop/contract/endpoints/catalog-endpoints'
import { ok, refuse } from '@shop/domain/result'
import { saveWatchdog, selectWatchedPrice } from '#app/catalog/watchdogs.sql'
import type { Context } from '#app/http/context'
import { enqueue } from '#app/store/jobs'

/** Asking twice is asking once; only the job looks whether a mail is due, so the answer cannot tell who has asked before. */
export async function watchVariant({ db, now, requestId }: Context, { variantId, email, kind }: WatchVariant) {
  const watched = await selectWatchedPrice(db, variantId)
  if (!watched) return refuse('variant_gone')
  const watchdogId = await saveWatchdog(db, { ...watched, variantId, email, kind, now })
  await enqueue(db, 'answer-watchdog', { watchdogId, requestId })
  return ok({})
}
