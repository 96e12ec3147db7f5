import { type Db, onlyRow } from '#app/store/database'
import type { SelectIsThanked } from '#app/store/rows'

/** Whether three parcels of a plan have come, to somebody whose orders earn credits. */
export async function selectIsThanked(db: Db, planId: number): Promise<boolean> {
  const { rows } = await db.query<SelectIsThanked>(
    `select count(*) >= 3 and coalesce((array_agg(o.credits_earned order by c.cycle_no desc))[1], 0) > 0 as "isThanked"
       from shop.plan_cycles c join shop.orders o on o.id = c.order_id where c.plan_id = $1 and c.state = 'delivered'`,
    [planId],
  )
  return onlyRow(rows).isThanked ?? false
}
