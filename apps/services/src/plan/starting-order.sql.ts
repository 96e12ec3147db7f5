import type { Db, Narrow } from '#app/store/database'
import type { SelectRegularLines, SelectStartingOrder } from '#app/store/rows'

export type StartingOrder = SelectStartingOrder

/** How an order was sent and paid, and whether that can be done again and again. */
export async function selectStartingOrder(
  db: Db,
  orderId: number,
  { storefrontId, dogId }: { storefrontId: number; dogId: number | null },
): Promise<SelectStartingOrder | null> {
  const { rows } = await db.query<SelectStartingOrder>(
    `select o.id as "orderId", o.number, o.email, o.phone, o.billing, o.delivery, o.shipping_method_id as "shippingMethodId", o.pickup_point_id as "pickupPointId",
            o.payment_method_id as "paymentMethodId", o.payment_kind as "paymentKind", o.pickup_point ->> 'name' as "pickupPointName", m.name as "paymentName",
            o.dispatch_on::text as "dispatchOn", o.delivery_to::text as "deliveryTo", m.supports_regular_delivery as "canRepeat",
            $3::bigint is null or exists (select from shop.dogs d where d.id = $3 and d.customer_id = o.customer_id and d.deleted_at is null)
              as "isOwnDog"
       from shop.orders o join shop.payment_methods m on m.id = o.payment_method_id
      where o.id = $1 and o.storefront_id = $2 and o.trimmed_at is null`,
    [orderId, storefrontId, dogId],
  )
  return rows[0] ?? null
}

/** What was bought to come again; the same thing in two rhythms comes in the shorter one. */
export async function selectRegularLines(
  db: Db,
  orderId: number,
): Promise<{ variantId: number; pieces: number; weeks: number }[]> {
  const { rows } = await db.query<Narrow<SelectRegularLines, { variantId: number; pieces: number; weeks: number }>>(
    `select variant_id as "variantId", sum(pieces)::integer as pieces, min(regular_weeks) as weeks
       from shop.order_lines where order_id = $1 and kind = 'goods' and regular_weeks is not null and bundle_variant_id is null
      group by variant_id order by min(position)`,
    [orderId],
  )
  return rows
}
