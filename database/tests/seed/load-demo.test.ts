import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../src/demo-template.ts'
import { loadDemo } from '../../src/seed/load-demo.ts'
import { DEMO_DIR } from '../../src/seed/read-demo.ts'
import type { TestDatabase } from '../../src/test-database.ts'
import { withClient } from '../../src/with-client.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

/** Every row of every table with the transaction that wrote it. */
async function fingerprint(): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('shop', 'internal')",
  )
  const prints = tables.map(async ({ name }) => {
    const { rows } = await database.pool.query<{ print: string }>(
      `select md5(coalesce(string_agg(t.xmin || t::text, '' order by t::text), '')) as print from ${name} t`,
    )
    return [name, rows[0]?.print ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(prints))
}

test('loading twice writes not a single row', async () => {
  const before = await fingerprint()
  await withClient(database.url, (client) => loadDemo(client))
  expect(await fingerprint()).toEqual(before)
})

test('a demo sale has an honest history: the old price first, the sale after it', async () => {
  const { rows } = await database.pool.query(
    `select p.amount::int, p.kind from shop.prices p join shop.variants v on v.id = p.variant_id join shop.price_lists l on l.id = p.price_list_id
      where v.sku = 'CN-GR-JEH-A-06K' and l.is_public order by p.valid_from`,
  )
  expect(rows).toEqual([
    { amount: 1189_00, kind: 'regular' },
    { amount: 1069_00, kind: 'sale' },
  ])
  const { rows: wrong } = await database.pool.query(
    'select variant_id from shop.variant_offers where is_public and on_sale and (lowest_price_30_days > regular_price or lowest_price_30_days <= price)',
  )
  expect(wrong).toEqual([])
})

test('the demo marks its packs of several pieces', async () => {
  const { rows } = await database.pool.query(
    `select count(*) filter (where is_multipack)::int as marked, count(*) filter (where is_multipack <> (name ~ '^[0-9]+ × [0-9]'))::int as wrong
       from shop.variants`,
  )
  expect(rows).toEqual([{ marked: 21, wrong: 0 }])
})

test('one demo product on sale was cheaper for a week: the reference of the law is not its regular price', async () => {
  const { rows } = await database.pool.query(
    `select v.sku, o.price::int, o.regular_price::int as regular, o.lowest_price_30_days::int as lowest
       from shop.variant_offers o join shop.variants v on v.id = o.variant_id
      where o.is_public and o.on_sale and o.lowest_price_30_days < o.regular_price`,
  )
  expect(rows).toEqual([{ sku: 'CN-GR-HOV-A-12K', price: 1789_00, regular: 1949_00, lowest: 1899_00 }])
})

test('sample reviews are marked as such', async () => {
  const { rows } = await database.pool.query(
    'select count(*)::int as reviews, count(*) filter (where is_sample)::int as samples from shop.reviews',
  )
  expect(rows).toEqual([{ reviews: 437, samples: 437 }])
})

test('a changed price appends one row and touches nothing else', async () => {
  const dir = await brokenCopy('catalogue/products.json', (text) => text.replace('"priceCzk": 349', '"priceCzk": 359'))
  const count = 'select count(*)::int as prices from shop.prices'
  const { rows: before } = await database.pool.query(count)
  await withClient(database.url, (client) => loadDemo(client, { dir }))
  const { rows: after } = await database.pool.query(count)
  expect(after[0].prices).toBe(before[0].prices + 1)
  const { rows } = await database.pool.query(
    "select o.price::int from shop.variant_offers o join shop.variants v on v.id = o.variant_id where v.sku = 'CN-GR-KUR-A-02K' and o.is_public",
  )
  expect(rows).toEqual([{ price: 359_00 }])
})

const copies: string[] = []
afterAll(() => Promise.all(copies.map((dir) => rm(dir, { recursive: true }))))

async function brokenCopy(file: string, change: (text: string) => string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'cenich-demo-'))
  copies.push(dir)
  await cp(DEMO_DIR, dir, { recursive: true })
  const text = await readFile(join(dir, file), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  await writeFile(join(dir, file), changed)
  return dir
}

describe('a broken file is refused and nothing is loaded', () => {
  test.each([
    [
      'an unknown ingredient',
      'catalogue/products.json',
      'hnědá rýže (20 %)',
      'tajná přísada (20 %)',
      '„tajná přísada“ is not in the dictionary',
    ],
    ['a wrong check digit', 'catalogue/products.json', '8599871000704', '8599871000705', 'wrong check digit'],
    [
      'an EAN used twice',
      'catalogue/products.json',
      '8599871000773',
      '8599871000704',
      'EAN 8599871000704 is used twice',
    ],
    [
      'a slug used twice',
      'catalogue/products.json',
      '"slug": "granule-hovezi-s-jecmenem"',
      '"slug": "granule-kure-s-hnedou-ryzi"',
      'is used twice',
    ],
    [
      'a category that does not exist',
      'catalogue/products.json',
      '"pro-dospele"',
      '"pro-nikoho"',
      'category pro-nikoho does not exist',
    ],
    [
      'a relation to nowhere',
      'catalogue/related.json',
      '"slug": "konzerva-kure-s-mrkvi-a-ryzi"',
      '"slug": "konzerva-nikde"',
      'konzerva-nikde does not exist',
    ],
    [
      'a review of nothing',
      'catalogue/reviews.json',
      '"productSlug": "granule-kure-s-hnedou-ryzi"',
      '"productSlug": "nic"',
      'product nic does not exist',
    ],
    ['six stars', 'catalogue/reviews.json', '"rating": 5', '"rating": 6', 'reviews.json is not valid'],
    [
      'a false claim of no grain',
      'catalogue/products.json',
      '"grainFree": false',
      '"grainFree": true',
      'grain-free flag disagrees',
    ],
    ['a missing allergen', 'catalogue/products.json', '"kuřecí",\n      "rybí"', '"rybí"', 'declares allergens'],
    [
      'a recipe that does not add up',
      'catalogue/products.json',
      'celozrnný oves (8 %)',
      'celozrnný oves (2 %)',
      'adds up to 94',
    ],
    [
      'energy that cannot be',
      'catalogue/products.json',
      '"energyKcalPer100g": 360',
      '"energyKcalPer100g": 460',
      '460 kcal declared',
    ],
    [
      'a struck price below the price',
      'catalogue/products.json',
      '"compareAtPriceCzk": 1949',
      '"compareAtPriceCzk": 949',
      'struck price is not higher',
    ],
    [
      'a bundle that does not match its components',
      'catalogue/bundles.json',
      '"unitPriceCzk": 379',
      '"unitPriceCzk": 378',
      'costs 379, not 378',
    ],
    [
      'a parent after its child',
      'ingredients.json',
      '"parent": "drubez", "without": "kuřete"',
      '"parent": "kureci-tuk", "without": "kuřete"',
      'does not stand before it',
    ],
    [
      'a field nobody knows',
      'catalogue/categories.json',
      '"id": 1,',
      '"id": 1, "colour": "red",',
      'categories.json is not valid',
    ],
    [
      'a missing picture',
      'catalogue/products.json',
      'granule-kure-s-hnedou-ryzi-2kg"',
      'granule-kure-s-hnedou-ryzi-3kg"',
      'ENOENT|not in the gallery',
    ],
  ])('%s', async (_, file, from, to, message) => {
    const dir = await brokenCopy(file, (text) => text.replace(from, to))
    await expect(withClient(database.url, (client) => loadDemo(client, { dir }))).rejects.toThrow(new RegExp(message))
  })
})
