import { PERSON_NAME } from '#app/customer/names.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectCompanyDeciders, SelectWaitingBuyer, TakeCompanyOrdersToRemind } from '#app/store/rows'

interface Decider {
  customerId: number
  name: string
  email: string
}

/** Who may agree to an order: the owner of the account, managers and approvers; never whoever placed it. */
export async function selectCompanyDeciders(db: Db, companyId: number, exceptId: number | null): Promise<Decider[]> {
  const { rows } = await db.query<Narrow<SelectCompanyDeciders, Decider>>(
    `select k.id as "customerId", ${PERSON_NAME('k')} as name, k.email
       from shop.customers k
      where k.email is not null and k.deleted_at is null and k.id is distinct from $2
        and (k.id = $1 or exists (select from internal.company_members m where m.company_id = $1 and m.customer_id = k.id
               and m.ended_at is null and m.role in ('approver', 'manager')))
      order by k.id = $1, k.id`,
    [companyId, exceptId],
  )
  return rows
}

interface WaitingBuyer {
  companyId: number
  customerId: number | null
  name: string
  number: string
  net: number
  deadlineAt: Date
}

/** Of an order that waits for its company. */
export async function selectWaitingBuyer(db: Db, orderId: number): Promise<WaitingBuyer | null> {
  const { rows } = await db.query<Narrow<SelectWaitingBuyer, WaitingBuyer>>(
    `select c.company_id as "companyId", m.customer_id as "customerId", ${PERSON_NAME('k')} as name, o.number,
            o.deadline_at as "deadlineAt",
            (select coalesce(sum(l.base), 0)::bigint from shop.order_lines l where l.order_id = o.id) as net
       from internal.company_orders c join shop.orders o on o.id = c.order_id
       left join internal.company_members m on m.id = c.member_id
       left join shop.customers k on k.id = m.customer_id
      where c.order_id = $1 and internal.awaits_company(o.id)`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Those that end before the moment and whose people were not reminded; they count as reminded. */
export async function takeCompanyOrdersToRemind(db: Db, now: Date, before: Date): Promise<number[]> {
  const { rows } = await db.query<TakeCompanyOrdersToRemind>(
    `update internal.company_orders c set reminded_at = $1 from shop.orders o
      where o.id = c.order_id and c.over_limit is not null and c.decision is null and c.reminded_at is null
        and o.state = 'awaiting_approval' and o.deadline_at > $1 and o.deadline_at <= $2
      returning c.order_id as "orderId"`,
    [now, before],
  )
  return rows.map(({ orderId }) => orderId)
}
