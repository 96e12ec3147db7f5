import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import type { StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop } from '../../placed-order.ts'
import { asMember } from '../../staff-claims.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const { orderId } = await insertOrder(client, await insertOrderShop(client), { placed_at: new Date() })
  await client.query(
    `insert into shop.cases (kind, order_id, form_key, name, email, wish, submitted_at, decide_by, quoted)
     select kind, $1, gen_random_uuid(), 'Jana', 'a@priklad.cz', 'refund', now(), (now() at time zone 'Europe/Prague')::date + days, 100
       from (values ('complaint', 30), ('guarantee', 3)) as given (kind, days)`,
    [orderId],
  )
  // Both cases are of a line that was taken out before anybody packed it.
  await client.query(`insert into shop.case_lines (case_id, position, pieces) select id, 99, 2 from shop.cases`)
  await client.query(
    `insert into internal.order_revisions (order_id, at, kind, awaits_payment, credits_back, before, after)
     values ($1, now(), 'changed', false, 0, '{"lines": [{"position": 99, "name": "Granule Krůta"}]}', '{"lines": []}')`,
    [orderId],
  )
  client.release()
})
afterAll(() => database.drop())

const read = (role: StaffRole, columns: string) =>
  asMember(database.pool, role, async (client) => {
    const { rows } = await client.query(`select ${columns} from shop.staff_cases order by decide_by, id`)
    return rows
  })

test.each(['staff_support', 'staff_admin'] as const)('%s sees what waits, the nearest day first', async (role) => {
  expect(await read(role, 'kind, waits, days_left')).toEqual([
    { kind: 'guarantee', waits: true, days_left: 3 },
    { kind: 'complaint', waits: true, days_left: 30 },
  ])
})

test('goods that left the order keep their name', async () => {
  expect(await read('staff_support', 'goods')).toEqual([
    { goods: 'Granule Krůta, 2 ks' },
    { goods: 'Granule Krůta, 2 ks' },
  ])
})

test.each(['staff_warehouse', 'staff_accounting', 'staff_content'] as const)('%s sees no queue', async (role) => {
  await expect(read(role, 'number')).rejects.toThrow('permission denied')
})
