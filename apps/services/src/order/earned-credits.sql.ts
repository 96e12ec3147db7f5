import type { Db, NoRow } from '#app/store/database'

const FAR = `timestamptz '2999-01-01'`

/** What came for the price, also what went back for goods since. A part of a crown that no coin is made for keeps nobody waiting. */
const IS_PAID = `(coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0)
  + coalesce((select sum(r.for_goods) from shop.refunds r where r.order_id = o.id and r.state = 'done'), 0) > o.payable - 100)`

const DELIVERED_AT = `(select min(v.at) from shop.order_events v where v.order_id = o.id and v.to_state = 'delivered')`

const SETTINGS = `
  join shop.settings days on days.storefront_id = o.storefront_id and days.key = 'loyalty.credited_after_days'
  join shop.settings months on months.storefront_id = o.storefront_id and months.key = 'loyalty.validity_months'`

const AFTER_RETURNS = `coalesce(${DELIVERED_AT}, $2::timestamptz) + make_interval(days => (days.value #>> '{}')::integer)`
const ENDS = (from: string) => `internal.credits_end(${from}, (months.value #>> '{}')::integer)`

/**
 * The lot an order earns, once. It can be spent after the days of return; while the money is not here, that day is far away.
 * The amount was agreed with the order.
 */
export async function insertEarnedCredits(db: Db, orderId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     select o.customer_id, 'purchase', o.credits_earned, d.usable_from, ${ENDS('d.usable_from')}, 'order', o.id::text, $2::timestamptz
       from shop.orders o ${SETTINGS}
       cross join lateral (select case when ${IS_PAID} then ${AFTER_RETURNS} else ${FAR} end as usable_from) d
      where o.id = $1 and o.customer_id is not null and o.credits_earned > 0
     on conflict on constraint credit_entries_once do nothing`,
    [orderId, now],
  )
}

/** The last of the money has come: the credits of the order can be spent, never before the goods can no longer come back. */
export async function releaseEarnedCredits(db: Db, orderId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update shop.credit_entries e
        set usable_from = u.usable_from, expires_at = ${ENDS('u.usable_from')}
       from shop.orders o ${SETTINGS}
       cross join lateral (select greatest($2::timestamptz, ${AFTER_RETURNS}) as usable_from) u
      where o.id = $1 and e.customer_id = o.customer_id and e.kind = 'purchase' and e.reference_type = 'order'
        and e.reference_id = o.id::text and e.usable_from = ${FAR} and ${IS_PAID}`,
    [orderId, now],
  )
}
