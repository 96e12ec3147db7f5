import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectParcelOrder } from '#app/store/rows'

/** What mails about a parcel say of its order. */
export interface ParcelOrder {
  id: number
  number: string
  placedAt: Date
  email: string
  deliveryFrom: string | null
  deliveryTo: string | null
  shippingKind: string
  shippingName: string
  pickupPoint: {
    name: string
    place: string
    street: string
    city: string
    zip: string
    openingHoursShort?: string
  } | null
  delivery: { firstName: string; lastName: string; street: string; city: string; zip: string }
}

export async function selectParcelOrder(db: Db, orderId: number): Promise<ParcelOrder> {
  const { rows } = await db.query<Narrow<SelectParcelOrder, Pick<ParcelOrder, 'pickupPoint' | 'delivery'>>>(
    `select o.id, o.number, o.placed_at as "placedAt", o.email, to_char(o.delivery_from, 'YYYY-MM-DD') as "deliveryFrom",
            to_char(o.delivery_to, 'YYYY-MM-DD') as "deliveryTo", o.shipping_kind as "shippingKind", m.name as "shippingName",
            o.pickup_point as "pickupPoint", o.delivery
       from shop.orders o join shop.shipping_methods m on m.id = o.shipping_method_id where o.id = $1`,
    [orderId],
  )
  return onlyRow(rows)
}
