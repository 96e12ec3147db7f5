import { isEan } from '@shop/domain/catalog/ean'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../src/demo-template.ts'
import { grow } from '../../src/seed/grow.ts'
import { readDemo } from '../../src/seed/read-demo.ts'
import type { TestDatabase } from '../../src/test-database.ts'
import { withClient } from '../../src/with-client.ts'

let databases: [TestDatabase, TestDatabase]
beforeAll(async () => {
  databases = [await cloneDemoDatabase(inject('templateUrl')), await cloneDemoDatabase(inject('templateUrl'))]
  const shop = await readDemo()
  for (const { url } of databases)
    await withClient(url, (client) => grow(client, shop, { variants: 600, reviews: 1500 }))
}, 240_000)
afterAll(() => Promise.all(databases.map((database) => database.drop())))

const [TABLES, ROWS] = [
  ['products', 'variants', 'prices', 'stock', 'reviews', 'product_cards', 'product_ingredients', 'images'],
  (table: string) =>
    `select md5(string_agg((to_jsonb(t) - array['id', 'created_at', 'updated_at'])::text, '' order by t::text)) as print from shop.${table} t`,
]

test('the same numbers give the same catalogue', async () => {
  const prints = await Promise.all(
    databases.map((database) =>
      Promise.all(TABLES.map(async (table) => (await database.pool.query(ROWS(table))).rows[0].print)),
    ),
  )
  expect(prints[0]).toEqual(prints[1])
})

test('the catalogue has exactly the asked size', async () => {
  const { rows } = await databases[0].pool.query(
    'select (select count(*)::int from shop.variants) as variants, (select count(*)::int from shop.reviews) as reviews',
  )
  expect(rows).toEqual([{ variants: 600, reviews: 1500 }])
})

test('grown rows obey the rules of real ones', async () => {
  const { pool } = databases[0]
  const { rows: eans } = await pool.query<{ ean: string }>("select ean from shop.variants where sku like 'GEN-%'")
  expect(eans.length).toBeGreaterThan(0)
  expect(eans.filter(({ ean }) => !isEan(ean))).toEqual([])
  const { rows: stale } = await pool.query(
    'select 1 from shop.product_cards c full join internal.product_card_rows r using (product_id) where to_jsonb(c) is distinct from to_jsonb(r)',
  )
  expect(stale).toEqual([])
  const { rows: lost } = await pool.query(
    'select 1 from shop.product_cards c left join internal.product_search s using (product_id) where s.product_id is null',
  )
  expect(lost).toEqual([])
  const { rows: ratings } = await pool.query(
    `select 1 from (select product_id, count(*) from shop.reviews where status = 'published' group by 1) r
       full join shop.product_ratings a using (product_id) where r.count is distinct from nullif(a.review_count, 0)`,
  )
  expect(ratings).toEqual([])
})

test('a bigger target adds to what is there', async () => {
  const shop = await readDemo()
  const { pool, url } = databases[1]
  const ids = async () =>
    (
      await pool.query(
        'select array_agg(id order by id) as ids from (select id from shop.variants order by id limit 500) v',
      )
    ).rows[0].ids
  const before = await ids()
  const size = await withClient(url, (client) => grow(client, shop, { variants: 700, reviews: 1600 }))
  expect(size).toMatchObject({ variants: 700, reviews: 1600 })
  expect(await ids()).toEqual(before)
})
