import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, column, value } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

/** Cards that differ from what their sources say. */
async function staleCards(client: pg.ClientBase): Promise<string[]> {
  return column(
    client,
    `select coalesce(c.slug, r.slug) from shop.product_cards c full join internal.product_card_rows r using (product_id)
      where to_jsonb(c) is distinct from to_jsonb(r)`,
  )
}

const card = (slug: string, name: string) => `select ${name} from shop.product_cards where slug = '${slug}'`

test('every product on sale has a card that equals its sources', async () => {
  await asOwner(database.pool, async (client) => {
    expect(await value(client, 'select count(*)::int from shop.product_cards')).toBe(93)
    expect(await staleCards(client)).toEqual([])
  })
})

const CHANGES = {
  'a product is renamed': "update shop.products set name = 'Jiné' where id = 1",
  'a product is discontinued': "update shop.products set status = 'discontinued' where id < 5",
  'a price changes':
    "insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from) select price_list_id, variant_id, amount - 100, 'sale', now() from shop.prices where kind = 'regular' and valid_from < '2026-06-01'",
  'everything sells out': 'update shop.stock set reserved = on_hand',
  'a variant moves to another product': 'update shop.variants set product_id = 2, position = 9 where id = 1',
  'reviews come and go': "update shop.reviews set status = 'rejected' where rating < 3",
  'a category is renamed': "update shop.categories set slug = 'nove' where depth = 0 and position = 1",
  'a tag is taken away': 'delete from shop.product_tags where product_id < 10',
  'a recipe changes': 'delete from shop.product_ingredients where position > 3',
  'an ingredient moves in the tree':
    "update shop.ingredients set parent_id = (select id from shop.ingredients where code = 'ryby') where code = 'kruta'",
  'a brand is renamed': "update shop.brands set name = 'Jiný'",
  'a protein is renamed': "update shop.proteins set name = 'Slepice' where code = 'kure'",
  'a value of an attribute is taken away': 'delete from shop.product_attributes where boolean_value',
  'the label says complementary':
    "update shop.products set feed_type = 'doplňkové krmivo pro psy' where feed_type like 'kompletní%'",
  'pictures are replaced': 'delete from shop.images where variant_id is not null',
  'a bundle loses a component': 'delete from shop.bundle_components where position = 1',
}

test.each(Object.entries(CHANGES))('cards follow in the same transaction when %s', async (_, statement) => {
  await asOwner(database.pool, async (client) => {
    const before = await value(
      client,
      'select md5(string_agg(c::text, $$$$ order by product_id)) from shop.product_cards c',
    )
    await client.query(statement)
    expect(
      await value(client, 'select md5(string_agg(c::text, $$$$ order by product_id)) from shop.product_cards c'),
    ).not.toBe(before)
    expect(await staleCards(client)).toEqual([])
  })
})

test('a bundle sells out with its scarcest component', async () => {
  await asOwner(database.pool, async (client) => {
    expect(await value(client, card('sada-pro-stene', 'in_stock'))).toBe(true)
    // The set needs two cans; one is not enough.
    await client.query(
      "update shop.stock set on_hand = 1 where variant_id = (select id from shop.variants where sku = 'CN-KO-KUR-P-400')",
    )
    expect(await value(client, card('sada-pro-stene', 'in_stock'))).toBe(false)
    expect(await value(client, card('konzerva-stene-kure-s-dyni', 'in_stock'))).toBe(true)
  })
})

test('a card on sale names the lowest price of thirty days and counts the discount from it', async () => {
  const { rows } = await database.pool.query(
    "select variant_name, price::int, regular_price::int, lowest_price_30_days::int, discount_percent, unit, unit_price::int, on_sale from shop.product_cards where slug = 'granule-jehneci-s-ryzi'",
  )
  expect(rows).toEqual([
    {
      variant_name: '6 kg',
      price: 1069_00,
      regular_price: 1189_00,
      lowest_price_30_days: 1189_00,
      discount_percent: 10,
      unit: 'kg',
      unit_price: 178_17,
      on_sale: true,
    },
  ])
})

test('a mixed box does not pretend to know what is inside', async () => {
  await asOwner(database.pool, async (client) => {
    expect(await value(client, card('box-vzorku-granuli', 'composition'))).toBe('undeclared')
    expect(await value(client, card('miska-nerezova', 'composition'))).toBe('not_feed')
    expect(await value(client, card('sada-pro-stene', 'composition'))).toBe('declared')
  })
})

test('planned prices and publications appear when the clock reaches them', async () => {
  await asOwner(database.pool, async (client) => {
    await client.query("update shop.products set published_at = now() + interval '1 hour' where slug = 'lososovy-olej'")
    expect(await column(client, card('lososovy-olej', 'slug'))).toEqual([])
    await client.query(
      "alter table shop.products disable trigger user; update shop.products set published_at = now() - interval '1 second' where slug = 'lososovy-olej'; alter table shop.products enable trigger user",
    )
    expect(await value(client, "select internal.refresh_due_product_cards(now() - interval '1 minute')")).toBe(1)
    expect(await column(client, card('lososovy-olej', 'slug'))).toEqual(['lososovy-olej'])
  })
})

test('a visitor filters by facets and excluded ingredients over the index', async () => {
  const names = await asAnonymous(database.pool, async (client) => {
    const poultry = await value<string>(client, "select id from shop.ingredients where code = 'drubez'")
    return column<string>(
      client,
      "select slug from shop.product_cards where facets @> '{kind:kibble,grain_free}' and composition = 'declared' and not ingredient_ids && array[$1::bigint]",
      [poultry],
    )
  })
  expect(names).toContain('granule-losos-s-bramborem')
  expect(names).not.toContain('granule-kachna-s-batatem')
})
