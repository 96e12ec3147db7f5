import type { WatchVariant } from '@shop/contract/catalog-endpoints'
import { ok, refuse } from '@shop/domain/result'
import { insertWatchdog, selectWatchedPrice } from '#app/catalog/watchdogs.sql'
import type { Context } from '#app/http/context'

/** Asking twice is asking once, and the answer does not tell whether somebody has asked before. */
export async function watchVariant({ db, now }: Context, { variantId, email, kind }: WatchVariant) {
  const watched = await selectWatchedPrice(db, variantId)
  if (!watched) return refuse('variant_gone')
  await insertWatchdog(db, { ...watched, variantId, email, kind, now })
  return ok({})
}
