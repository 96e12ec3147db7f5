import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectEditedOrder } from '#app/store/rows'

export interface EditedOrder {
  phone: string
  note: string
  country: 'CZ' | 'SK'
  delivery: object
  shippingKind: string
  shippingMethodId: number
  paymentKind: string
  pickupPointId: number | null
  pickupPoint: object | null
  parcels: unknown
}

export async function selectEditedOrder(db: Db, id: number): Promise<EditedOrder | null> {
  const { rows } = await db.query<Narrow<SelectEditedOrder, Pick<EditedOrder, 'country' | 'delivery' | 'pickupPoint'>>>(
    `select phone, note, coalesce(billing ->> 'country', 'CZ') as country, delivery, shipping_kind as "shippingKind",
            shipping_method_id as "shippingMethodId", payment_kind as "paymentKind", pickup_point_id as "pickupPointId",
            pickup_point as "pickupPoint", parcels
       from shop.orders where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function updateEdited(db: Db, id: number, order: EditedOrder): Promise<void> {
  await db.query<NoRow>(
    'update shop.orders set phone = $2, note = $3, delivery = $4, pickup_point_id = $5, pickup_point = $6 where id = $1',
    [id, order.phone, order.note, order.delivery, order.pickupPointId, order.pickupPoint],
  )
}
