import type { StatementEntry } from '@shop/domain/company/statement'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectDocumentsOfMonth, SelectEntries, SelectMonths, SelectOpeningDebt } from '#app/store/rows'

export interface Days {
  from: string
  to: string
}

// Documents as they were issued, money as it was counted for a payment, what vouchers paid beside it, and what went back to either.
const ENTRIES = `select to_char(d.issued_on, 'YYYY-MM-DD') as "on", d.kind, d.number, o.number as "orderNumber",
         to_char(d.due_on, 'YYYY-MM-DD') as "dueOn", d.payable as amount
    from shop.orders o join shop.documents d on d.order_id = o.id
   where o.customer_id = $1 and o.payment_kind = 'invoice'
  union all
  select to_char(m.booked_on, 'YYYY-MM-DD'), 'payment', coalesce(m.variable_symbol, ''), o.number, null, -m.counted
    from shop.orders o join shop.payments p on p.order_id = o.id join shop.bank_movements m on m.payment_id = p.id
   where o.customer_id = $1 and o.payment_kind = 'invoice' and m.counted > 0
  union all
  select to_char(p.paid_at at time zone 'Europe/Prague', 'YYYY-MM-DD'), 'voucher', '', o.number, null, -p.received
    from shop.orders o join shop.payments p on p.order_id = o.id and p.kind = 'voucher' and p.received > 0
   where o.customer_id = $1 and o.payment_kind = 'invoice'
  union all
  select to_char(r.settled_at at time zone 'Europe/Prague', 'YYYY-MM-DD'), 'refund', '', o.number, null, r.amount
    from shop.orders o join shop.refunds r on r.order_id = o.id
   where o.customer_id = $1 and o.payment_kind = 'invoice' and r.state = 'done'`

export async function selectEntries(db: Db, ownerId: number, { from, to }: Days): Promise<StatementEntry[]> {
  const { rows } = await db.query<Narrow<SelectEntries, StatementEntry>>(
    `select e."on", e.kind, e.number, e."orderNumber", e."dueOn", e.amount::bigint as amount from (${ENTRIES}) e
      where e."on" between $2 and $3 order by e."on", e.kind, e.number`,
    [ownerId, from, to],
  )
  return rows
}

/** What was owed when the first of these days began. */
export async function selectOpeningDebt(db: Db, ownerId: number, { from }: Days): Promise<number> {
  const { rows } = await db.query<SelectOpeningDebt>(
    `select coalesce(sum(e.amount), 0)::bigint as amount from (${ENTRIES}) e where e."on" < $2`,
    [ownerId, from],
  )
  return onlyRow(rows).amount
}

/** Everything that was issued to the company, whichever way it was paid. */
export async function selectDocumentsOfMonth(db: Db, ownerId: number, { from, to }: Days): Promise<number[]> {
  const { rows } = await db.query<SelectDocumentsOfMonth>(
    `select d.id from shop.orders o join shop.documents d on d.order_id = o.id
      where o.customer_id = $1 and d.issued_on between $2::date and $3::date order by d.issued_on, d.number`,
    [ownerId, from, to],
  )
  return rows.map(({ id }) => id)
}

/** Months in which something was issued, paid or given back, the newest first. */
export async function selectMonths(db: Db, ownerId: number, limit: number): Promise<string[]> {
  const { rows } = await db.query<Narrow<SelectMonths, { month: string }>>(
    `select to_char(d.issued_on, 'YYYY-MM') as month from shop.orders o join shop.documents d on d.order_id = o.id
      where o.customer_id = $1
     union
     select left(e."on", 7) from (${ENTRIES}) e order by 1 desc limit $2`,
    [ownerId, limit],
  )
  return rows.map(({ month }) => month)
}
