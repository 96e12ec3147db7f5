import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectEditedNow, SelectEditedOrder } from '#app/store/rows'

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

interface EditedNow {
  version: number
  /** Who changed it last, as colleagues call them; nobody when it was not one of them. */
  changedBy: string | null
  current: SelectEditedNow['current']
}

/** What is there now, for whoever was too late. Masked as everywhere: a conflict is no way past the reason. */
export async function selectEditedNow(db: Db, id: number, userId: string): Promise<EditedNow | null> {
  const { rows } = await db.query<SelectEditedNow>(
    `select o.version,
            (select u.name from shop.order_events e left join auth.users u on u.id::text = e.actor_id and e.actor_kind = 'staff'
              where e.order_id = o.id order by e.id desc limit 1) as "changedBy",
            case when exists (select from internal.staff_reveals r
                where r.user_id = $2 and r.object_type = 'order' and r.object_id = o.id and r.shown_until > now())
              then jsonb_build_object('phone', o.phone, 'note', o.note, 'delivery', o.delivery, 'pickupPointId', o.pickup_point_id)
              else jsonb_build_object('phone', internal.masked_phone(o.phone), 'note', case when o.note = '' then '' else '•••' end,
                'delivery', internal.masked_place(o.delivery), 'pickupPointId', o.pickup_point_id) end as current
       from shop.orders o where o.id = $1`,
    [id, userId],
  )
  return rows[0] ?? null
}
