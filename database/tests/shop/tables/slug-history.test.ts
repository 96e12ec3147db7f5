import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, column } from '../../as-role.ts'
import { insert, insertProduct } from '../../small-shop.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const OLD = `select h.slug || ' → ' || coalesce(p.slug, c.slug) from shop.slug_history h
  left join shop.products p on p.id = h.product_id left join shop.categories c on c.id = h.category_id order by h.id`

test('every former slug of a product leads to its present one', async () => {
  await asOwner(database.pool, async (client) => {
    await insertProduct(client, 'prvni')
    await client.query("update shop.products set slug = 'druhy'")
    await client.query("update shop.products set slug = 'treti'")
    expect(await column(client, OLD)).toEqual(['prvni → treti', 'druhy → treti'])
  })
})

test('a slug taken back is no longer history', async () => {
  await asOwner(database.pool, async (client) => {
    await insertProduct(client, 'prvni')
    await client.query("update shop.products set slug = 'druhy'")
    await client.query("update shop.products set slug = 'prvni'")
    expect(await column(client, OLD)).toEqual(['druhy → prvni'])
  })
})

test('a live product wins over a redirect', async () => {
  await asOwner(database.pool, async (client) => {
    await insertProduct(client, 'stary')
    await client.query("update shop.products set slug = 'novy'")
    await insertProduct(client, 'stary')
    expect(await column(client, OLD)).toEqual([])
  })
})

test('categories remember too, and carry their branch to the new path', async () => {
  await asOwner(database.pool, async (client) => {
    const root = await insert(client, 'categories', { storefront_id: 1, slug: 'granule', name: 'Granule', position: 1 })
    const child = await insert(client, 'categories', {
      storefront_id: 1,
      slug: 'stenata',
      name: 'Pro štěňata',
      position: 1,
      parent_id: root,
    })
    await insert(client, 'categories', { storefront_id: 1, slug: 'mala', name: 'Malá', position: 1, parent_id: child })
    await client.query("update shop.categories set slug = 'suche' where slug = 'granule'")
    expect(await column(client, 'select path from shop.categories order by path')).toEqual([
      'suche',
      'suche/stenata',
      'suche/stenata/mala',
    ])
    expect(await column(client, OLD)).toEqual(['granule → suche'])
  })
})

test('a category cannot move under itself', async () => {
  const move = asOwner(database.pool, async (client) => {
    const root = await insert(client, 'categories', { storefront_id: 1, slug: 'a', name: 'A', position: 1 })
    const child = await insert(client, 'categories', {
      storefront_id: 1,
      slug: 'b',
      name: 'B',
      position: 1,
      parent_id: root,
    })
    await client.query('update shop.categories set parent_id = $1 where id = $2', [child, root])
  })
  await expect(move).rejects.toThrow('under itself')
})

test('the history of a hidden product is hidden', async () => {
  const client = await database.pool.connect()
  await insertProduct(client, 'tajny', { status: 'draft', published_at: null })
  await client.query("update shop.products set slug = 'tajnejsi'")
  client.release()
  expect(await asAnonymous(database.pool, (each) => column(each, 'select slug from shop.slug_history'))).toEqual([])
})

const OLD_TOPICS = `select h.slug || ' → ' || b.slug from shop.slug_history h
  join shop.blog_categories b on b.id = h.blog_category_id order by h.id`

test('a renamed topic of the blog answers under its old address, and anybody may ask', async () => {
  await asOwner(database.pool, async (client) => {
    await client.query(
      `insert into shop.blog_categories (storefront_id, slug, name, position) values (1, 'krmeni', 'Krmení', 900)`,
    )
    await client.query(`update shop.blog_categories set slug = 'vyziva-psu' where slug = 'krmeni'`)
    expect(await column(client, OLD_TOPICS)).toEqual(['krmeni → vyziva-psu'])
    await client.query('set local role anon')
    expect(await column(client, 'select slug from shop.slug_history where blog_category_id is not null')).toEqual([
      'krmeni',
    ])
    await client.query('reset role')
    await client.query(`update shop.blog_categories set slug = 'krmeni' where slug = 'vyziva-psu'`)
    expect(await column(client, OLD_TOPICS)).toEqual(['vyziva-psu → krmeni'])
  })
})

const OLD_SHELVES = `select h.slug || ' → ' || c.slug from shop.slug_history h
  join shop.collections c on c.id = h.collection_id order by h.id`

test('a renamed collection leads on once it is public, and a category that moves in ends that', async () => {
  await asOwner(database.pool, async (client) => {
    await client.query(
      `insert into shop.collections (storefront_id, slug, name, rule) values (1, 'losos-ve-sleve', 'Losos', '{}')`,
    )
    await client.query(`update shop.collections set slug = 'losos-levneji'`)
    expect(await column(client, OLD_SHELVES)).toEqual(['losos-ve-sleve → losos-levneji'])
    const asAnybody = async () => {
      await client.query('set local role anon')
      const seen = await column(client, 'select slug from shop.slug_history where collection_id is not null')
      await client.query('reset role')
      return seen
    }
    expect(await asAnybody()).toEqual([])
    await client.query('update shop.collections set is_public = true')
    expect(await asAnybody()).toEqual(['losos-ve-sleve'])
    await insert(client, 'categories', { storefront_id: 1, slug: 'losos-ve-sleve', name: 'Losos', position: 1 })
    expect(await column(client, OLD_SHELVES)).toEqual([])
  })
})
