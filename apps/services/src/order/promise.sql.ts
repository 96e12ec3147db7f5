import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectPromise } from '#app/store/rows'

interface OrderPromise {
  shippingMethodId: number
  dispatchOn: string | null
  promised: { from: string; to: string } | null
}

export async function selectPromise(db: Db, orderId: number): Promise<OrderPromise> {
  const { rows } = await db.query<Narrow<SelectPromise, Pick<OrderPromise, 'promised'>>>(
    `select shipping_method_id as "shippingMethodId", to_char(dispatch_on, 'YYYY-MM-DD') as "dispatchOn",
            case when delivery_from is not null then jsonb_build_object('from', delivery_from, 'to', delivery_to) end as promised
       from shop.orders where id = $1`,
    [orderId],
  )
  return onlyRow(rows)
}

export async function updatePromise(
  db: Db,
  orderId: number,
  { dispatchOn, from, to }: { dispatchOn: string; from: string; to: string },
): Promise<void> {
  await db.query<NoRow>('update shop.orders set dispatch_on = $2, delivery_from = $3, delivery_to = $4 where id = $1', [
    orderId,
    dispatchOn,
    from,
    to,
  ])
}
