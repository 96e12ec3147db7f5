import { issueInvoice } from '#app/document/issue-invoice'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { inTransaction } from '#app/store/database'
import { orderForCompany } from '../company/buying-company.ts'
import type { Harness } from '../harness.ts'
import { query } from '../paying.ts'
import type { Person } from '../people.ts'

export interface Bought {
  orderId: number
  number: string
  /** The number of its invoice. */
  document: string
}

/** An order of a company with its invoice. */
export async function buy(shop: Harness, buyer: Person): Promise<Bought> {
  const { orderId, number } = await orderForCompany(shop, buyer)
  const id = await inTransaction(shop.deps.pool, async (db) => {
    await lockPayableOrder(db, orderId)
    const actor = { kind: 'system' as const }
    return issueInvoice({ db, deps: shop.deps, now: shop.clock.now(), requestId: 'test', actor }, orderId)
  })
  const [row] = await query<{ number: string }>(shop, 'select number from shop.documents where id = $1', [id])
  return { orderId, number, document: row?.number ?? '' }
}
