import type { EndProduct } from '@shop/contract/staff/staff-product'
import { ok, refuse } from '@shop/domain/result'
import { holdProduct } from '#app/catalog/products/hold-product'
import { isSuccessor, openDueProducts, updateEnded, updatePublished } from '#app/catalog/products/lifecycle.sql'
import { showProduct } from '#app/catalog/products/show-product'
import { audit, auditAll, type CommandContext, type Context, tellHistory } from '#app/http/context'
import { queueFeeds } from '#app/jobs/queue-feeds'

interface Publishing {
  productId: number
  version: number
  reason: string
  at: string | null
}

/**
 * On sale now, at a moment, or again. Card, grid, search and the keys of its pages follow in this transaction by what the database
 * keeps; the edge and the feeds hear of it by their jobs, which stand in it too.
 */
export async function publishProduct(context: Context, { productId, version, reason, at }: Publishing) {
  const { db, now } = context
  const held = await holdProduct(context, productId, version)
  if (!held.ok) return held
  const { status, label } = held.value
  if (status === 'active') return refuse('product_state', { status })
  if (label.missing.length > 0) return refuse('label_incomplete', { missing: label.missing })
  const later = at !== null && new Date(at) > now ? at : null
  await tellHistory(context, reason)
  await updatePublished(db, productId, later)
  if (!later) await queueFeeds(db)
  await audit(db, context, later ? 'product.scheduled' : 'product.published', { type: 'product', id: productId })
  context.log.info({ productId, isLater: later !== null }, 'product.published')
  return ok(await showProduct(db, productId))
}

/** Ended, never deleted: the page stays readable and leads on to whoever follows. */
export async function endProduct(context: Context, given: EndProduct & { productId: number }) {
  const { db } = context
  const { productId, version, status, successorId, reason } = given
  const held = await holdProduct(context, productId, version)
  if (!held.ok) return held
  const { status: was } = held.value
  if (was === 'draft' || was === 'scheduled' || was === status) return refuse('product_state', { status: was })
  if (successorId !== null && !(await isSuccessor(db, productId, successorId))) {
    return refuse('choice_unknown', { field: 'successorId' })
  }
  await tellHistory(context, reason)
  await updateEnded(db, productId, status, successorId)
  await queueFeeds(db)
  await audit(db, context, status === 'sell_out' ? 'product.selling_out' : 'product.discontinued', {
    type: 'product',
    id: productId,
  })
  return ok(await showProduct(db, productId))
}

/** What was planned for a moment that has come. Its label was whole when it was planned, and nobody could take from it since. */
export async function publishDue(context: CommandContext): Promise<number> {
  await tellHistory(context, '')
  const ids = await openDueProducts(context.db)
  await auditAll(context.db, context, 'product.published', { type: 'product', ids })
  if (ids.length > 0) await queueFeeds(context.db)
  return ids.length
}
