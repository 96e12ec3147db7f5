import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, asOwner, asStaff, column, value } from '../../as-role.ts'
import { insert, insertProduct, insertSmallShop } from '../../small-shop.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  await insertSmallShop(client)
  await insertProduct(client, 'rozepsane', { status: 'draft', published_at: null })
  await insertProduct(client, 'chystane', { status: 'scheduled', published_at: '2999-01-01' })
  await insertProduct(client, 'zitra', { status: 'active', published_at: '2999-01-01' })
  await insertProduct(client, 'ukoncene', { status: 'discontinued' })
  await insertProduct(client, 'doprodej', { status: 'sell_out' })
  client.release()
})
afterAll(() => database.drop())

const SLUGS = 'select slug from shop.products order by slug'
const PUBLIC = ['doprodej', 'granule', 'ukoncene']

test('a visitor and a customer see what is or was on sale', async () => {
  expect(await asAnonymous(database.pool, (client) => column(client, SLUGS))).toEqual(PUBLIC)
  expect(await asCustomer(database.pool, {}, (client) => column(client, SLUGS))).toEqual(PUBLIC)
})

test('staff see drafts and plans too', async () => {
  expect(await asStaff(database.pool, 'staff_content', (client) => column(client, SLUGS))).toHaveLength(6)
})

test('parts of a hidden product are hidden with it', async () => {
  const hidden = await asOwner(database.pool, async (client) => {
    const productId = await value<string>(client, "select id from shop.products where slug = 'rozepsane'")
    await insert(client, 'feeding_guides', {
      product_id: productId,
      kind: 'adult',
      unit: 'g_per_day',
      row_header: 'x',
      columns: ['x'],
    })
    await insert(client, 'images', {
      storefront_id: 1,
      product_id: productId,
      key: 'tajne',
      alt: 'x',
      width: 1,
      height: 1,
      position: 1,
    })
    await client.query('set local role anon')
    const seen: Record<string, number> = {}
    for (const table of ['feeding_guides', 'images', 'product_cards', 'product_pages']) {
      seen[table] = await value(client, `select count(*)::int from shop.${table} where product_id = $1`, [productId])
    }
    return seen
  })
  expect(hidden).toEqual({ feeding_guides: 0, images: 0, product_cards: 0, product_pages: 0 })
})

test.each(['anon', 'customer', 'staff_support', 'staff_warehouse', 'staff_content', 'staff_admin'])(
  '%s cannot change a product',
  async (role) => {
    const change = async () =>
      asOwner(database.pool, async (client) => {
        await client.query(`set local role ${role}`)
        await client.query("update shop.products set name = 'x'")
      })
    await expect(change()).rejects.toThrow('permission denied')
  },
)

test('every saved change counts the version, a save without change does not', async () => {
  const versions = await asOwner(database.pool, async (client) => {
    await client.query("update shop.products set name = 'Nové jméno' where slug = 'granule'")
    const changed = await value(client, "select version from shop.products where slug = 'granule'")
    await client.query("update shop.products set name = name where slug = 'granule'")
    return [changed, await value(client, "select version from shop.products where slug = 'granule'")]
  })
  expect(versions).toEqual([2, 2])
})

test('a public product must have a date, and no product follows itself', async () => {
  const insertBad = (more: Record<string, unknown>) =>
    asOwner(database.pool, (client) => insertProduct(client, 'chyba', more))
  await expect(insertBad({ published_at: null })).rejects.toMatchObject({ constraint: 'products_public_has_date' })
  await expect(insertBad({ status: 'scheduled', published_at: null })).rejects.toThrow('violates check constraint')
  await expect(
    asOwner(database.pool, (client) => client.query('update shop.products set successor_id = id')),
  ).rejects.toMatchObject({ constraint: 'products_successor_is_another' })
})

test('a slug is unique within a storefront only', async () => {
  await expect(asOwner(database.pool, (client) => insertProduct(client, 'granule'))).rejects.toThrow('duplicate key')
  const second = asOwner(database.pool, async (client) => {
    const company = await value(client, 'select company from shop.storefronts limit 1')
    const storefrontId = await insert(client, 'storefronts', {
      company: JSON.stringify(company),
      code: 'druhy',
      name: 'Druhý',
      locale: 'sk-SK',
      currency: 'EUR',
      time_zone: 'Europe/Bratislava',
    })
    return insertProduct(client, 'granule', { storefront_id: storefrontId })
  })
  await expect(second).resolves.toBeGreaterThan(0)
})
