import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asCustomer, value } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'

interface OwnCredits {
  entries: { subject: string | null; amount: number; earned: { code: string } | null }[]
}

let database: TestDatabase
let shop: OrderShop
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertOrderShop(client)
  await client.query('update shop.stock set on_hand = 100')
  const { orderId } = await insertOrder(client, shop, {
    number: '2611160007',
    price_trace: JSON.stringify([{ code: 'credits.earned', details: {} }]),
  })
  await client.query(
    `insert into shop.credit_entries (customer_id, kind, amount, reference_type, reference_id, usable_from, expires_at, created_at)
     select $1, kind, 30, type, id, now(), now() + interval '1 year', now()
       from (values ('purchase', 'order', $2::text), ('goodwill', 'order', 'not a number'), ('birthday', 'dog', '17:2026'), ('review', 'review', '17')) e (kind, type, id)`,
    [shop.customerId, String(orderId)],
  )
  client.release()
})
afterAll(() => database.drop())

test('every movement says what it was for, and reads no row but that of its own', async () => {
  await asCustomer(database.pool, { customer_id: shop.customerId }, async (client) => {
    await client.query('set local enable_seqscan = off')
    const { entries } = await value<OwnCredits>(client, 'select shop.own_credits()')
    expect(entries.map(({ subject, earned }) => [subject, earned?.code])).toContainEqual([
      '2611160007',
      'credits.earned',
    ])
    expect(entries.filter(({ subject }) => subject === null)).toHaveLength(3)
    // A table that can only be read from its beginning to its end is read so all the same.
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_stat_xact_user_tables where relname in ('orders', 'dogs', 'reviews') and seq_scan > 0`,
    )
    expect(rows).toEqual([])
  })
})
