import type { PaymentSource } from '@shop/domain/checkout/payment-method'
import type { PaymentFailure } from '@shop/domain/payment/payment-failure'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertPayment,
  IsChargedByPlan,
  LockPayment,
  SelectPaymentAt,
  SelectPaymentById,
  SelectPayments,
  SelectUnansweredPayment,
} from '#app/store/rows'

export interface Payment {
  id: number
  orderId: number
  attempt: number
  paymentMethodId: number
  kind: PaymentSource
  state: PaymentState
  amount: number
  currency: string
  received: number
  refunded: number
  dueOn: string | null
  gateway: string | null
  gatewayId: string | null
  gatewayUrl: string | null
  gatewayState: string | null
  /** Why it failed, when somebody said so. */
  failure: PaymentFailure | null
  askedAt: Date | null
  checks: number
  createdAt: Date
  paidAt: Date | null
}

const PAYMENT = `id, order_id as "orderId", attempt, payment_method_id as "paymentMethodId", kind, state, amount, currency, received,
  refunded, to_char(due_on, 'YYYY-MM-DD') as "dueOn", gateway, gateway_id as "gatewayId", gateway_url as "gatewayUrl",
  gateway_state as "gatewayState", failure, asked_at as "askedAt", checks, created_at as "createdAt", paid_at as "paidAt"`

/** Every attempt of an order, oldest first. Whoever changes one holds the order, so nobody else is at work on them. */
export async function selectPayments(db: Db, orderId: number): Promise<Payment[]> {
  const { rows } = await db.query<SelectPayments>(
    `select ${PAYMENT} from shop.payments where order_id = $1 order by attempt`,
    [orderId],
  )
  return rows
}

/** Whether the last attempt was made by a plan, without the customer: the plan says itself what became of it. */
export async function isChargedByPlan(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query<IsChargedByPlan>(
    `select exists (select from shop.plan_cycles c where c.order_id = $1 and c.charged_payment_id =
       (select p.id from shop.payments p where p.order_id = $1 order by p.attempt desc limit 1)) as "isCharged"`,
    [orderId],
  )
  return onlyRow(rows).isCharged ?? false
}

export async function selectPaymentById(db: Db, id: number): Promise<Payment | null> {
  const { rows } = await db.query<SelectPaymentById>(`select ${PAYMENT} from shop.payments where id = $1`, [id])
  return rows[0] ?? null
}

export async function lockPayment(db: Db, id: number): Promise<Payment> {
  const { rows } = await db.query<LockPayment>(`select ${PAYMENT} from shop.payments where id = $1 for update`, [id])
  if (!rows[0]) throw new Error(`There is no payment ${id}.`)
  return rows[0]
}

export async function selectPaymentAt(db: Db, gateway: string, gatewayId: string): Promise<Payment | null> {
  const { rows } = await db.query<SelectPaymentAt>(
    `select ${PAYMENT} from shop.payments where gateway = $1 and gateway_id = $2`,
    [gateway, gatewayId],
  )
  return rows[0] ?? null
}

/** The attempt a report names in its own parameters, when the answer with its id never came. */
export async function selectUnansweredPayment(db: Db, id: number, orderNumber: string): Promise<Payment | null> {
  const { rows } = await db.query<SelectUnansweredPayment>(
    `select ${PAYMENT} from shop.payments
      where id = $1 and gateway is not null and gateway_id is null
        and exists (select from shop.orders o where o.id = order_id and o.number = $2)`,
    [id, orderNumber],
  )
  return rows[0] ?? null
}

interface NewPayment {
  orderId: number
  paymentMethodId: number
  kind: PaymentSource
  state: PaymentState
  amount: number
  gateway: string | null
  askedAt: Date | null
  checkAt: Date | null
  now: Date
}

/** The attempt and its first event. */
export async function insertPayment(
  db: Db,
  payment: NewPayment,
  actor: { actorKind: string; actorId: string | null },
): Promise<Payment> {
  const { rows } = await db.query<InsertPayment>(
    `with begun as (
       insert into shop.payments (order_id, attempt, payment_method_id, kind, state, amount, gateway, asked_at, check_at, created_at)
       values ($1, (select count(*) + 1 from shop.payments where order_id = $1), $2, $3, $4, $5, $6, $7, $8, $9)
       returning *
     ), event as (
       insert into shop.payment_events (payment_id, at, event, to_state, actor_kind, actor_id)
       select id, $9, 'begun', state, $10, $11 from begun
     )
     select ${PAYMENT} from begun`,
    [
      payment.orderId,
      payment.paymentMethodId,
      payment.kind,
      payment.state,
      payment.amount,
      payment.gateway,
      payment.askedAt,
      payment.checkAt,
      payment.now,
      actor.actorKind,
      actor.actorId,
    ],
  )
  return onlyRow(rows)
}

/** State and money together; `paid_at` is the moment the first money came. */
export async function updatePayment(
  db: Db,
  id: number,
  { state, received, refunded, now }: { state: PaymentState; received: number; refunded: number; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.payments
        set state = $2, received = $3::bigint, refunded = $4::bigint, paid_at = case when $3::bigint > 0 then coalesce(paid_at, $5) end, updated_at = $5
      where id = $1`,
    [id, state, received, refunded, now],
  )
}

interface PaymentEventRow {
  paymentId: number
  at: Date
  event: string
  fromState: PaymentState
  toState: PaymentState
  actorKind: string
  actorId: string | null
  details: object
}

export async function insertPaymentEvent(db: Db, row: PaymentEventRow): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.payment_events (payment_id, at, event, from_state, to_state, actor_kind, actor_id, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.paymentId, row.at, row.event, row.fromState, row.toState, row.actorKind, row.actorId, row.details],
  )
}
