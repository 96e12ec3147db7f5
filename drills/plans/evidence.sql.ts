import type pg from 'pg'

/** How far somebody has read. */
export interface Read {
  orderId: number
  eventId: number
  mailId: number
}

interface OrderRow {
  id: number
  number: string
  customerId: number
  placedAt: Date
  payable: number
  goods: [number, number][]
}

interface EndRow {
  id: number
  orderId: number
  at: Date
  state: string
}

interface MailRow {
  id: number
  template: string
  recipient: string
  at: Date
  total: string | null
}

export interface Evidence {
  orders: OrderRow[]
  ends: EndRow[]
  mails: MailRow[]
}

/** What has come since the last look: orders, their ends and mails, none of it from the tables of plans. */
export async function readEvidence(pool: pg.Pool, read: Read): Promise<Evidence> {
  const orders = await pool.query<OrderRow>(
    `select o.id::int, o.number, o.customer_id::int as "customerId", o.placed_at as "placedAt", o.payable::int,
            (select jsonb_agg(jsonb_build_array(l.variant_id, l.pieces) order by l.position)
               from (select variant_id, sum(pieces)::int as pieces, min(position) as position from shop.order_lines
                      where order_id = o.id and variant_id is not null and kind = 'goods' group by variant_id) l) as goods
       from shop.orders o where o.id > $1 order by o.id`,
    [read.orderId],
  )
  const ends = await pool.query<EndRow>(
    `select id::int, order_id::int as "orderId", at, case when from_state = 'expired' then 'revived' else to_state end as state
       from shop.order_events
      where id > $1 and (to_state in ('delivered', 'expired', 'cancelled', 'not_collected') or from_state = 'expired')
        and from_state is distinct from to_state order by id`,
    [read.eventId],
  )
  const mails = await pool.query<MailRow>(
    `select id::int, template, recipient, created_at as at, data ->> 'cycle.total' as total from internal.mails
      where id > $1 and template in ('plan-notice', 'plan-failed') and event not like 'renewed:%' order by id`,
    [read.mailId],
  )
  read.orderId = orders.rows.at(-1)?.id ?? read.orderId
  read.eventId = ends.rows.at(-1)?.id ?? read.eventId
  read.mailId = mails.rows.at(-1)?.id ?? read.mailId
  return { orders: orders.rows, ends: ends.rows, mails: mails.rows }
}

export async function readPosition(pool: pg.Pool): Promise<Read> {
  const { rows } = await pool.query<Read>(
    `select coalesce((select max(id) from shop.orders), 0)::int as "orderId",
            coalesce((select max(id) from shop.order_events), 0)::int as "eventId",
            coalesce((select max(id) from internal.mails), 0)::int as "mailId"`,
  )
  return rows[0] ?? { orderId: 0, eventId: 0, mailId: 0 }
}

/** „1 234,50 Kč“, as a mail says it. */
export function readPrice(text: string): number {
  return Math.round(Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100)
}

interface OrderMoney {
  number: string
  state: string
  kind: string
  payable: number
  kept: number
  held: number
  sold: number
}

/** What the shop says of the money and the goods of orders. */
export async function readOrderMoney(pool: pg.Pool, customerIds: readonly number[]): Promise<OrderMoney[]> {
  const { rows } = await pool.query<OrderMoney>(
    `select o.number, o.state, o.payment_kind as kind, o.payable::int,
            (select coalesce(sum(p.received - p.refunded), 0)::int from shop.payments p where p.order_id = o.id and p.gateway_id is not null) as kept,
            (select coalesce(sum(r.pieces), 0)::int from shop.reservations r where r.order_id = o.id) as held,
            (select coalesce(sum(l.pieces), 0)::int from shop.order_lines l where l.order_id = o.id and l.variant_id is not null) as sold
       from shop.orders o where o.customer_id = any($1)`,
    [customerIds],
  )
  return rows
}

/** Plans that are said to run and have nothing that is going to happen. */
export async function countIdlePlans(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from shop.plans p where p.state in ('active', 'waiting_for_goods')
        and (select count(*) from shop.plan_cycles c where c.plan_id = p.id and c.closed_at is null) <> 1`,
  )
  return rows[0]?.count ?? 0
}
