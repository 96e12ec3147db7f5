import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import type { OrderState } from '@shop/domain/order/order-state'
import type { Db, NoRow } from '#app/store/database'
import type { SelectPayableOrder } from '#app/store/rows'

/** What everybody who moves money must know of an order. */
export interface PayableOrder {
  id: number
  number: string
  state: OrderState
  customerId: number | null
  email: string
  placedAt: Date
  deadlineAt: Date | null
  payable: number
  paymentKind: PaymentKind
  paymentMethodId: number
  paymentCode: string
  dueDays: number | null
}

const PAYABLE = `o.id, o.number, o.state, o.customer_id as "customerId", o.email, o.placed_at as "placedAt",
  o.deadline_at as "deadlineAt", o.payable, o.payment_kind as "paymentKind", o.payment_method_id as "paymentMethodId",
  m.code as "paymentCode", m.due_days as "dueDays"`

export async function selectPayableOrder(db: Db, id: number): Promise<PayableOrder | null> {
  const { rows } = await db.query<SelectPayableOrder>(
    `select ${PAYABLE} from shop.orders o join shop.payment_methods m on m.id = o.payment_method_id where o.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Holds the order and, before it, its customer: the order in which everybody takes locks. */
export async function lockPayableOrder(db: Db, id: number): Promise<PayableOrder | null> {
  await lockOrders(db, [id])
  return selectPayableOrder(db, id)
}

/** All the customers, then all the orders, each by their numbers: nobody who holds some of them waits in a circle. */
export async function lockOrders(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `select from shop.customers where id in (select customer_id from shop.orders where id = any($1)) order by id for update`,
    [ids],
  )
  await db.query<NoRow>('select from shop.orders where id = any($1) order by id for update', [ids])
}
