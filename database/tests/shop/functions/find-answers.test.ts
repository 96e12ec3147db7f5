import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

interface Answer {
  path: string
  title: string
  topic: string | null
  is_asked: boolean
}

const ask = (q: string) =>
  asAnonymous(database.pool, async (client) => {
    const { rows } = await client.query<Answer>('select * from shop.find_answers(q => $1)', [q])
    return rows
  })
const search = (q: string) =>
  asAnonymous(database.pool, async (client) => {
    const { rows } = await client.query('select shop.search_grid(q => $1, page_size => 3) as answer', [q])
    return rows[0].answer
  })

describe('answers', () => {
  test.each(['kde je moje zásilka', 'KDE JE MOJE ZASILKA?', 'sledovani zasilky'])('%s is about an order', async (q) => {
    const answers = await ask(q)
    expect(answers[0]).toMatchObject({ topic: 'order', is_asked: true })
    expect(answers.map(({ path }) => path).join()).toContain('jak-sledovat-zasilku')
  })

  test.each(['granule', 'losos', 'co pro štěně', 'granule pro bígla', 'pamlsky bez kuřete', '', '?', '%'])(
    '%j looks for goods',
    async (q) => {
      expect((await ask(q)).some(({ is_asked }) => is_asked)).toBe(false)
    },
  )

  test('every phrase of the demo leads to a page with a title', async () => {
    const { rows } = await database.pool.query('select distinct phrase, path from shop.answer_phrases')
    const faults: string[] = []
    for (const { phrase, path } of rows) {
      const found = await database.pool.query('select path, title from shop.find_answers(q => $1, max_answers => 10)', [
        phrase,
      ])
      if (!found.rows.some((row) => row.path === path && row.title)) faults.push(`${phrase} → ${path}`)
    }
    expect(faults).toEqual([])
  })
})

describe('what we do not have', () => {
  test('is said with what is nearest, and the rest of the words when we have that', async () => {
    const answer = await search('bizon s dýní')
    expect(answer.absence).toEqual({ sentence: 'Bizona zatím nepečeme.', nearest: 'zvěřina', rest: 's dýní' })
    expect(answer.cards).toHaveLength(3)
    expect((await search('bizon s xyzkou')).absence.rest).toBeNull()
  })

  test('is not said of what must not be inside', async () => {
    expect((await search('granule bez vepřového')).absence).toBeNull()
  })
})

describe('breeds', () => {
  test('are told with their size and weight', async () => {
    expect((await search('beagle')).breed).toMatchObject({
      ...{ slug: 'bigl', name: 'bígl', size: 'medium', from_grams: 9000, to_grams: 16_000 },
    })
  })

  test.each(['maliny', 'box', 'granule', 'losos', 'konzerva', 'dentální tyčinky', 'zvěřina', 'batát', 'miska'])(
    '%s is no breed',
    async (q) => {
      expect((await search(q)).breed).toBeNull()
    },
  )

  test('are suggested while their name is being typed', async () => {
    const names = await asAnonymous(database.pool, async (client) => {
      const { rows } = await client.query("select name from shop.suggest(q => 'labr') where kind = 'breed'")
      return rows.map((row) => row.name)
    })
    expect(names).toContain('labradorský retrívr')
  })

  test('goods in the list under the field know the colour of their meat', async () => {
    const proteins = await asAnonymous(database.pool, async (client) => {
      const { rows } = await client.query(
        "select protein from shop.suggest(q => 'losos granule') where kind = 'product'",
      )
      return rows.map((row) => row.protein)
    })
    expect(proteins[0]).toBe('losos')
  })
})
