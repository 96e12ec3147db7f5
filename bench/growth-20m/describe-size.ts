import type pg from 'pg'
import { bytesOf, numberOf } from './make.ts'

/** How large it is, and why not larger. */
export async function describeSize(pool: pg.Pool): Promise<string> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`select name from bench.steps where name like 'limit %'`)
    const limit = { 'limit disk': ' (the disk allows no more)', 'limit time': ' (the time allows no more)' }[
      rows[0]?.name ?? ''
    ]
    const [orders, customers, gigabytes] = [
      await numberOf(client, 'orders'),
      await numberOf(client, 'accounts'),
      (await bytesOf(client)) / 1e9,
    ]
    const variants = await client.query<{ count: number }>('select count(*)::int as count from shop.variants')
    return `${orders} orders${limit ?? ''}, ${customers} customers, ${variants.rows[0]?.count} variants, ${gigabytes.toFixed(1)} GB`
  } finally {
    client.release()
  }
}
