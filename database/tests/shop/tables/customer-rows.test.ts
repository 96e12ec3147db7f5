import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, asStaff, column } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  await database.pool.query(TWO_HOUSEHOLDS)
})
afterAll(() => database.drop())

// Two customers with one row of everything, under telling numbers: the first has 1, the second 2. A third was deleted.
const TWO_HOUSEHOLDS = `
  insert into shop.customers (id, storefront_id, email, created_at)
    values (1, 1, 'jitka@priklad.cz', now()), (2, 1, 'radek@priklad.cz', now());
  insert into shop.customers (id, storefront_id, created_at, deleted_at) values (3, 1, now(), now());
  insert into shop.addresses (id, customer_id, first_name, last_name, street, city, zip, country, created_at)
    select n, n, 'A', 'B', 'Hlavní 1', 'Brno', '60200', 'CZ', now() from generate_series(1, 2) n;
  insert into shop.addresses (id, customer_id, first_name, last_name, street, city, zip, country, created_at, deleted_at)
    values (11, 1, 'A', 'B', 'Smazaná 1', 'Brno', '60200', 'CZ', now(), now());
  insert into shop.dogs (id, customer_id, name, life_stage, created_at)
    select n, n, 'Pes', 'dospely', now() from generate_series(1, 2) n;
  insert into shop.dogs (id, customer_id, name, life_stage, created_at, deleted_at)
    values (11, 1, 'Smazaný', 'dospely', now(), now());
  insert into shop.dog_weights (id, dog_id, measured_on, grams, created_at)
    select n, n, '2026-01-01', 9000, now() from unnest(array[1, 2, 11]) n;
  insert into shop.consents (customer_id, topic, wording_version, granted, source, given_at)
    select n, 'newsletter', 1, true, 'account', now() from generate_series(1, 2) n;
  insert into shop.credit_entries (customer_id, kind, amount, usable_from, created_at)
    select n, 'welcome', 50, now(), now() from generate_series(1, 2) n`

const OWNED: [relation: string, key: string][] = [
  ['customers', 'id'],
  ['addresses', 'id'],
  ['dogs', 'id'],
  ['dog_weights', 'id'],
  ['consents', 'customer_id'],
  ['current_consents', 'customer_id'],
  ['credit_entries', 'customer_id'],
  ['credit_lots', 'customer_id'],
  ['credit_balances', 'customer_id'],
]

describe.each(OWNED)('shop.%s', (relation, key) => {
  const keys = (client: pg.ClientBase) => column(client, `select ${key}::int from shop.${relation} order by 1`)

  test.each([1, 2])('customer %i sees their own row and nothing else', async (customerId) => {
    expect(await asCustomer(database.pool, { customer_id: customerId }, keys)).toEqual([customerId])
  })

  test('a customer without a number in the token sees nothing', async () => {
    expect(await asCustomer(database.pool, {}, keys)).toEqual([])
  })

  test('a visitor and the warehouse are refused', async () => {
    await expect(asAnonymous(database.pool, keys)).rejects.toThrow(/permission denied/)
    await expect(asStaff(database.pool, 'staff_warehouse', keys)).rejects.toThrow(/permission denied/)
    await expect(asStaff(database.pool, 'staff_content', keys)).rejects.toThrow(/permission denied/)
  })

  const isMasked = relation === 'addresses'
  test(isMasked ? 'not even support reads it past the masks' : 'support sees both', async () => {
    const read = asStaff(database.pool, 'staff_support', keys)
    if (isMasked) await expect(read).rejects.toThrow(/permission denied/)
    else expect(await read).toEqual(expect.arrayContaining([1, 2]))
  })

  test.each(['insert into shop.% default values', 'update shop.% set & = &', 'delete from shop.%'])(
    'a customer cannot: %s',
    async (statement) => {
      const text = statement.replace('%', relation).replaceAll('&', key)
      const change = asCustomer(database.pool, { customer_id: 1 }, (client) => client.query(text))
      await expect(change).rejects.toThrow(/permission denied|cannot (insert|update|delete)/)
    },
  )
})

test.each([
  ['user_id', 'customers'],
  ['email_hash', 'customers'],
  ['deleted_at', 'customers'],
  ['deleted_at', 'addresses'],
  ['deleted_at', 'dogs'],
])('a customer cannot read %s of shop.%s', async (name, table) => {
  const read = asCustomer(database.pool, { customer_id: 1 }, (client) =>
    client.query(`select ${name} from shop.${table}`),
  )
  await expect(read).rejects.toThrow(/permission denied/)
})

test('a token of a customer with the number of another sees only that other: the signature is what counts', async () => {
  const forged = { customer_id: '2 or 1=1' }
  await expect(
    asCustomer(database.pool, forged, (client) => client.query('select from shop.customers')),
  ).rejects.toThrow(/invalid input syntax/)
})

test('what is consented stays written', async () => {
  await expect(database.pool.query('delete from shop.consents')).rejects.toThrow(/append-only/)
  await expect(database.pool.query('update shop.consents set granted = false')).rejects.toThrow(/append-only/)
  await expect(database.pool.query('update shop.credit_entries set amount = 1000')).rejects.toThrow(/append-only/)
  await expect(database.pool.query('delete from shop.credit_entries')).rejects.toThrow(/append-only/)
})

test('a deleted customer cannot keep a name', async () => {
  await expect(database.pool.query(`update shop.customers set first_name = 'Jitka' where id = 3`)).rejects.toThrow(
    /customers_deleted_are_anonymous/,
  )
})
