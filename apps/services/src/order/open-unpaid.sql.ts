import type { OpenUnpaid } from '@shop/domain/order/open-unpaid'
import { type Db, onlyRow } from '#app/store/database'
import type { SelectOpenUnpaid } from '#app/store/rows'

const OPEN = `state in ('awaiting_payment', 'accepted', 'on_hold', 'packing')`

/** What one address or one telephone holds without having paid: orders that wait for money, and cash that has not left yet. A voucher pays its part, the rest is held. */
export async function selectOpenUnpaid(db: Db, email: string, phone: string): Promise<OpenUnpaid> {
  // By the address without its states, and materialized: on a day of many orders the planner takes an index of open ones for empty and reads all of it.
  const { rows } = await db.query<SelectOpenUnpaid>({
    name: 'open-unpaid',
    text: `with by_email as materialized (
             select id, state, payment_kind, payable from shop.orders where email = $1
           ), held as (
             select id, state, payment_kind, payable from by_email where ${OPEN}
             union
             select id, state, payment_kind, payable from shop.orders where phone = nullif($2, '') and ${OPEN}
           )
           select count(*)::integer as orders, coalesce(sum(o.payable - paid.by_voucher), 0)::bigint as value
             from held o
             cross join lateral (
               select coalesce(sum(p.received - p.refunded) filter (where p.kind = 'voucher'), 0) as by_voucher,
                      coalesce(sum(p.received - p.refunded) filter (where p.kind <> 'voucher'), 0) as otherwise
                 from shop.payments p where p.order_id = o.id
             ) paid
            where (o.state = 'awaiting_payment' or o.payment_kind = 'cod') and paid.otherwise <= 0 and o.payable > paid.by_voucher`,
    values: [email, phone],
  })
  return onlyRow(rows)
}
