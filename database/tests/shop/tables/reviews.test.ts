import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, asStaff, value } from '../../as-role.ts'
import { insert, insertSmallShop, type SmallShop } from '../../small-shop.ts'

let database: TestDatabase
let shop: SmallShop
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertSmallShop(client)
  client.release()
})
afterAll(() => database.drop())

const review = (rating: number, status = 'published') => ({
  storefront_id: 1,
  product_id: shop.productId,
  rating,
  body: 'Chutná.',
  author_name: 'P. N.',
  status,
  written_on: '2026-11-01',
})
const RATING = 'select stars, review_count, average::float from shop.product_ratings'

test('count, average and histogram follow reviews in the same transaction', async () => {
  await asOwner(database.pool, async (client) => {
    for (const rating of [5, 5, 4, 1]) await insert(client, 'reviews', review(rating))
    expect((await client.query(RATING)).rows).toEqual([{ stars: [1, 0, 0, 1, 2], review_count: 4, average: 3.75 }])
    await client.query('update shop.reviews set rating = 2 where rating = 1')
    expect((await client.query(RATING)).rows).toEqual([{ stars: [0, 1, 0, 1, 2], review_count: 4, average: 4 }])
    await client.query('delete from shop.reviews where rating = 5')
    expect((await client.query(RATING)).rows).toEqual([{ stars: [0, 1, 0, 1, 0], review_count: 2, average: 3 }])
    await client.query('delete from shop.reviews')
    expect((await client.query(RATING)).rows).toEqual([{ stars: [0, 0, 0, 0, 0], review_count: 0, average: null }])
  })
})

test('a review counts once it is published and no longer when it is rejected', async () => {
  await asOwner(database.pool, async (client) => {
    await insert(client, 'reviews', review(5, 'pending'))
    expect((await client.query(RATING)).rows).toEqual([])
    await client.query("update shop.reviews set status = 'published'")
    expect(await value(client, 'select review_count from shop.product_ratings')).toBe(1)
    await client.query("update shop.reviews set status = 'rejected'")
    expect(await value(client, 'select review_count from shop.product_ratings')).toBe(0)
  })
})

test('reviews written at the same time are all counted', async () => {
  const { rows } = await database.pool.query('select product_id from shop.product_ratings')
  expect(rows).toEqual([])
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      database.pool.query(
        "insert into shop.reviews (storefront_id, product_id, rating, body, author_name, status, written_on) values (1, $1, $2, 'x', 'x', 'published', '2026-11-01')",
        [shop.productId, 1 + (index % 5)],
      ),
    ),
  )
  expect((await database.pool.query(RATING)).rows).toEqual([{ stars: [6, 6, 6, 6, 6], review_count: 30, average: 3 }])
  await database.pool.query('delete from shop.reviews')
})

test('a visitor reads published reviews, staff also the waiting ones', async () => {
  const client = await database.pool.connect()
  await insert(client, 'reviews', review(5))
  await insert(client, 'reviews', review(1, 'pending'))
  client.release()
  const count = 'select count(*)::int from shop.reviews'
  expect(await asAnonymous(database.pool, (each) => value(each, count))).toBe(1)
  expect(await asStaff(database.pool, 'staff_support', (each) => value(each, count))).toBe(2)
})

test.each([0, 6])('%d stars do not exist', async (rating) => {
  await expect(asOwner(database.pool, (client) => insert(client, 'reviews', review(rating)))).rejects.toThrow(
    'check constraint',
  )
})
