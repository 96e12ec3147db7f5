import type { FakeGopay } from '@shop/partners/gopay/fake-gopay'
import type pg from 'pg'

export interface OrderMoney {
  number: string
  state: string
  payable: number
  kept: number
  /** How many times the order was accepted, by its events. */
  acceptances: number
}

/** What the shop knows of each order. */
export async function readOrderMoney(pool: pg.Pool, orderIds: readonly number[]): Promise<OrderMoney[]> {
  const { rows } = await pool.query(
    `select o.number, o.state, o.payable::int,
            (select coalesce(sum(p.received - p.refunded), 0)::int from shop.payments p where p.order_id = o.id) as kept,
            (select count(*)::int from shop.order_events e
              where e.order_id = o.id and e.to_state = 'accepted' and e.from_state is distinct from 'accepted') as acceptances
       from shop.orders o where o.id = any($1) order by o.id`,
    [orderIds],
  )
  return rows
}

/** What the gateway took for an order and has not given back. */
export function takenFor(gopay: FakeGopay, orderNumber: string): number {
  const taken = gopay.charges
    .filter((charge) => charge.orderNumber === orderNumber)
    .reduce((sum, { amount }) => sum + amount, 0)
  return taken - gopay.refundedOf(orderNumber)
}

/** Null when gateway and shop agree, the money fits the state, and the order was accepted once at most. */
export function judgeOrder(order: OrderMoney, taken: number): string | null {
  const { state, payable, kept, acceptances } = order
  if (!['accepted', 'expired', 'cancelled'].includes(state)) return `is ${state} after everything`
  const owed = state === 'accepted' ? payable : 0
  if (taken !== owed) return `is ${state} and the gateway holds ${taken} instead of ${owed}`
  if (kept !== owed) return `is ${state} and the shop counts ${kept} instead of ${owed}`
  if (acceptances > 1) return `was accepted ${acceptances} times`
  return null
}
