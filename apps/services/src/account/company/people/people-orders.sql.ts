import type { OrderState } from '@shop/domain/order/order-state'
import { PERSON_NAME } from '#app/customer/names.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockCompanyOrder, SelectOwnCompanyOrders, SelectWaitingCompanyOrders } from '#app/store/rows'

interface WaitingRow {
  orderId: number
  number: string
  buyer: string
  orderedBy: number | null
  branch: string | null
  placedAt: Date
  until: Date
  note: string
  pieces: number
  net: number
  over: 'order' | 'month'
  limit: number
  goods: { name: string; pieces: number }[]
}

/** Everything that waits for somebody of this company, the first to end first. */
export async function selectWaitingCompanyOrders(db: Db, companyId: number): Promise<WaitingRow[]> {
  const { rows } = await db.query<Narrow<SelectWaitingCompanyOrders, WaitingRow>>(
    `select o.id as "orderId", o.number, ${PERSON_NAME('k')} as buyer, m.customer_id as "orderedBy", b.name as branch,
            o.placed_at as "placedAt", o.deadline_at as until, o.note, sums.pieces, sums.net, c.over_limit as over,
            coalesce(c.limit_amount, 0) as "limit", sums.goods
       from internal.company_orders c
       join shop.orders o on o.id = c.order_id and internal.awaits_company(o.id)
       left join internal.company_members m on m.id = c.member_id
       left join shop.customers k on k.id = m.customer_id
       left join internal.company_branches b on b.id = c.branch_id
       cross join lateral (
         select coalesce(sum(l.pieces) filter (where l.variant_id is not null), 0)::int as pieces, coalesce(sum(l.base), 0)::bigint as net,
                coalesce(jsonb_agg(jsonb_build_object('name', concat_ws(', ', l.name, nullif(l.variant_name, '')), 'pieces', l.pieces)
                  order by l.position) filter (where l.variant_id is not null), '[]') as goods
           from shop.order_lines l where l.order_id = o.id) sums
      where c.company_id = $1 and c.over_limit is not null and c.decision is null
      order by o.deadline_at, o.id`,
    [companyId],
  )
  return rows
}

interface OwnRow {
  orderId: number
  number: string
  placedAt: Date
  state: OrderState
  net: number
  awaitsCompany: boolean
  reason: string
}

/** What a member has ordered for the company they belong to, also before they left it and came back; the newest first. */
export async function selectOwnCompanyOrders(db: Db, memberId: number, limit: number): Promise<OwnRow[]> {
  const { rows } = await db.query<Narrow<SelectOwnCompanyOrders, OwnRow>>(
    `select o.id as "orderId", o.number, o.placed_at as "placedAt", o.state, internal.awaits_company(o.id) as "awaitsCompany", c.reason,
            (select coalesce(sum(l.base), 0)::bigint from shop.order_lines l where l.order_id = o.id) as net
       from internal.company_members me
       join internal.company_members past on past.company_id = me.company_id and past.customer_id = me.customer_id
       join internal.company_orders c on c.member_id = past.id
       join shop.orders o on o.id = c.order_id
      where me.id = $1 order by o.placed_at desc, o.id desc limit $2`,
    [memberId, limit],
  )
  return rows
}

interface DecidedRow {
  orderedBy: number | null
  decision: 'approved' | 'refused' | null
  state: OrderState
  number: string
  payable: number
  paymentKind: 'online' | 'transfer' | 'cod' | 'invoice'
  paidAhead: number
}

/** An order of this company that needed somebody's agreement. The caller holds the company. */
export async function lockCompanyOrder(db: Db, companyId: number, orderId: number): Promise<DecidedRow | null> {
  const { rows } = await db.query<Narrow<LockCompanyOrder, DecidedRow>>(
    `select m.customer_id as "orderedBy", c.decision, o.state, o.number, o.payable, o.payment_kind as "paymentKind",
            (select coalesce(sum(p.received - p.refunded), 0)::bigint from shop.payments p where p.order_id = o.id) as "paidAhead"
       from internal.company_orders c join shop.orders o on o.id = c.order_id
       left join internal.company_members m on m.id = c.member_id
      where c.order_id = $2 and c.company_id = $1 and c.over_limit is not null for update of c`,
    [companyId, orderId],
  )
  return rows[0] ?? null
}

export async function updateCompanyDecision(
  db: Db,
  orderId: number,
  {
    decision,
    decidedBy,
    reason,
    now,
  }: { decision: 'approved' | 'refused'; decidedBy: number; reason: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.company_orders set decision = $2, decided_by = $3, reason = $4, decided_at = $5 where order_id = $1`,
    [orderId, decision, decidedBy, reason, now],
  )
}
