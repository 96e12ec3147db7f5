import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import { judgeCase } from '../../../src/search-corpus.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, column, value } from '../../as-role.ts'
import { SEARCH_CORPUS } from '../../search-corpus.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const slugs = (q: string, more = '') =>
  asAnonymous(database.pool, (client) =>
    column<string>(client, `select (card).slug from shop.search(q => $1 ${more})`, [q]),
  )

test('the corpus of Czech queries is answered as a dog owner expects', async () => {
  const faults = await asAnonymous(database.pool, async (client) => {
    const found: string[] = []
    for (const each of SEARCH_CORPUS) {
      const fault = await judgeCase(client, each)
      if (fault) found.push(`„${each.q}“: ${fault}`)
    }
    return found
  })
  expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(SEARCH_CORPUS.length * 0.05)
})

describe('forms of one word find the same products', () => {
  test.each([
    ['granule', 'granulí', 'granulemi', 'granulích', 'granulím', 'GRANULE'],
    ['kuře', 'kuřecí', 'kuřecím', 'kuřete', 'kure', 'kuřetem'],
    ['štěně', 'štěňata', 'štěňátko', 'štěněte', 'štěňat', 'stene'],
    ['konzerva', 'konzervy', 'konzerv', 'konzervách', 'konzervami'],
    ['králík', 'králičí', 'králíkem', 'kralika'],
  ])('%s', async (first, ...others) => {
    const expected = await slugs(first)
    expect(expected.length).toBeGreaterThan(1)
    for (const other of others) expect(await slugs(other), other).toEqual(expected)
  })
})

test('a code finds exactly its product and says which variant it was', async () => {
  const row = await asAnonymous(database.pool, (client) =>
    value(
      client,
      "select jsonb_agg(jsonb_build_array((card).slug, v.sku)) from shop.search(q => ' cn-gr-kur-a-12k ') s join shop.variants v on v.id = s.matched_variant_id",
    ),
  )
  expect(row).toEqual([['granule-kure-s-hnedou-ryzi', 'CN-GR-KUR-A-12K']])
})

test('„bez“ reaches everything under the ingredient, and what is not declared does not pass', async () => {
  const found = await slugs('granule bez drůbeže', ', page_size => 100')
  expect(found).toContain('granule-losos-s-bramborem')
  expect(found.filter((slug) => /kure|kruta|kachna|box/.test(slug))).toEqual([])
})

test('a misspelled allergen is still excluded', async () => {
  const rows = await asAnonymous(
    database.pool,
    async (client) =>
      (
        await client.query(
          "select distinct correction, excluded_ingredient_ids[1] as id from shop.search(q => 'granule bez kuřette')",
        )
      ).rows,
  )
  const chicken = await database.pool.query("select id from shop.ingredients where code = 'kure'")
  expect(rows).toEqual([{ correction: 'granule bez kuřete', id: chicken.rows[0].id }])
})

test('what is said to be absent is not found by its name', async () => {
  // Benefits say „Bez pšenice, kukuřice a sóji“.
  expect(await slugs('kukuřice')).toEqual([])
})

test('sold out goods come after those in stock of the same worth', async () => {
  const found = await asAnonymous(
    database.pool,
    async (client) =>
      (await client.query("select (card).slug, (card).in_stock from shop.search(q => 'doplněk') limit 5")).rows,
  )
  expect(found.map((each) => each.slug)).toEqual(expect.arrayContaining(['doplnek-klouby', 'doplnek-imunita']))
  expect(found.map((each) => each.in_stock)).toEqual([true, true, true, true, false])
})

test('pages do not overlap and the total stays', async () => {
  const first = await slugs('granule', ', page_size => 5')
  const second = await slugs('granule', ', page_size => 5, skip => 5')
  expect(second).toHaveLength(5)
  expect(first.filter((slug) => second.includes(slug))).toEqual([])
  const totals = await asAnonymous(database.pool, (client) =>
    column<number>(client, "select distinct total from shop.search(q => 'granule', page_size => 5, skip => 5)"),
  )
  expect(totals).toEqual([(await slugs('granule', ', page_size => 100')).length])
})

test('facets and stock narrow a search', async () => {
  const puppies = await slugs('granule', ", facets => '{life_stage:stene}'")
  expect(puppies.length).toBeGreaterThan(3)
  expect(puppies.every((slug) => /stene|junior/.test(slug))).toBe(true)
  expect(await slugs('imunita', ', only_in_stock => true')).not.toContain('doplnek-imunita')
})

test('when nothing has it all, what has some of it is shown and marked', async () => {
  const rows = await asAnonymous(
    database.pool,
    async (client) =>
      (await client.query("select distinct is_relaxed from shop.search(q => 'granule značky Neexistuje')")).rows,
  )
  expect(rows).toEqual([{ is_relaxed: true }])
})

test.each(['granule', 'granule bez kuřete', 'kuře', 'losos', 'probiotika', 'konzerva hovězí', 'glukosamin'])(
  'a common word is answered the same along popularity: %s',
  async (q) => {
    await asOwner(database.pool, async (client) => {
      const found = () => column(client, 'select (card).slug from shop.search(q => $1, page_size => 3)', [q])
      const among = await found()
      await client.query(
        "insert into internal.search_frequencies select 1, word, ndoc from ts_stat('select lexemes from internal.product_search')",
      )
      await client.query("insert into internal.search_frequencies select 1, '', count(*) from internal.product_search")
      expect(await found()).toEqual(among)
    })
  },
)

test('a product taken off sale is no longer found, a renamed one by its new name', async () => {
  await asOwner(database.pool, async (client) => {
    const found = (q: string) => column(client, 'select (card).slug from shop.search(q => $1)', [q])
    await client.query("update shop.products set status = 'discontinued' where slug = 'konopny-olej'")
    expect(await found('konopný olej')).not.toContain('konopny-olej')
    await client.query("update shop.products set name = 'Rybí zázrak Fňufík' where slug = 'lososovy-olej'")
    expect(await found('fnufik')).toEqual(['lososovy-olej'])
  })
})

test.each([
  '',
  '   ',
  'a',
  '%',
  "'",
  '"',
  '\\',
  ':*',
  '!',
  '&|',
  '<script>',
  'bez',
  'bez bez',
  '🐶',
  'n/granul',
  "granule' & !",
  'x'.repeat(5000),
  'bez kuřete '.repeat(60),
  '\u0000'.replace('\u0000', ' '),
])('strange input is answered: %j', async (q) => {
  await expect(slugs(q)).resolves.toBeInstanceOf(Array)
  await expect(
    asAnonymous(database.pool, (client) => column(client, 'select name from shop.suggest(q => $1)', [q])),
  ).resolves.toBeInstanceOf(Array)
})
