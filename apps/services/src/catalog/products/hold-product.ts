import { type Labelled, toLabelFacts } from '@shop/contract/staff/label-facts'
import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { missingParticulars, type Particular } from '@shop/domain/catalog/label-guard'
import { ok, refuse } from '@shop/domain/result'
import { lockProduct } from '#app/catalog/products/products.sql'
import { showProduct } from '#app/catalog/products/show-product'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { queueFeeds } from '#app/jobs/queue-feeds'

/** The product, held until the command is done; somebody who saw an older version is told who was faster, and nothing is written. */
export async function holdProduct({ db }: Context, productId: number, version: number | null) {
  if (!(await lockProduct(db, productId))) throw notFound()
  const product = await showProduct(db, productId)
  if (version !== null && product.version !== version) {
    return refuse('version_conflict', { version: product.version, changedBy: product.changedBy })
  }
  return ok(product)
}

/** What is sold, or will be without anybody asking again. A draft may miss whatever it likes. */
const GUARDED = new Set<StaffProduct['status']>(['scheduled', 'active', 'sell_out'])

const MINUTE_MS = 60_000

/**
 * Comparison sites show what is on sale; of anything else they know nothing. Words wait for the end of their minute: feeds are written
 * whole, and somebody who goes from product to product would keep the shop writing them.
 */
export async function tellFeeds({ db, now }: Context, { status }: StaffProduct): Promise<void> {
  if (status !== 'active' && status !== 'sell_out') return
  const at = Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS
  await queueFeeds(db, { afterMs: at - now.getTime(), key: new Date(at).toISOString() })
}

/** What a change would take from the label of something that is on sale. What was missing before does not stop other work. */
export function lostParticulars(before: StaffProduct, after: Labelled): Particular[] {
  if (!GUARDED.has(before.status)) return []
  const known = new Set(before.label.missing)
  return missingParticulars(toLabelFacts(after)).filter((one) => !known.has(one))
}
