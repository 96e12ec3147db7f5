import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner, value } from '../../as-role.ts'
import { insert, insertSmallShop, type SmallShop } from '../../small-shop.ts'

let database: TestDatabase
let shop: SmallShop
let slug: string
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertSmallShop(client)
  slug = (await value(client, `select slug from shop.products where id = ${shop.productId}`)) as string
  await client.query(
    "insert into shop.ingredients (storefront_id, code, name, without_name, is_animal) values (1, 'kure', 'Kuře', 'kuřete', true) on conflict do nothing",
  )
  client.release()
})
afterAll(() => database.drop())

type Client = Parameters<Parameters<typeof asOwner>[1]>[0]

async function write(client: Client, title: string, known: Record<string, unknown> = {}) {
  await insert(client, 'reviews', {
    ...{ storefront_id: 1, product_id: shop.productId, rating: 5, title, body: 'Chutná.', author_name: 'P. N.' },
    ...{ status: 'published', written_on: '2026-11-01' },
    ...known,
  })
}

async function ask(client: Client, filters: object = {}, sort = 'nejuzitecnejsi') {
  const { rows } = await client.query('select shop.product_reviews(slug => $1, filters => $2, sort => $3) as answer', [
    slug,
    JSON.stringify(filters),
    sort,
  ])
  const { answer } = rows[0]
  return { ...answer, titles: answer.reviews.map(({ title }: { title: string }) => title) }
}

test('the most useful review stands first: voices of readers, then pictures and words', async () => {
  await asOwner(database.pool, async (client) => {
    await write(client, 'krátká', { written_on: '2026-11-09' })
    await write(client, 'dlouhá', { body: 'Chutná. '.repeat(40) })
    await write(client, 's hlasy', { helpful_count: 5 })
    expect((await ask(client)).titles).toEqual(['s hlasy', 'dlouhá', 'krátká'])
    expect((await ask(client, {}, 'nejnovejsi')).titles[0]).toBe('krátká')
  })
})

test('only reviews with a picture that can be seen', async () => {
  await asOwner(database.pool, async (client) => {
    await write(client, 'bez fotky')
    await write(client, 'fotka se kreslí')
    await write(client, 's fotkou')
    await client.query(`insert into shop.review_photos (review_id, key, position, width, height)
      select id, md5(title), 1, case title when 's fotkou' then 10 end, case title when 's fotkou' then 10 end
        from shop.reviews where title in ('s fotkou', 'fotka se kreslí')`)
    const answer = await ask(client, { photo: true })
    expect([answer.titles, answer.total, answer.with_photo]).toEqual([['s fotkou'], 1, 1])
    expect(answer.reviews[0].photos).toHaveLength(1)
    await client.query('delete from shop.review_photos')
    expect((await ask(client)).with_photo).toBe(0)
  })
})

test.each([
  ['bígl, 3 roky, 14 kg', true],
  ['kříženec, 7 let, 19,6 kg', true],
  ['stafbul, 5 let, 20 kg', false],
  ['mops, 2 roky, 8,4 kg', true],
  ['mops, 2 roky, 8 kg', false],
  ['bígl, 9 let, 14 kg', false],
  ['bígl', false],
])('a dog like a grown one of 14 kg: %s is %s', async (dog_note, isLike) => {
  await asOwner(database.pool, async (client) => {
    await write(client, 'ten', { dog_note })
    const like = { kg: 14, stage: 'dospely', without: [] }
    expect((await ask(client, { like })).total).toBe(isLike ? 1 : 0)
  })
})

test('among dogs like mine those come first that must not have the same', async () => {
  await asOwner(database.pool, async (client) => {
    await write(client, 'jí všechno', { dog_note: 'bígl, 3 roky, 14 kg', helpful_count: 9 })
    await write(client, 'alergik', { dog_note: 'bígl, 3 roky, 15 kg', body: 'Má alergii na kuře, tady je klid.' })
    const like = { kg: 14, stage: 'dospely', without: ['kure'] }
    expect((await ask(client, { like })).titles).toEqual(['alergik', 'jí všechno'])
    expect((await ask(client, { like: { ...like, without: [] } })).titles[0]).toBe('jí všechno')
  })
})

test('criticism is counted, and nothing that is not published', async () => {
  await asOwner(database.pool, async (client) => {
    await write(client, 'dobrá', { is_sample: true })
    await write(client, 'zlá', { rating: 2 })
    await write(client, 'čeká', { rating: 1, status: 'pending' })
    const answer = await ask(client, { stars: [1, 2, 3] })
    expect(answer).toMatchObject({ titles: ['zlá'], total: 1, critical: 1, all: 2, samples: 1 })
  })
})
