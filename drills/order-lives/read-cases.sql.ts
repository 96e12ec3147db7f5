import type pg from 'pg'

export interface ReadCase {
  orderId: number
  kind: 'withdrawal' | 'guarantee'
  word: 'open' | 'over' | 'given up' | 'granted' | 'refused'
  money: number
  credits: number
}

/** Cases in the words of the lives; complaints are told of by their money. */
export async function readCases(pool: pg.Pool, orderIds: readonly number[]): Promise<ReadCase[]> {
  const { rows } = await pool.query<ReadCase>(
    `select c.order_id::int as "orderId", c.kind, coalesce(c.decided_amount, 0)::int as money, coalesce(c.credits_granted, 0)::int as credits,
            case when c.state = 'cancelled' then 'over'
                 when c.state = 'closed_without_goods' then 'given up'
                 when c.decided_at is null then 'open'
                 when exists (select from shop.case_decisions d where d.case_id = c.id and d.outcome <> 'refuse') then 'granted'
                 else 'refused' end as word
       from shop.cases c where c.order_id = any($1) and c.kind <> 'complaint' order by c.id`,
    [orderIds],
  )
  return rows
}

/** The last one of an order. */
export async function readCase(pool: pg.Pool, orderId: number): Promise<ReadCase | undefined> {
  return (await readCases(pool, [orderId])).at(-1)
}
