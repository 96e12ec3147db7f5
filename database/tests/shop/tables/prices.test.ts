import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, asOwner, asStaff, column, value } from '../../as-role.ts'
import { insert, insertSmallShop, type SmallShop } from '../../small-shop.ts'

let database: TestDatabase
let shop: SmallShop
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertSmallShop(client)
  await insert(client, 'prices', {
    price_list_id: shop.retailId,
    variant_id: shop.variantId,
    amount: 100_00,
    kind: 'regular',
    valid_from: '2026-01-01',
  })
  await insert(client, 'prices', {
    price_list_id: shop.wholesaleId,
    variant_id: shop.variantId,
    amount: 60_00,
    kind: 'regular',
    valid_from: '2026-01-01',
  })
  client.release()
})
afterAll(() => database.drop())

const AMOUNTS = 'select amount::int from shop.prices order by 1'

test('a visitor sees public prices only', async () => {
  expect(await asAnonymous(database.pool, (client) => column(client, AMOUNTS))).toEqual([100_00])
})

test('a customer sees the list of the group in the token', async () => {
  const seen = (group: string) =>
    asCustomer(database.pool, { customer_group: group }, (client) => column(client, AMOUNTS))
  expect(await seen('trade')).toEqual([60_00, 100_00])
  expect(await seen('retail')).toEqual([100_00])
  expect(await seen('nobody')).toEqual([100_00])
})

test('a token of a visitor does not open a wholesale list', async () => {
  expect(await asCustomer(database.pool, {}, (client) => column(client, AMOUNTS))).toEqual([100_00])
})

test.each(['staff_support', 'staff_warehouse', 'staff_content', 'staff_admin'] as const)(
  '%s sees all lists',
  async (role) => {
    expect(await asStaff(database.pool, role, (client) => column(client, AMOUNTS))).toEqual([60_00, 100_00])
  },
)

test('a break is seen with its list; what was agreed with a customer by no visitor at all', async () => {
  const seen = (role: string, claims: object) =>
    asOwner(database.pool, async (client) => {
      await client.query(
        `with breaks as (
           insert into shop.price_lists (storefront_id, code, name, includes_vat, parent_id, from_pieces)
           select l.storefront_id, l.code || '-od-6', l.name, l.includes_vat, l.id, 6 from shop.price_lists l where l.id in ($1, $2) returning id
         ), agreed as (
           insert into shop.price_lists (storefront_id, code, name, includes_vat)
           select storefront_id, 'zakaznik-1', 'Dohoda', true from shop.price_lists where id = $1 returning id
         ), person as (
           insert into shop.customers (id, storefront_id, email, created_at)
           select 1, storefront_id, 'a@priklad.cz', now() from shop.price_lists where id = $1 returning id
         ), link as (
           insert into internal.customer_price_lists (customer_id, price_list_id) select person.id, agreed.id from person, agreed
         )
         insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
         select id, $3::bigint, 5000 + row_number() over (order by id), 'regular', timestamptz '2026-01-01' from breaks
         union all select id, $3::bigint, 1, 'regular', timestamptz '2026-01-01' from agreed`,
        [shop.retailId, shop.wholesaleId, shop.variantId],
      )
      await client.query(`set local role ${role}`)
      await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ ...claims, role })])
      const amounts = await column<number>(client, AMOUNTS)
      return amounts.filter((amount) => amount < 60_00)
    })
  expect(await seen('anon', {})).toEqual([50_01])
  expect(await seen('customer', { customer_group: 'retail', customer_id: 1 })).toEqual([50_01])
  expect(await seen('customer', { customer_group: 'trade' })).toEqual([50_01, 50_02])
  const read = asCustomer(database.pool, { customer_id: 1 }, (client) =>
    client.query('select * from internal.customer_price_lists'),
  )
  await expect(read).rejects.toThrow('permission denied')
})

test('a price that is only planned is seen by staff and by nobody else', async () => {
  const PLANNED = 'select count(*)::int from shop.prices where valid_from > now()'
  const seen = (role: string) =>
    asOwner(database.pool, async (client) => {
      await client.query(
        `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
         values ($1, $2, 8000, 'sale', now() + interval '1 week')`,
        [shop.retailId, shop.variantId],
      )
      await client.query(`set local role ${role}`)
      return value<number>(client, PLANNED)
    })
  expect(await seen('anon')).toBe(0)
  expect(await seen('customer')).toBe(0)
  expect(await seen('staff_content')).toBe(1)
})

test.each(['update shop.prices set amount = 1', 'delete from shop.prices', 'truncate shop.prices cascade'])(
  'the ledger refuses: %s',
  async (statement) => {
    await expect(asOwner(database.pool, (client) => client.query(statement))).rejects.toThrow('append-only')
  },
)

test('nobody who comes through the data service may write a price', async () => {
  const write =
    'insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from) values (1, 1, 1, $$regular$$, now())'
  await expect(asStaff(database.pool, 'staff_admin', (client) => client.query(write))).rejects.toThrow(
    'permission denied',
  )
  await expect(asAnonymous(database.pool, (client) => client.query(write))).rejects.toThrow('permission denied')
})

test('a price cannot be slipped in before one that already holds', async () => {
  const price = { price_list_id: shop.retailId, variant_id: shop.variantId, amount: 1_00, kind: 'regular' }
  await expect(
    asOwner(database.pool, (client) => insert(client, 'prices', { ...price, valid_from: '2025-06-01' })),
  ).rejects.toThrow('cannot begin before')
})

test('a planned price can still be overridden before it begins', async () => {
  const amount = await asOwner(database.pool, async (client) => {
    const price = { price_list_id: shop.retailId, variant_id: shop.variantId, kind: 'regular' }
    await insert(client, 'prices', { ...price, amount: 300_00, valid_from: '2999-01-01' })
    await insert(client, 'prices', { ...price, amount: 200_00, valid_from: '2998-01-01' })
    return value(client, "select amount::int from shop.current_price($1, $2, '2998-06-01')", [
      shop.variantId,
      shop.retailId,
    ])
  })
  expect(amount).toBe(200_00)
})

test('a sale price tells the regular price before it', async () => {
  const rows = await asOwner(database.pool, async (client) => {
    await insert(client, 'prices', {
      price_list_id: shop.retailId,
      variant_id: shop.variantId,
      amount: 80_00,
      kind: 'sale',
      valid_from: '2026-02-01',
    })
    return (
      await client.query('select amount::int, kind, regular_amount::int from shop.current_price($1, $2)', [
        shop.variantId,
        shop.retailId,
      ])
    ).rows
  })
  expect(rows).toEqual([{ amount: 80_00, kind: 'sale', regular_amount: 100_00 }])
})
