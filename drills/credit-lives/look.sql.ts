import type pg from 'pg'
import { FAR } from './calendar.ts'
import { describeLots } from './purse.ts'

interface SeenPurse {
  lots: string
  least: number
  /** Null for whose page was not opened. */
  page: { usable: number; pending: number; listed: number } | null
  debts: Record<string, number>
  levels: string[]
}

/**
 * Looks at many in one question, at some of them as their account page is asked: most of the time of a drill would go by on the way to the database and back.
 * The clock is set a little after, because time goes on for the database: no two steps lie so near to each other.
 */
export async function prepareLook(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function internal.drill_purses(customers bigint[], opened bigint[], now_ms bigint) returns jsonb language plpgsql set search_path = pg_catalog, pg_temp as $$
    declare one bigint; seen jsonb := '{}';
    begin
      update internal.clock set offset_ms = now_ms + 500 - (extract(epoch from clock_timestamp()) * 1000)::bigint;
      foreach one in array customers loop
        perform set_config('request.jwt.claims', jsonb_build_object('customer_id', one)::text, true);
        seen := seen || jsonb_build_object(one::text, jsonb_build_object(
          'lots', (select coalesce(jsonb_agg(jsonb_build_object('left', l.remaining, 'usableFrom', (extract(epoch from l.usable_from) * 1000)::bigint,
                     'lastDay', to_char(l.expires_at at time zone 'Europe/Prague', 'YYYY-MM-DD'))), '[]') from shop.credit_lots l
                    where l.customer_id = one and l.remaining <> 0),
          'least', (select coalesce(min(l.remaining), 0) from shop.credit_lots l where l.customer_id = one),
          'page', case when one = any (opened) then shop.own_credits() end,
          'debts', (select coalesce(jsonb_object_agg(d.order_id, d.credits), '{}') from internal.credit_debts d
                     join shop.orders o on o.id = d.order_id where o.customer_id = one),
          'levels', (select coalesce(jsonb_agg(k.level_code || ' ' || k.valid_to order by k.level_code, k.valid_to), '[]')
                       from shop.customer_levels k where k.customer_id = one)));
      end loop;
      return seen;
    end $$`)
}

/** What the shop says these have: their lots, what the account page of the opened is given, what orders owe, and the levels they hold. */
export async function lookAt(
  pool: pg.Pool,
  { customerIds, openedIds }: { customerIds: readonly number[]; openedIds: readonly number[] },
  now: number,
): Promise<Map<number, SeenPurse>> {
  const { rows } = await pool.query({
    name: 'drill-purses',
    text: 'select internal.drill_purses($1, $2, $3) as seen',
    values: [customerIds, openedIds, Math.round(now)],
  })
  // biome-ignore lint/suspicious/noExplicitAny: what the shop says is judged by the drill, not by types.
  const seen = Object.entries<any>(rows[0].seen)
  return new Map(
    seen.map(([customerId, { lots, least, page, debts, levels }]) => {
      const atFar = lots.map((lot: { usableFrom: number }) =>
        lot.usableFrom >= FAR ? { ...lot, usableFrom: FAR } : lot,
      )
      return [Number(customerId), { lots: describeLots(atFar), least, page: page && readPage(page), debts, levels }]
    }),
  )
}

interface Page {
  usable: number
  pending: number
  lots: { left: number }[]
}

/** Beside what the page says, what its lots add up to. */
function readPage({ usable, pending, lots }: Page): SeenPurse['page'] {
  return { usable, pending, listed: lots.reduce((sum, { left }) => sum + left, 0) }
}

export interface SeenOrder {
  state: string
  spent: number
  earned: number
  goodsPaid: number
  codeDiscount: number
  lines: { position: number; pieces: number; isGoods: boolean; amount: number; creditsDiscount: number; back: number }[]
}

/** What was agreed with an order, and what has gone back of it: prices are the matter of others. */
export async function lookAtOrder(pool: pg.Pool, orderId: number): Promise<SeenOrder> {
  const { rows } = await pool.query({
    name: 'drill-order',
    text: `select o.state, o.credits_spent as spent, o.credits_earned as earned, o.goods_paid::int as "goodsPaid",
            (select coalesce(sum(l.coupon_discount), 0)::int from shop.order_lines l where l.order_id = o.id) as "codeDiscount",
            (select jsonb_agg(jsonb_build_object('position', l.position, 'pieces', l.pieces, 'isGoods', l.variant_id is not null, 'amount', l.amount,
               'creditsDiscount', l.credits_discount, 'back', coalesce((select sum((c ->> 'amount')::bigint) from shop.refunds r
                 cross join lateral jsonb_array_elements(r.corrections) c
                 where r.order_id = o.id and r.state = 'done' and r.for_goods > 0 and c ->> 'lineId' = l.position::text), 0)) order by l.position)
               from shop.order_lines l where l.order_id = o.id) as lines
       from shop.orders o where o.id = $1`,
    values: [orderId],
  })
  return rows[0]
}
