import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, type StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop } from '../../placed-order.ts'
import { asMember } from '../../staff-claims.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const shop = await insertOrderShop(client)
  await client.query(
    `update shop.customers set first_name = 'Jana', last_name = 'Nováková', phone = '+420602004187', company_name = null where id = $1`,
    [shop.customerId],
  )
  await client.query(`update shop.customers set company_name = 'Psí salon Tlapka s. r. o.' where id = $1`, [
    shop.strangerId,
  ])
  await client.query(
    `with p as (update shop.products set name = 'Kuřecí granule' where id = (select product_id from shop.variants where id = $1))
     update shop.variants set sku = 'CN-KUR-2', ean = '8590000000017' where id = $1`,
    [shop.variantId],
  )
  const billing = JSON.stringify({ firstName: 'Jana', lastName: 'Nováková', city: 'Brno', company: null })
  await insertOrder(client, shop, { number: '2611004187', billing, phone: '+420602004187' })
  const { orderId } = await insertOrder(client, shop, {
    number: '2611009999',
    billing: '{"firstName": "Petr", "lastName": "Čech"}',
  })
  await client.query(
    `insert into shop.parcels (order_id, number, state, carrier, weight_g, value, created_at, tracking_number)
     values ($1, 1, 'planned', 'PPL', 100, 100, now(), '80904471226')`,
    [orderId],
  )
  client.release()
})
afterAll(() => database.drop())

const find = (role: StaffRole, words: string) =>
  asMember(database.pool, role, async (client) => {
    const { rows } = await client.query<{ kind: string; code: string; title: string }>(
      'select * from shop.staff_find($1)',
      [words],
    )
    return rows.map(({ kind, code }) => `${kind} ${code}`)
  })

test.each([
  ['the end of a number', '4187', 'order 2611004187'],
  ['a whole number, with spaces', '261100 4187', 'order 2611004187'],
  ['the end of a phone', '004 187', 'order 2611004187'],
  ['a phone with its country', '+420 602 004 187', 'order 2611004187'],
  ['a surname without its accents', 'novakova', 'order 2611004187'],
  ['a name the other way round', 'Jana Nováková', 'order 2611004187'],
  ['the number of a parcel', '80904471226', 'parcel 80904471226'],
  ['the end of it', '471226', 'parcel 80904471226'],
])('support finds by %s', async (_what, words, expected) => {
  expect(await find('staff_support', words)).toContain(expected)
})

test.each(['nov', 'jana nov', '004187', 'a@priklad.cz', 'tlapka'])('support finds people by „%s“', async (words) => {
  expect((await find('staff_support', words)).filter((row) => row.startsWith('customer'))).toHaveLength(1)
})

test.each([
  ['a part of the name without accents', 'reci gran'],
  ['the beginning of the code, in small letters', 'cn-kur'],
  ['the EAN', '8590000000017'],
])('everybody finds goods by %s', async (_what, words) => {
  for (const role of ['staff_content', 'staff_warehouse', 'staff_support'] as const) {
    expect(await find(role, words)).toEqual(['variant CN-KUR-2'])
  }
})

test('what is typed is no pattern', async () => {
  expect(await find('staff_support', '%%%')).toEqual([])
  expect(await find('staff_support', '___')).toEqual([])
  expect(await find('staff_support', '\\\\\\')).toEqual([])
})

test('the warehouse finds orders by number and no person by name or phone', async () => {
  expect(await find('staff_warehouse', '2611004187')).toEqual(['order 2611004187'])
  expect(await find('staff_warehouse', 'novakova')).toEqual([])
  expect(await find('staff_warehouse', '602004187')).toEqual([])
  const titles = await asMember(database.pool, 'staff_warehouse', (client) =>
    client.query(`select title, detail ->> 'payable' as payable from shop.staff_find('2611004187')`),
  )
  expect(titles.rows).toEqual([{ title: null, payable: null }])
})

test('content finds goods alone, accounting no customers', async () => {
  expect(await find('staff_content', '2611004187')).toEqual([])
  expect((await find('staff_accounting', 'novakova')).map((row) => row.split(' ')[0])).toEqual(['order'])
})

test('a visitor finds nothing here', async () => {
  await expect(asAnonymous(database.pool, (client) => client.query(`select shop.staff_find('x')`))).rejects.toThrow(
    'permission denied',
  )
})
