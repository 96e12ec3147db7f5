import type { Db, Narrow } from '#app/store/database'
import type { SelectMaskedPeople, SelectOrderBuyer } from '#app/store/rows'

interface MaskedRow {
  id: number
  company: string
  name: string
}

/** As the back office shows persons nobody has given a reason to see. */
export async function selectMaskedPeople(db: Db, ids: readonly number[]): Promise<Map<number, MaskedRow>> {
  const { rows } = await db.query<Narrow<SelectMaskedPeople, MaskedRow>>(
    `select c.id, coalesce(c.company_name, '') as company, internal.masked_name(c.first_name, c.last_name) as name
       from shop.customers c where c.id = any ($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

interface BuyerRow {
  orderedBy: number | null
  branch: string | null
  over: 'order' | 'month' | null
  limit: number | null
  decision: 'approved' | 'refused' | null
  decidedBy: number | null
  reason: string
}

export async function selectOrderBuyer(db: Db, orderId: number): Promise<BuyerRow | null> {
  const { rows } = await db.query<Narrow<SelectOrderBuyer, BuyerRow>>(
    `select m.customer_id as "orderedBy", b.name as branch, c.over_limit as over, c.limit_amount as "limit", c.decision,
            c.decided_by as "decidedBy", c.reason
       from internal.company_orders c
       left join internal.company_members m on m.id = c.member_id
       left join internal.company_branches b on b.id = c.branch_id
      where c.order_id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}
