import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import type { PriceBasis, VatRow } from '@shop/domain/money/vat-recap'
import type { Parcel } from '@shop/domain/shipment/parcel'
import type { OrderLineRow } from '#app/order/order.sql'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { ReviseOrder, SelectAgreedContent, SelectOpenChange, SelectRevisedOrder } from '#app/store/rows'

export type StoredLine = OrderLineRow & { order_id: number }

/** What an order sells and for how much, in columns of its tables: a revision keeps it so, before and after. */
export interface OrderContent {
  order: {
    goods_list: number
    goods_paid: number
    total: number
    rounding: number
    payable: number
    vat: readonly VatRow[]
    credits_earned: number
    parcels: readonly Parcel[]
  }
  lines: readonly StoredLine[]
}

export interface RevisedOrder {
  version: number
  basis: PriceBasis
  customerId: number | null
  email: string
  phone: string
  paymentKind: PaymentKind
  paymentMethodId: number
  shippingMethodId: number
  pickupPointId: number | null
  creditsSpent: number
  /** Given back by earlier changes. */
  creditsBack: number
  isOfPlan: boolean
  hasInvoice: boolean
  hasOpenChange: boolean
  /** A withdrawal, complaint or claim counts on its lines; one that was refused does not, also once it has closed. */
  hasCase: boolean
  /** The highest number a line of this order ever had: none is given twice. */
  lastPosition: number
  content: OrderContent
}

/** Everything a change of lines is decided by. The caller holds the order. */
export async function selectRevisedOrder(db: Db, id: number): Promise<RevisedOrder | null> {
  const { rows } = await db.query<
    Narrow<SelectRevisedOrder, Pick<RevisedOrder, 'content' | 'hasOpenChange' | 'hasCase'>>
  >(
    `select o.version, o.basis, o.customer_id as "customerId", o.email, o.phone, o.payment_kind as "paymentKind",
            o.payment_method_id as "paymentMethodId", o.shipping_method_id as "shippingMethodId",
            o.pickup_point_id as "pickupPointId", o.credits_spent as "creditsSpent",
            (select coalesce(sum(r.credits_back), 0)::integer from internal.order_revisions r where r.order_id = o.id) as "creditsBack",
            exists (select from shop.plan_cycles c where c.order_id = o.id) as "isOfPlan",
            exists (select from shop.documents d where d.order_id = o.id) as "hasInvoice",
            internal.has_open_change(o.id) as "hasOpenChange",
            exists (select from shop.cases c where c.order_id = o.id and c.state <> 'cancelled'
              and not exists (select from shop.case_events e where e.case_id = c.id and e.to_state = 'rejected')) as "hasCase",
            greatest((select max(l.position) from shop.order_lines l where l.order_id = o.id),
              (select coalesce(max((l ->> 'position')::integer), 0) from internal.order_revisions r
                cross join lateral jsonb_array_elements((r.before -> 'lines') || (r.after -> 'lines')) l where r.order_id = o.id)) as "lastPosition",
            internal.order_content(o.id) as content
       from shop.orders o where o.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

interface Revision {
  orderId: number
  now: Date
  kind: 'changed' | 'confirmed' | 'withdrawn' | 'lapsed'
  awaitsPayment: boolean
  creditsBack: number
  content: OrderContent
}

/** The one way lines and totals change: both sides are remembered in the same step. */
export async function reviseOrder(db: Db, { orderId, now, kind, awaitsPayment, creditsBack, content }: Revision) {
  const { rows } = await db.query<ReviseOrder>(
    'select internal.revise_order($1::bigint, $2::timestamptz, $3::text, $4::boolean, $5::integer, $6::jsonb) as id',
    [orderId, now, kind, awaitsPayment, creditsBack, JSON.stringify(content)],
  )
  return onlyRow(rows).id
}

/** What was agreed before the change whose difference is waited for; null when none is. */
export async function selectAgreedContent(db: Db, orderId: number): Promise<OrderContent | null> {
  const { rows } = await db.query<Narrow<SelectAgreedContent, { before: OrderContent }>>(
    `select r.before from internal.order_revisions r
      where r.order_id = $1 and r.awaits_payment and not exists (
        select from internal.order_revisions later where later.order_id = r.order_id and later.id > r.id)`,
    [orderId],
  )
  return rows[0]?.before ?? null
}

export async function selectOpenChange(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query<SelectOpenChange>('select internal.has_open_change($1) as "isOpen"', [orderId])
  return rows[0]?.isOpen ?? false
}
