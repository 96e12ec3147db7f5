import type { OpenPriceList } from '@shop/contract/price/staff-price'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { selectPriceList } from '#app/price/ledger.sql'
import { insertAgreedList, insertBreakList, selectAgreedOwner } from '#app/price/price-lists.sql'

/** Prices from so many pieces on, or for one customer, have lists of their own; the ledger then serves them as any other. */
export async function openPriceList(context: Context, { list, reason }: OpenPriceList) {
  const { db } = context
  if (list.kind === 'agreed') {
    const owner = await selectAgreedOwner(db, list.email)
    if (!owner) return refuse('change_refused', { reason: 'customer_unknown' })
    await tellHistory(context, reason)
    const code = await insertAgreedList(db, owner)
    await audit(db, context, 'price.list_opened', { type: 'price_list', id: code })
    return ok({ code })
  }
  const parent = await selectPriceList(db, list.of)
  if (!parent || parent.isExtra === true) return refuse('change_refused', { reason: 'list_unknown' })
  await tellHistory(context, reason)
  const code = await insertBreakList(db, parent.id, list.fromPieces)
  await audit(db, context, 'price.list_opened', { type: 'price_list', id: code })
  return ok({ code })
}
