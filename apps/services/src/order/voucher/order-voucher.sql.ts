import { type Db, onlyRow } from '#app/store/database'
import type { InsertVoucherPayment, SelectReturnedVouchers, SelectVoucherAgain } from '#app/store/rows'

interface VoucherPayment {
  orderId: number
  amount: number
  now: Date
  actorKind: string
  actorId: string | null
}

/** Paid from the first moment: the money came when the voucher was sold. */
export async function insertVoucherPayment(db: Db, payment: VoucherPayment): Promise<number> {
  const { rows } = await db.query<InsertVoucherPayment>(
    `with begun as (
       insert into shop.payments (order_id, attempt, payment_method_id, kind, state, amount, received, created_at, paid_at)
       select o.id, (select count(*) + 1 from shop.payments p where p.order_id = o.id), o.payment_method_id, 'voucher', 'paid', $2, $2, $3, $3
         from shop.orders o where o.id = $1
       returning *
     ), event as (
       insert into shop.payment_events (payment_id, at, event, to_state, actor_kind, actor_id, details)
       select id, $3, 'begun', state, $4, $5, jsonb_build_object('received', received) from begun
     )
     select id from begun`,
    [payment.orderId, payment.amount, payment.now, payment.actorKind, payment.actorId],
  )
  return onlyRow(rows).id
}

interface ReturnedVoucher {
  id: number
  share: number
  /** Its code is the one the order was paid by. */
  isUnderItsCode: boolean
}

/** What an order gave back to vouchers when it expired. */
export async function selectReturnedVouchers(db: Db, orderId: number): Promise<ReturnedVoucher[]> {
  const { rows } = await db.query<SelectReturnedVouchers>(
    `select e.voucher_id as id, sum(r.amount)::bigint as share,
            not exists (
              select from shop.vouchers v join shop.voucher_entries s on s.voucher_id = v.id join shop.payments p on p.id = s.payment_id
               where v.id = e.voucher_id and p.order_id = $1 and s.at < v.code_renewed_at) as "isUnderItsCode"
       from shop.refunds r join shop.voucher_entries e on e.refund_id = r.id
      where r.order_id = $1 and r.way = 'voucher' and r.purpose = 'late_payment' and r.state = 'done'
      group by e.voucher_id order by e.voucher_id`,
    [orderId],
  )
  return rows.map(({ id, share, isUnderItsCode }) => ({ id, share: share ?? 0, isUnderItsCode }))
}

/** What an expired order would take from vouchers again. */
export async function selectVoucherAgain(db: Db, orderId: number): Promise<number> {
  const { rows } = await db.query<SelectVoucherAgain>('select internal.voucher_to_spend_again($1) as amount', [orderId])
  return onlyRow(rows).amount ?? 0
}
