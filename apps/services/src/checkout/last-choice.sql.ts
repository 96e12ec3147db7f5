import type { Db } from '#app/store/database'
import type { SelectLastChoice } from '#app/store/rows'

export interface LastChoice {
  shippingMethodId: number
  pickupPointId: number | null
  paymentMethodId: number
}

/** How the customer's last order was sent and paid. */
export async function selectLastChoice(db: Db, customerId: number): Promise<LastChoice | null> {
  const { rows } = await db.query<SelectLastChoice>(
    `select shipping_method_id as "shippingMethodId", pickup_point_id as "pickupPointId", payment_method_id as "paymentMethodId"
       from shop.orders where customer_id = $1 order by placed_at desc limit 1`,
    [customerId],
  )
  return rows[0] ?? null
}
