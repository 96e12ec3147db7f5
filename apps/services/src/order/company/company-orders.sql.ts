import type { CompanyRole } from '@shop/domain/company/company-rights'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  SelectCancelRight,
  SelectCompanyReason,
  SelectLateOrder,
  SelectMemberSpent,
  SelectMoneyMailboxes,
} from '#app/store/rows'

/**
 * Of the person, whichever places in the company they had meanwhile: removed and invited again, nobody begins at zero. Of an account
 * that is gone the mailbox of the order speaks. Without tax, since a moment; what waits for the company to agree counts once it has
 * agreed. The caller holds the company.
 */
export async function selectMemberSpent(db: Db, memberId: number, since: Date): Promise<number> {
  const { rows } = await db.query<SelectMemberSpent>(
    `select coalesce(sum(l.base), 0)::bigint as spent
       from internal.company_members me
       join shop.customers k on k.id = me.customer_id
       join internal.company_members past on past.company_id = me.company_id
       join shop.customers p on p.id = past.customer_id and (p.id = k.id or p.deleted_at is not null)
       join internal.company_orders c on c.member_id = past.id
       join shop.orders o on o.id = c.order_id and o.placed_at >= $2 and o.state not in ('cancelled', 'expired')
       join shop.order_lines l on l.order_id = o.id
      where me.id = $1 and (p.id = k.id or o.email = k.email) and (c.over_limit is null or c.decision = 'approved')`,
    [memberId, since],
  )
  return onlyRow(rows).spent
}

interface NewCompanyOrder {
  orderId: number
  companyId: number
  memberId: number
  branchId: number | null
  over: 'order' | 'month' | null
  limit: number | null
}

export async function insertCompanyOrder(db: Db, row: NewCompanyOrder): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.company_orders (order_id, company_id, member_id, branch_id, over_limit, limit_amount)
     values ($1, $2, $3, (select b.id from internal.company_branches b where b.id = $4 and b.removed_at is null), $5, $6)`,
    [row.orderId, row.companyId, row.memberId, row.branchId, row.over, row.limit],
  )
}

export async function awaitsCompany(db: Db, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('select from shop.orders where id = $1 and internal.awaits_company(id)', [
    orderId,
  ])
  return rowCount === 1
}

interface LateOrder {
  memberId: number
  role: CompanyRole
  orderLimit: number | null
  monthLimit: number | null
  net: number
  isApproved: boolean
}

/** What somebody ordered for their company, with the place they have there now; null when they have none any more. */
export async function selectLateOrder(db: Db, orderId: number): Promise<LateOrder | null> {
  const { rows } = await db.query<Narrow<SelectLateOrder, LateOrder>>(
    `select here.id as "memberId", here.role, here.order_limit as "orderLimit", here.month_limit as "monthLimit",
            (select coalesce(sum(l.base), 0)::bigint from shop.order_lines l where l.order_id = c.order_id) as net,
            coalesce(c.decision = 'approved', false) as "isApproved"
       from internal.company_orders c
       join internal.company_members m on m.id = c.member_id
       join internal.company_members here on here.company_id = c.company_id and here.customer_id = m.customer_id and here.ended_at is null
      where c.order_id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Placed by somebody for their company. */
export async function isCompanyOrder(db: Db, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('select from internal.company_orders where order_id = $1', [orderId])
  return rowCount === 1
}

interface CancelRight {
  /** Null for everybody who does not belong to the company. */
  role: CompanyRole | null
  isOwn: boolean
  isAgreedTo: boolean
}

/** What somebody is to an order of a company; null when nobody placed it for one. */
export async function selectCancelRight(
  db: Db,
  orderId: number,
  customerId: number | null,
): Promise<CancelRight | null> {
  const { rows } = await db.query<Narrow<SelectCancelRight, CancelRight>>(
    `select case when c.company_id = $2 then 'manager' else here.role end as role,
            coalesce(m.customer_id = $2, false) as "isOwn", coalesce(c.decision = 'approved', false) as "isAgreedTo"
       from internal.company_orders c
       left join internal.company_members m on m.id = c.member_id
       left join internal.company_members here on here.company_id = c.company_id and here.customer_id = $2 and here.ended_at is null
      where c.order_id = $1`,
    [orderId, customerId],
  )
  return rows[0] ?? null
}

/** Whether its documents are theirs to see: everybody who holds the link of an order that nobody placed for a company. */
export async function mayOpenDocuments(db: Db, orderId: number, customerId: number | null): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.orders o left join internal.company_orders c on c.order_id = o.id
      where o.id = $1 and (c.order_id is null or o.customer_id = $2
        or exists (select from internal.company_members m where m.company_id = c.company_id and m.customer_id = $2
              and m.ended_at is null and m.role <> 'buyer'))`,
    [orderId, customerId],
  )
  return rowCount === 1
}

/**
 * Who is told of the money of an order of a company, whoever of it placed it: the accountants, else the company itself where a member
 * placed it. Of others nobody, so that it is the address of the order.
 */
export async function selectMoneyMailboxes(db: Db, orderId: number): Promise<string[]> {
  const { rows } = await db.query<Narrow<SelectMoneyMailboxes, { email: string }>>(
    `select k.email from shop.orders o
       join internal.company_members m on m.company_id = o.customer_id and m.ended_at is null and m.role = 'accountant'
       join shop.customers k on k.id = m.customer_id and k.email is not null where o.id = $1
      union all
     select k.email from internal.company_orders c join shop.customers k on k.id = c.company_id and k.email is not null
      where c.order_id = $1 and not exists (select from internal.company_members m
        where m.company_id = c.company_id and m.ended_at is null and m.role = 'accountant')
      order by 1`,
    [orderId],
  )
  return rows.map(({ email }) => email)
}

/** Why the company itself refused an order; null when it did not. */
export async function selectCompanyReason(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await db.query<SelectCompanyReason>(
    `select reason from internal.company_orders where order_id = $1 and decision = 'refused'`,
    [orderId],
  )
  return rows[0]?.reason ?? null
}
