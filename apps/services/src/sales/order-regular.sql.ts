import type { PlanState } from '@shop/domain/plan/plan-machine'
import type { Db, Narrow } from '#app/store/database'
import type { SelectOrderPlan } from '#app/store/rows'

interface OrderPlan {
  planId: number | null
  planState: PlanState | null
  cycleNo: number | null
  /** The first parcel is on its way, and the weeks of the order decide so far. */
  asksForBowl: boolean | null
  /** Whether the way it is paid can be repeated, and its owner is still known. */
  canRepeat: boolean
}

/** The plan an order is a parcel of, if it is one. */
export async function selectOrderPlan(db: Db, orderId: number): Promise<OrderPlan | null> {
  const { rows } = await db.query<Narrow<SelectOrderPlan, OrderPlan>>(
    `select c.plan_id as "planId", p.state as "planState", c.cycle_no as "cycleNo",
            c.cycle_no = 1 and c.state = 'ordered' and not exists (select from shop.plan_lines b where b.plan_id = p.id and b.is_by_bowl)
              as "asksForBowl",
            m.supports_regular_delivery and o.trimmed_at is null as "canRepeat"
       from shop.orders o
       join shop.payment_methods m on m.id = o.payment_method_id
       left join shop.plan_cycles c on c.order_id = o.id
       left join shop.plans p on p.id = c.plan_id
      where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}
