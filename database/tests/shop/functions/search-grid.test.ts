import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoDatabase, openDemoDatabase } from './demo-database.ts'

interface Answer {
  total: number
  cards: { slug: string; name: string; kind: string; contains: string[] }[]
  facets: Record<string, Record<string, number>>
  correction: string | null
  excluded: string[]
  is_relaxed: boolean
}

let database: DemoDatabase
beforeAll(async () => {
  database = await openDemoDatabase()
}, 60_000)
afterAll(() => database.drop())

function search(q: string, filters: object = {}, sort = 'oblibene', size = 50): Promise<Answer> {
  return database.ask('select shop.search_grid($1, $2, $3, $4)', [q, JSON.stringify(filters), sort, size])
}

describe('shop.search_grid', () => {
  test('reads an exclusion typed without diacritics', async () => {
    const answer = await search('granule bez kurete')
    expect(answer.excluded).toEqual(['kure'])
    expect(answer.total).toBeGreaterThan(5)
    expect(answer.cards[0]?.kind).toBe('kibble')
    expect(answer.cards.filter((card) => card.contains.includes('kure'))).toEqual([])
  })

  test('orders as the plain search does', async () => {
    const { rows } = await database.pool.query(
      `select (card).slug from shop.search('losos', page_size => 10) order by place`,
    )
    const { cards } = await search('losos', {}, 'oblibene', 10)
    expect(cards.map((card) => card.slug)).toEqual(rows.map((row) => row.slug))
  })

  test('narrows the results by the filters of the grid and counts within the results', async () => {
    const all = await search('losos')
    const kibble = await search('losos', { category: ['granule'] })
    expect(kibble.total).toBe(all.facets.category?.granule)
    expect(kibble.total).toBeLessThan(all.total)
  })

  test('tells how a misspelled word was read', async () => {
    const answer = await search('grnaule losos')
    expect(answer.correction).toBe('granule losos')
    expect(answer.total).toBeGreaterThan(0)
  })

  test('finds the product of an EAN', async () => {
    const { rows } = await database.pool.query(
      'select v.ean, c.slug from shop.variants v join shop.product_cards c using (product_id) where v.ean is not null limit 1',
    )
    const answer = await search(rows[0].ean)
    expect(answer.cards.map((card) => card.slug)).toEqual([rows[0].slug])
  })

  test('finds nothing for nonsense and says so', async () => {
    const answer = await search('xqzwk')
    expect(answer).toMatchObject({ total: 0, cards: [], correction: null })
  })
})
