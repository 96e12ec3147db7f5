import { notResting } from '#app/jobs/each-item.sql'
import type { Db } from '#app/store/database'
import type { LockUnsentOrder, SelectSentOrders, SelectUnsentOrders } from '#app/store/rows'

/**
 * What of an order lies with us: nothing is packed yet, or a box of it waits for its label. What is sent again has no promise of its own,
 * what was withdrawn from or waits for its group is not to leave, and what is fetched at the counter leaves with whoever fetches it.
 */
const IS_UNSENT = `(o.shipping_kind <> 'personal-pickup' and not internal.is_withdrawn_from(o.id) and not internal.awaits_group(o.id) and (o.state = 'accepted' or (o.state in ('packing', 'partly_shipped') and exists (
   select from shop.parcels p where p.order_id = o.id and p.state in ('planned', 'packed') and p.replaced_by is null
      and not exists (select from shop.parcels b where b.replaced_by = p.id)))))`

/** Orders whose last promised day is over while they lie with us, and that nobody was told of. What is two weeks late is told by people. */
export async function selectUnsentOrders(db: Db, today: string, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectUnsentOrders>(
    `select o.id from shop.orders o
      where ${IS_UNSENT} and o.delivery_to < $1::date and o.delivery_to >= $1::date - 14
        and not exists (select from shop.staff_tasks t where t.order_id = o.id and t.kind = 'order_unsent')
        and ${notResting('tell-unsent-orders', 'o.id', '$2')}
      order by o.delivery_to, o.id limit $3`,
    [today, now, limit],
  )
  return rows.map(({ id }) => id)
}

/** Null when it has left meanwhile. */
export async function lockUnsentOrder(db: Db, orderId: number) {
  const { rows } = await db.query<LockUnsentOrder>(
    `select to_char(o.delivery_to, 'YYYY-MM-DD') as "promisedOn", o.state = 'partly_shipped' as "isRest"
       from shop.orders o where o.id = $1 and ${IS_UNSENT} for update of o`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Of open tasks about them those whose order has left, or will not. */
export async function selectSentOrders(db: Db): Promise<string[]> {
  const { rows } = await db.query<SelectSentOrders>(
    `select t.subject from shop.staff_tasks t join shop.orders o on o.id = t.order_id
      where t.kind = 'order_unsent' and t.closed_at is null and not ${IS_UNSENT}`,
  )
  return rows.map(({ subject }) => subject)
}
