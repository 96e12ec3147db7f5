import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectUnpaidInvoices, SelectUnremindedTransfers } from '#app/store/rows'

export async function selectUnremindedTransfers(db: Db, placedBefore: Date, now: Date): Promise<number[]> {
  const { rows } = await db.query<SelectUnremindedTransfers>(
    `select o.id from shop.orders o
      where o.state = 'awaiting_payment' and o.payment_kind = 'transfer' and o.placed_at <= $1 and not internal.has_open_change(o.id)
        and not exists (select from shop.order_events e where e.order_id = o.id and e.event = 'payment_reminder_due')
        and ${notResting('remind-payments', 'o.id', '$2')}
      order by o.placed_at limit 500`,
    [placedBefore, now],
  )
  return rows.map(({ id }) => id)
}

export interface UnpaidInvoice {
  id: number
  orderId: number
  state: 'invoice_issued' | 'overdue'
  /** Days since the due date. */
  daysOver: number
  /** On how many days it was reminded of. */
  reminders: number
}

export async function selectUnpaidInvoices(db: Db, today: string, now: Date): Promise<UnpaidInvoice[]> {
  const { rows } = await db.query<
    Narrow<SelectUnpaidInvoices, Pick<UnpaidInvoice, 'state' | 'daysOver' | 'reminders'>>
  >(
    `select p.id, p.order_id as "orderId", p.state, $1::date - p.due_on as "daysOver",
            (select count(*)::integer from shop.payment_events e
              where e.payment_id = p.id and e.event in ('due_date_passed', 'overdue_reminder_due')) as reminders
       from shop.payments p
      where p.state in ('invoice_issued', 'overdue') and p.due_on < $1::date
        and ${notResting('age-invoices', 'p.id', '$2')}
      order by p.due_on, p.id limit 500`,
    [today, now],
  )
  return rows
}
