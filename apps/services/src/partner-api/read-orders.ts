import type { PartnerOrder, PartnerOrderRow, PartnerOrders } from '@shop/contract/partner-api/partner-api'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { partner } from '#app/http/signed-in'
import { type DatedPage, selectOwnOrder, selectOwnOrders } from '#app/partner-api/own-orders.sql'

/** States and numbers alone: who bought and where it goes stays in the account. */
export async function partnerOrders(context: Context, page: DatedPage) {
  const rows = await selectOwnOrders(context.db, partner(context).customerId, page)
  return ok<PartnerOrders>({
    items: rows.map(toOrder),
    next: rows.length < page.limit ? null : (rows.at(-1)?.id ?? null),
  })
}

export async function partnerOrder(context: Context, { number }: { number: string }) {
  const row = await selectOwnOrder(context.db, partner(context).customerId, number)
  if (!row) throw notFound()
  const { basis, lines, documents } = row
  return ok<PartnerOrder>({ ...toOrder(row), basis, lines, documents })
}

type Row = Omit<PartnerOrderRow, 'placedAt' | 'currency'> & { placedAt: Date }

function toOrder({ number, state, placedAt, payable, deliveryFrom, deliveryTo, parcels }: Row): PartnerOrderRow {
  const at = placedAt.toISOString()
  return { number, state, placedAt: at, payable, currency: 'CZK', deliveryFrom, deliveryTo, parcels }
}
