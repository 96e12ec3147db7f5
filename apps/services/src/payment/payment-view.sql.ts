import type { PaymentView } from '@shop/contract/payment'
import type { Db } from '#app/store/database'

type PaymentPage = Pick<PaymentView, 'orderId' | 'number' | 'state' | 'payable' | 'method'> & {
  deadlineAt: Date | null
}

export async function selectPaymentPage(db: Db, orderId: number): Promise<PaymentPage | null> {
  const { rows } = await db.query(
    `select o.id as "orderId", o.number, o.state, o.payable, o.deadline_at as "deadlineAt",
            jsonb_build_object('code', m.code, 'name', m.name, 'kind', o.payment_kind) as method
       from shop.orders o join shop.payment_methods m on m.id = o.payment_method_id where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}
