import type { PlacedOrder } from '@shop/contract/order'
import type { OrderState } from '@shop/domain/order/order-state'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  AttachGuestOrders,
  InsertOrder,
  LockOrder,
  NextOrderSequences,
  SelectDemand,
  SelectDueOrders,
  SelectEarningLate,
  SelectLastEventDetails,
  SelectOrderOfCart,
  SelectOrderOwner,
} from '#app/store/rows'

/** So many numbers at once; those that nobody uses are gaps, which orders may have. */
export async function nextOrderSequences(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.query<NextOrderSequences>({
    name: 'order-sequence',
    text: `select nextval('internal.order_sequence') as sequence from generate_series(1, $1::integer)`,
    values: [count],
  })
  return rows.map(({ sequence }) => sequence)
}

/** Columns of `shop.orders` by their own names: the row is made once, in one place, and never changed but for its state. */
export interface OrderRow {
  storefront_id: number
  number: string
  cart_id: number
  customer_id: number | null
  customer_group: string
  state: OrderState
  deadline_at: Date | null
  placed_at: Date
  email: string
  phone: string
  billing: object
  delivery: object
  note: string
  shipping_method_id: number
  shipping_kind: string
  pickup_point_id: number | null
  pickup_point: object | null
  payment_method_id: number
  payment_kind: string
  parcels: object
  dispatch_on: string | null
  delivery_from: string | null
  delivery_to: string | null
  basis: string
  goods_list: number
  goods_paid: number
  total: number
  rounding: number
  payable: number
  vat: object
  coupon_id: number | null
  coupon_code: string | null
  credits_spent: number
  credits_earned: number
  price_trace: object
  terms_version_id: number
  button_text: string
  consents: object
  keeps_details: boolean
  cheapest_shipping: number | null
}

export interface OrderLineRow {
  position: number
  kind: string
  variant_id: number | null
  bundle_variant_id: number | null
  code: string
  name: string
  variant_name: string
  bundle_name: string | null
  regular_weeks: number | null
  pieces: number
  weight_g: number
  vat_rate: number
  full_amount: number
  volume_discount: number
  coupon_discount: number
  credits_discount: number
  amount: number
  base: number
  tax: number
  gross: number
  /** From how many pieces on its price holds. */
  break_pieces: number | null
}

interface NewEvent {
  event: string
  actorKind: string
  actorId: string | null
}

const ORDER_COLUMNS = `storefront_id, number, cart_id, customer_id, customer_group, state, deadline_at, placed_at, email, phone,
  billing, delivery, note, shipping_method_id, shipping_kind, pickup_point_id, pickup_point, payment_method_id, payment_kind,
  parcels, dispatch_on, delivery_from, delivery_to, basis, goods_list, goods_paid, total, rounding, payable, vat, coupon_id,
  coupon_code, credits_spent, credits_earned, price_trace, terms_version_id, button_text, consents, keeps_details,
  cheapest_shipping`
const LINE_COLUMNS = `position, kind, variant_id, bundle_variant_id, code, name, variant_name, bundle_name, regular_weeks, pieces,
  weight_g, vat_rate, full_amount, volume_discount, coupon_discount, credits_discount, amount, base, tax, gross, break_pieces`

// Only an invoice is due after so many days; terms that change later change nothing here.
const DUE_DAYS = `case when given.payment_kind = 'invoice' then coalesce(
    (select c.invoice_due_days from shop.customers c where c.id = given.customer_id),
    (select m.due_days from shop.payment_methods m where m.id = given.payment_method_id)) end`

const INSERT_ORDER = `with placed as (
    insert into shop.orders (${ORDER_COLUMNS}, due_days)
    select ${ORDER_COLUMNS}, ${DUE_DAYS} from jsonb_populate_record(null::shop.orders, $1::jsonb) given returning *
  ), lines as (
    insert into shop.order_lines (order_id, ${LINE_COLUMNS})
    select placed.id, ${LINE_COLUMNS.replaceAll(/\w+/g, 'l.$&')}
      from placed, jsonb_populate_recordset(null::shop.order_lines, $2::jsonb) l
  ), event as (
    insert into shop.order_events (order_id, at, event, to_state, actor_kind, actor_id)
    select id, placed_at, $3, state, $4, $5 from placed
  ), audited as (
    insert into internal.audit_log (at, request_id, actor_kind, actor_id, action, object_type, object_id)
    select placed_at, $6, $4, $5, 'order.' || $3, 'order', id::text from placed
  ), payment as (
    insert into shop.payments (order_id, attempt, payment_method_id, kind, state, amount, created_at)
    select id, 1, payment_method_id, payment_kind, $7, $8, placed_at from placed where $7::text is not null
    returning id, state, created_at
  ), begun as (
    insert into shop.payment_events (payment_id, at, event, to_state, actor_kind, actor_id)
    select id, created_at, 'begun', state, $4, $5 from payment
  )
  update shop.carts c set state = 'ordered', changed_at = placed.placed_at from placed where c.id = placed.cart_id
  returning placed.id`

/** The order, its frozen lines, its first event, its payment unless it begins at the gateway, who did it and the end of its cart. */
export async function insertOrder(
  db: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  event: NewEvent & { requestId: string; paymentState: PaymentState | null; rest: number },
): Promise<number> {
  const { rows } = await db.query<InsertOrder>({
    name: 'order-insert',
    text: INSERT_ORDER,
    values: [
      JSON.stringify(order),
      JSON.stringify(lines),
      event.event,
      event.actorKind,
      event.actorId,
      event.requestId,
      event.paymentState,
      event.rest,
    ],
  })
  return onlyRow(rows).id
}

export async function selectOrderOfCart(
  db: Db,
  cartId: number,
): Promise<(Omit<PlacedOrder, 'accessToken'> & { placedAt: Date }) | null> {
  const { rows } = await db.query<SelectOrderOfCart>(
    `select id as "orderId", number, state, payment_kind as "paymentKind", payable, placed_at as "placedAt"
       from shop.orders where cart_id = $1`,
    [cartId],
  )
  return rows[0] ?? null
}

export interface LockedOrder {
  id: number
  number: string
  state: OrderState
  customerId: number | null
  deadlineAt: Date | null
  placedAt: Date
  email: string
}

const LOCKED = `id, number, state, customer_id as "customerId", deadline_at as "deadlineAt", placed_at as "placedAt", email`

export async function selectOrderOwner(db: Db, id: number): Promise<number | null> {
  const { rows } = await db.query<SelectOrderOwner>(
    'select customer_id as "customerId" from shop.orders where id = $1',
    [id],
  )
  return rows[0]?.customerId ?? null
}

export async function lockOrder(db: Db, id: number): Promise<LockedOrder | null> {
  const { rows } = await db.query<LockOrder>(`select ${LOCKED} from shop.orders where id = $1 for update`, [id])
  return rows[0] ?? null
}

/** Nobody is waited for any more once the state is not one of waiting, so the deadline goes. */
export async function updateOrderState(db: Db, id: number, state: OrderState, deadlineAt: Date | null): Promise<void> {
  await db.query<NoRow>(
    `update shop.orders
        set state = $2, deadline_at = case when $2 in ('awaiting_payment', 'awaiting_approval') then coalesce($3, deadline_at) end
      where id = $1`,
    [id, state, deadlineAt],
  )
}

interface OrderEventRow extends NewEvent {
  orderId: number
  at: Date
  fromState: OrderState
  toState: OrderState
  details: object
}

export async function insertOrderEvent(db: Db, row: OrderEventRow): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind, actor_id, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.orderId, row.at, row.event, row.fromState, row.toState, row.actorKind, row.actorId, row.details],
  )
}

interface DueOrder {
  id: number
  state: OrderState
  deadlineAt: Date
}

export async function selectDueOrders(db: Db, now: Date, limit: number): Promise<DueOrder[]> {
  const { rows } = await db.query<SelectDueOrders>(
    `select o.id, o.state, o.deadline_at as "deadlineAt" from shop.orders o
      where o.deadline_at <= $1 and ${notResting('expire-orders', 'o.id', '$1')}
      order by o.deadline_at limit $2`,
    [now, limit],
  )
  return rows
}

/** Orders made as a guest belong to the account once its owner has proved to hold the address. */
export async function attachGuestOrders(db: Db, customerId: number, email: string): Promise<number[]> {
  const { rows } = await db.query<AttachGuestOrders>(
    'update shop.orders set customer_id = $1 where email = $2 and customer_id is null returning id',
    [customerId, email],
  )
  return rows.map(({ id }) => id)
}

/** Those of them that were delivered a short while ago: they earn what they would have earned with the account. */
export async function selectEarningLate(db: Db, orderIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await db.query<SelectEarningLate>(
    `select o.id from shop.orders o
       join shop.settings days on days.storefront_id = o.storefront_id and days.key = 'loyalty.attach_days'
      where o.id = any ($1::bigint[]) and o.state in ('delivered', 'closed')
        and (select min(v.at) from shop.order_events v where v.order_id = o.id and v.to_state = 'delivered')
          > $2::timestamptz - make_interval(days => (days.value #>> '{}')::integer)
      order by o.id`,
    [orderIds, now],
  )
  return rows.map(({ id }) => id)
}

/** What an order must hold in stock, as its frozen lines say. */
export async function selectDemand(
  db: Db,
  orderId: number,
): Promise<{ kind: 'goods'; itemId: string; pieces: number }[]> {
  const { rows } = await db.query<SelectDemand>(
    `select 'goods' as kind, variant_id::text as "itemId", sum(pieces)::integer as pieces
       from shop.order_lines where order_id = $1 and variant_id is not null group by variant_id`,
    [orderId],
  )
  return rows
}

/** Why an order was held by a blocked batch, in the details of the event that holds it. */
export const BLOCKED_BATCH = 'blocked_batch'

export async function selectLastEventDetails(db: Db, orderId: number, event: string): Promise<Record<string, unknown>> {
  const { rows } = await db.query<Narrow<SelectLastEventDetails, { details: Record<string, unknown> }>>(
    'select details from shop.order_events where order_id = $1 and event = $2 order by id desc limit 1',
    [orderId, event],
  )
  return rows[0]?.details ?? {}
}
