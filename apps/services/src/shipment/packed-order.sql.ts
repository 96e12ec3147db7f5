import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import type { Parcel } from '@shop/domain/shipment/parcel'
import type { Db, Narrow } from '#app/store/database'
import type { SelectPackedOrder } from '#app/store/rows'

export interface PackedOrder {
  id: number
  number: string
  placedAt: Date
  email: string
  phone: string
  billing: Person
  delivery: Person & {
    street: string
    city: string
    zip: string
    country: string
    company: string
    phone: string | null
  }
  shippingKind: 'pickup-point' | 'box' | 'address' | 'personal-pickup'
  carrier: string | null
  carrierCode: string | null
  pickupPoint: { externalId: string; name: string; place: string; street: string; city: string; zip: string } | null
  storageDays: number | null
  paymentKind: PaymentKind
  /** What is to be collected at the door. */
  cash: number
  /** How long goods must keep by the buyer's group, when it says so. */
  groupDays: number | null
  plan: Parcel[]
  /** Goods and gifts, each variant once. */
  lines: { variantId: number; name: string; pieces: number; gross: number; weightGrams: number }[]
}

interface Person {
  firstName: string
  lastName: string
}

export async function selectPackedOrder(db: Db, orderId: number): Promise<PackedOrder | null> {
  const { rows } = await db.query<
    Narrow<
      SelectPackedOrder,
      Pick<PackedOrder, 'billing' | 'delivery' | 'shippingKind' | 'pickupPoint' | 'plan' | 'lines'>
    >
  >(
    `select o.id, o.number, o.placed_at as "placedAt", o.email, o.phone, o.billing, o.delivery, o.shipping_kind as "shippingKind",
            m.carrier, m.carrier_code as "carrierCode", o.pickup_point as "pickupPoint", m.storage_days as "storageDays", o.payment_kind as "paymentKind",
            (select coalesce(sum(p.amount), 0)::bigint from shop.payments p
              where p.order_id = o.id and p.state = 'awaiting_cod') as cash, o.parcels as plan,
            (select g.minimum_days_left from shop.customer_groups g
              where g.storefront_id = o.storefront_id and g.code = o.customer_group) as "groupDays",
            (select jsonb_agg(l) from (
               select l.variant_id as "variantId", min(concat_ws(', ', l.name, nullif(l.variant_name, ''))) as name,
                      sum(l.pieces) as pieces, sum(l.gross) as gross, max(l.weight_g) as "weightGrams"
                 from shop.order_lines l where l.order_id = o.id and l.variant_id is not null group by l.variant_id) l) as lines
       from shop.orders o join shop.shipping_methods m on m.id = o.shipping_method_id where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}
