import type { OpenUnpaid } from '@shop/domain/order/open-unpaid'
import { type Db, onlyRow } from '#app/store/database'
import type { SelectOpenUnpaid } from '#app/store/rows'

/** What one address or one telephone holds without having paid: orders that wait for money, and cash that has not left yet. */
export async function selectOpenUnpaid(db: Db, email: string, phone: string): Promise<OpenUnpaid> {
  const { rows } = await db.query<SelectOpenUnpaid>(
    `select count(*)::integer as orders, coalesce(sum(o.payable), 0)::bigint as value from shop.orders o
      where (o.email = $1 or o.phone = $2) and o.state in ('awaiting_payment', 'accepted', 'on_hold', 'packing')
        and (o.state = 'awaiting_payment' or o.payment_kind = 'cod')
        and not exists (select from shop.payments p where p.order_id = o.id and p.received > p.refunded)`,
    [email, phone],
  )
  return onlyRow(rows)
}
