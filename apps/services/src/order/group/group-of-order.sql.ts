import { type Db, onlyRow } from '#app/store/database'
import type { SelectGroupOfOrder } from '#app/store/rows'

interface GroupOfOrder {
  isOfGroup: boolean
  /** Its group is not placed yet: nobody packs it. */
  isWaiting: boolean
  /** Until when its group waits for money or answers, as it is known now. */
  until: Date | null
}

/** Whether an order is one of a group order of a trainer. */
export async function selectGroupOfOrder(db: Db, orderId: number): Promise<GroupOfOrder> {
  const { rows } = await db.query<SelectGroupOfOrder>(
    `select count(*) > 0 as "isOfGroup", internal.awaits_group($1) as "isWaiting", max(greatest(g.pay_until, g.answer_until)) as until
       from shop.group_members m join shop.group_orders g on g.id = m.group_id where m.order_id = $1`,
    [orderId],
  )
  const { isOfGroup, isWaiting, until } = onlyRow(rows)
  return { isOfGroup: isOfGroup ?? false, isWaiting: isWaiting ?? false, until }
}
