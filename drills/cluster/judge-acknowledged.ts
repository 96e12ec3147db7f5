import { readTruths } from '@shop/database/truths.sql'
import type pg from 'pg'
import type { Acknowledged } from './steady-buyers.ts'

interface Judgement {
  orders: number
  /** Acknowledged, and not in the database. */
  lost: number
  /** Carts that became more than one order. */
  doubled: number
  truthsBroken: number
}

export async function judgeAcknowledged(pool: pg.Pool, acknowledged: readonly Acknowledged[]): Promise<Judgement> {
  const numbers = [...new Set(acknowledged.map(({ number }) => number))]
  const { rows } = await pool.query(
    `select (select count(*)::int from unnest($1::text[]) n where not exists (select from shop.orders o where o.number = n)) as lost,
            (select count(*)::int from (select cart_id from shop.orders where cart_id = any($2::bigint[])
               group by cart_id having count(*) > 1) twice) as doubled`,
    [numbers, acknowledged.map(({ cartId }) => cartId)],
  )
  const client = await pool.connect()
  try {
    const broken = (await readTruths(client)).filter(({ violations }) => violations > 0)
    for (const { name, samples } of broken) console.log(`${name} ${JSON.stringify(samples)}`)
    return { orders: numbers.length, ...rows[0], truthsBroken: broken.length }
  } finally {
    client.release()
  }
}
