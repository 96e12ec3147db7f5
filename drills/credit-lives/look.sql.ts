import type pg from 'pg'
import { FAR } from './calendar.ts'
import { describeLots } from './purse.ts'

interface SeenPurse {
  lots: string
  least: number
  usable: number
  pending: number
  /** What the lots of the page add up to. */
  listed: number
  debts: Record<string, number>
  levels: string[]
}

/** What the shop says somebody has: its lots, what their account page is given, what orders owe, and the levels they hold. */
export async function lookAt(pool: pg.Pool, customerId: number, now: number): Promise<SeenPurse> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // A little after, because time goes on for the database: no two steps lie so near to each other.
    await client.query('update internal.clock set offset_ms = $1', [Math.round(now - Date.now()) + 500])
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ customer_id: customerId }),
    ])
    const { rows } = await client.query(
      `select (select coalesce(jsonb_agg(jsonb_build_object('left', l.remaining, 'usableFrom', (extract(epoch from l.usable_from) * 1000)::bigint,
                 'lastDay', to_char(l.expires_at at time zone 'Europe/Prague', 'YYYY-MM-DD'))), '[]') from shop.credit_lots l
                 where l.customer_id = $1 and l.remaining <> 0) as lots,
              (select coalesce(min(l.remaining), 0) from shop.credit_lots l where l.customer_id = $1) as least,
              shop.own_credits() as page,
              (select coalesce(jsonb_object_agg(d.order_id, d.credits), '{}') from internal.credit_debts d join shop.orders o on o.id = d.order_id
                where o.customer_id = $1) as debts,
              (select coalesce(jsonb_agg(k.level_code || ' ' || k.valid_to order by k.level_code, k.valid_to), '[]') from shop.customer_levels k
                where k.customer_id = $1) as levels`,
      [customerId],
    )
    await client.query('commit')
    const [{ lots, least, page, debts, levels }] = rows
    const listed = page.lots.reduce((sum: number, { left }: { left: number }) => sum + left, 0)
    const atFar = lots.map((lot: { usableFrom: number }) => (lot.usableFrom >= FAR ? { ...lot, usableFrom: FAR } : lot))
    return { lots: describeLots(atFar), least, usable: page.usable, pending: page.pending, listed, debts, levels }
  } finally {
    client.release()
  }
}

export interface SeenOrder {
  state: string
  spent: number
  earned: number
  goodsPaid: number
  lines: { position: number; pieces: number; isGoods: boolean; amount: number; creditsDiscount: number; back: number }[]
}

/** What was agreed with an order, and what has gone back of it: prices are the matter of others. */
export async function lookAtOrder(pool: pg.Pool, orderId: number): Promise<SeenOrder> {
  const { rows } = await pool.query(
    `select o.state, o.credits_spent as spent, o.credits_earned as earned, o.goods_paid::int as "goodsPaid",
            (select jsonb_agg(jsonb_build_object('position', l.position, 'pieces', l.pieces, 'isGoods', l.variant_id is not null, 'amount', l.amount,
               'creditsDiscount', l.credits_discount, 'back', coalesce((select sum((c ->> 'amount')::bigint) from shop.refunds r
                 cross join lateral jsonb_array_elements(r.corrections) c
                 where r.order_id = o.id and r.state = 'done' and r.for_goods > 0 and c ->> 'lineId' = l.position::text), 0)) order by l.position)
               from shop.order_lines l where l.order_id = o.id) as lines
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return rows[0]
}
