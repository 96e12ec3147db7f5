import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asCustomer, asOwner } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const PAGE = 'select * from shop.product_pages where storefront_id = 1 and slug = $1'
const page = (slug: string) => asAnonymous(database.pool, async (client) => (await client.query(PAGE, [slug])).rows[0])

test('one row holds all that a page shows', async () => {
  const found = await page('granule-jehneci-s-ryzi')
  expect(found).toMatchObject({
    name: 'Granule Jehněčí s rýží',
    protein: 'jehneci',
    brand: 'Čenich',
    feed_type: 'kompletní krmivo pro psy',
  })
  expect(found.categories.map((each: { path: string }) => each.path)).toEqual(['granule/pro-dospele', 'granule'])
  expect(found.variants.map((each: { name: string }) => each.name)).toEqual(['2 kg', '6 kg', '12 kg'])
  expect(found.variants[1]).toMatchObject({
    price: 1069_00,
    lowest_price_30_days: 1189_00,
    on_sale: true,
    unit: 'kg',
    unit_price: 178_17,
    vat_percent: 12,
    in_stock: true,
  })
  expect(found.ingredients[0]).toMatchObject({
    label: 'čerstvé jehněčí maso',
    percent: 28,
    role: 'meat',
    code: 'jehneci-maso',
  })
  expect(found.constituents[0]).toEqual({ code: 'crude_protein', name: 'Hrubý protein', percent: expect.any(Number) })
  expect(found.feeding_guide).toMatchObject({
    kind: 'adult',
    unit: 'g_per_day',
    columns: expect.arrayContaining(['Běžný pohyb']),
  })
  expect(found.feeding_guide.rows[0]).toEqual({ weight_kg: 3, label: '3 kg', amounts: expect.any(Array) })
  expect(found.additives[0]).toMatchObject({
    category: 'nutritional',
    name: 'vitamin A',
    code: '3a672a',
    amount: '16 000 m. j.',
  })
  expect(found.images[0]).toMatchObject({
    key: 'granule-jehneci-s-ryzi-6kg',
    width: 1200,
    height: 1200,
    alt: 'Granule Jehněčí s rýží, 6 kg',
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(found.rating_stars.reduce((sum: number, each: number) => sum + each)).toBe(found.rating_count)
})

test('a bundle names its components', async () => {
  const found = await page('sada-pro-stene')
  expect(found.bundle_components).toHaveLength(5)
  expect(found.bundle_components[1]).toMatchObject({
    slug: 'konzerva-stene-kure-s-dyni',
    quantity: 2,
    variant_name: '400 g',
  })
  expect(found.variants[0]).toMatchObject({ vat_percent: null, unit_price: null })
})

test('the page is the same for a wholesale customer: group prices come by a call of their own', async () => {
  const wholesale = await asCustomer(database.pool, { customer_group: 'velkoobchod' }, async (client) => ({
    page: (await client.query(PAGE, ['granule-jehneci-s-ryzi'])).rows[0],
    offers: (
      await client.query(
        "select price::int, includes_vat from shop.variant_offers o join shop.variants v on v.id = o.variant_id where v.sku = 'CN-GR-JEH-A-06K' order by price",
      )
    ).rows,
  }))
  expect(wholesale.page).toEqual(await page('granule-jehneci-s-ryzi'))
  expect(wholesale.offers).toEqual([
    { price: expect.any(Number), includes_vat: false },
    { price: 1069_00, includes_vat: true },
  ])
})

test('a discontinued product stays readable and offers its successor', async () => {
  await asOwner(database.pool, async (client) => {
    await client.query(
      "update shop.products set status = 'discontinued', successor_id = (select id from shop.products where slug = 'lososovy-olej') where slug = 'konopny-olej'",
    )
    await client.query('set local role anon')
    const { rows } = await client.query(PAGE, ['konopny-olej'])
    expect(rows[0]).toMatchObject({ status: 'discontinued', successor_slug: 'lososovy-olej' })
  })
})
