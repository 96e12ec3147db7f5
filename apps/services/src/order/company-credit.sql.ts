import type { Db } from '#app/store/database'
import type { SelectCompanyCredit } from '#app/store/rows'

interface CompanyCreditRow {
  limit: number | null
  owed: number
  isOverdue: boolean
  /** The first orders on invoice of a new company are looked at by a person. */
  isOnProbation: boolean
}

/** Always counted from the payments themselves. An order that is there already is one of the first by those placed before it. */
export async function selectCompanyCredit(
  db: Db,
  customerId: number,
  orderId: number | null,
): Promise<CompanyCreditRow | null> {
  const { rows } = await db.query<SelectCompanyCredit>(
    `select coalesce(c.invoice_limit, g.invoice_limit) as "limit", coalesce(owed.amount, 0)::bigint as owed,
            coalesce(owed.is_overdue, false) as "isOverdue",
            coalesce((select a.probation_orders > (select count(*) from shop.orders n
                where n.customer_id = c.id and n.payment_kind = 'invoice' and n.placed_at >= coalesce(a.probation_from, a.decided_at)
                  and n.state not in ('cancelled', 'expired') and ($2::bigint is null or n.id < $2))
               from shop.applications a where a.customer_id = c.id and a.state = 'approved'), false) as "isOnProbation"
       from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id
       cross join lateral (
         select sum(i.due) as amount, bool_or(i.is_overdue) as is_overdue from internal.open_invoices(c.id) i
       ) owed
      where c.id = $1`,
    [customerId, orderId],
  )
  return rows[0] ?? null
}
