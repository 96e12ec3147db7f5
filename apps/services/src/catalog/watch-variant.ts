import type { WatchVariant } from '@shop/contract/endpoints/catalog-endpoints'
import { ok, refuse } from '@shop/domain/result'
import { saveProductAlert, selectWatchedPrice } from '#app/catalog/product-alerts.sql'
import type { Context } from '#app/http/context'
import { enqueue } from '#app/store/jobs'

/** Asking twice is asking once; only the job looks whether a mail is due, so the answer cannot tell who has asked before. */
export async function watchVariant({ db, now, requestId }: Context, watch: WatchVariant) {
  const watched = await selectWatchedPrice(db, watch.variantId)
  if (!watched) return refuse('variant_gone')
  const productAlertId = await saveProductAlert(db, { ...watched, ...watch, now })
  await enqueue(db, 'answer-product-alert', { productAlertId, requestId })
  return ok({})
}
