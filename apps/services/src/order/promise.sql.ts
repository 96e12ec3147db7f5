import type { Db } from '#app/store/database'

interface OrderPromise {
  shippingMethodId: number
  promised: { from: string; to: string } | null
}

export async function selectPromise(db: Db, orderId: number): Promise<OrderPromise> {
  const { rows } = await db.query(
    `select shipping_method_id as "shippingMethodId",
            case when delivery_from is not null then jsonb_build_object('from', delivery_from, 'to', delivery_to) end as promised
       from shop.orders where id = $1`,
    [orderId],
  )
  return rows[0]
}

export async function updatePromise(
  db: Db,
  orderId: number,
  { dispatchOn, from, to }: { dispatchOn: string; from: string; to: string },
): Promise<void> {
  await db.query('update shop.orders set dispatch_on = $2, delivery_from = $3, delivery_to = $4 where id = $1', [
    orderId,
    dispatchOn,
    from,
    to,
  ])
}
