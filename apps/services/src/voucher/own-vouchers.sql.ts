import type { OwnVoucher } from '@shop/contract/promotion/own-vouchers'
import type { Db } from '#app/store/database'
import type { SelectOwnVouchers } from '#app/store/rows'

interface Asked {
  customerId: number
  /** One of them; null for all. */
  voucherId: number | null
  today: string
}

/**
 * Whoever bought it for themselves, from the day it goes out, or has paid with it: each of them had the code. For a company that is the
 * person who ordered, not the company that owns the order. Under a new code only what was paid with that one counts, because the old
 * one was lost or seen by somebody else.
 */
export async function selectOwnVouchers(db: Db, { customerId, voucherId, today }: Asked): Promise<OwnVoucher[]> {
  const { rows } = await db.query<SelectOwnVouchers>(
    `with held as (
       select e.voucher_id, e.at from shop.orders o
         join shop.payments p on p.order_id = o.id
         join shop.voucher_entries e on e.payment_id = p.id
        where o.customer_id = $1 and not exists (select from internal.company_orders c where c.order_id = o.id)
       union all
       select e.voucher_id, e.at from internal.company_members m
         join internal.company_orders c on c.member_id = m.id
         join shop.payments p on p.order_id = c.order_id
         join shop.voucher_entries e on e.payment_id = p.id
        where m.customer_id = $1
       union all
       select b.voucher_id, b.created_at from shop.orders o join shop.voucher_orders b on b.order_id = o.id
        where o.customer_id = $1 and b.recipient_email is null and b.deliver_on <= $3::date
     )
     select v.id, v.code_tail as tail, v.face, v.balance, to_char(v.expires_on, 'YYYY-MM-DD') as "expiresOn"
       from shop.vouchers v
      where v.balance > 0 and v.blocked_at is null and v.expires_on >= $3::date and ($2::bigint is null or v.id = $2)
        and exists (
          select from held h where h.voucher_id = v.id and (v.code_renewed_at is null or h.at >= v.code_renewed_at))
      order by v.expires_on, v.id limit 50`,
    [customerId, voucherId, today],
  )
  return rows
}
