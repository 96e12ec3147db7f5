import type { Correction } from '@shop/domain/order/credited-amount'
import type { Db, Narrow } from '#app/store/database'
import type { SelectUndocumentedRefunds } from '#app/store/rows'

/** `corrections` say what of which line, as it was agreed. */
export type UndocumentedRefund = Narrow<SelectUndocumentedRefunds, { corrections: Correction[] | null }>

/** Money that has arrived back for goods and that no document speaks of yet, oldest first. */
export async function selectUndocumentedRefunds(db: Db, orderId: number): Promise<UndocumentedRefund[]> {
  const { rows } = await db.query<UndocumentedRefund>(
    `select r.id, r.order_id as "orderId", r.reason, r.corrections, r.for_goods as "forGoods" from shop.refunds r
      where r.order_id = $1 and r.state = 'done' and r.for_goods > 0
        and not exists (select from shop.documents d where d.refund_id = r.id)
      order by r.settled_at, r.id`,
    [orderId],
  )
  return rows
}
