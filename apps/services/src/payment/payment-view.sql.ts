import type { PaymentView } from '@shop/contract/payment'
import type { Db } from '#app/store/database'
import type { SelectMissing, SelectPaymentPage } from '#app/store/rows'

type PaymentPage = Pick<PaymentView, 'orderId' | 'number' | 'state' | 'payable' | 'method'> & {
  deadlineAt: Date | null
  placedAt: Date
  dueDays: number | null
}

export async function selectPaymentPage(db: Db, orderId: number): Promise<PaymentPage | null> {
  const { rows } = await db.query<SelectPaymentPage>(
    `select o.id as "orderId", o.number, o.state, o.payable, o.deadline_at as "deadlineAt", o.placed_at as "placedAt", m.due_days as "dueDays",
            jsonb_build_object('code', m.code, 'name', m.name, 'kind', o.payment_kind) as method
       from shop.orders o join shop.payment_methods m on m.id = o.payment_method_id where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

/** What is left to pay of the order that a mail is about, as `order:id` or `payment:id`. */
export async function selectMissing(db: Db, object: string): Promise<{ number: string; amount: number } | null> {
  const [type = '', id = ''] = object.split(':')
  const { rows } = await db.query<SelectMissing>(
    `select o.number,
            (o.payable - coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0))::bigint as amount
       from shop.orders o
      where o.id = case $1 when 'order' then $2::bigint
                           when 'payment' then (select order_id from shop.payments where id = $2::bigint) end`,
    [type, id],
  )
  return rows[0] ?? null
}
