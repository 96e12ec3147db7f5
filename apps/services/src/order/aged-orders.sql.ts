import type { Db } from '#app/store/database'
import type { SelectAgedOrders } from '#app/store/rows'

export interface AgedOrder {
  orderId: number
  event: 'pickup_reminder_due' | 'delivery_presumed' | 'close'
}

const SINCE = (states: string) =>
  `(select max(e.at) from shop.order_events e where e.order_id = o.id and e.to_state in (${states}) and e.from_state is distinct from e.to_state)`

const UNDECIDED = `'notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed'`

/** Nothing is sent or delivered before it is placed: whatever is younger than that is not looked at, so the size of the shop does not matter. */
export async function selectAgedOrders(
  db: Db,
  now: Date,
  { presumedDays, closedAfterDays }: { presumedDays: number; closedAfterDays: number },
): Promise<AgedOrder[]> {
  const { rows } = await db.query<SelectAgedOrders>(
    `select o.id as "orderId", 'pickup_reminder_due' as event from shop.orders o
      where o.state = 'ready_for_pickup'
        and exists (select from shop.parcels p where p.order_id = o.id and p.state = 'ready_for_pickup'
              and p.stored_until - 1 <= ($1 at time zone 'Europe/Prague')::date)
        and not exists (select from shop.order_events e where e.order_id = o.id and e.event = 'pickup_reminder_due')
     union all
     select o.id, 'delivery_presumed' from shop.orders o
      where o.state in ('shipped', 'ready_for_pickup') and o.placed_at <= $1 - make_interval(days => $2)
        and ${SINCE(`'shipped', 'ready_for_pickup'`)} <= $1 - make_interval(days => $2)
        and not exists (select from shop.parcels p where p.order_id = o.id and p.replaced_by is null
              and p.state in ('problem', 'returning', 'returned'))
     union all
     select o.id, 'close' from shop.orders o
      where o.state = 'delivered' and o.placed_at <= $1 - make_interval(days => $3)
        and ${SINCE(`'delivered'`)} <= $1 - make_interval(days => $3)
        and not exists (select from shop.staff_tasks t where t.order_id = o.id and t.closed_at is null)
        and not exists (select from shop.cases c where c.order_id = o.id and c.state in (${UNDECIDED}))
     limit 500`,
    [now, presumedDays, closedAfterDays],
  )
  return rows
}
