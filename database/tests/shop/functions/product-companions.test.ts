import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoDatabase, openDemoDatabase } from './demo-database.ts'

let database: DemoDatabase
beforeAll(async () => {
  database = await openDemoDatabase()
}, 60_000)
afterAll(() => database.drop())

interface Companions {
  contains: string[]
  may_contain: string[]
  is_complete: boolean
  relations: { type: string; reason: string; card: { slug: string; in_stock: boolean } }[]
}

const SLUG = 'granule-kure-s-hnedou-ryzi'

describe('shop.product_companions', () => {
  test('names ingredients together with what they are a kind of', async () => {
    const found = await database.ask<Companions>('select shop.product_companions($1)', [SLUG])
    expect(found.contains).toEqual(expect.arrayContaining(['kure', 'drubez', 'zivocisne', 'ryze', 'obiloviny']))
    expect(found.is_complete).toBe(true)
  })

  test('offers related goods with a reason and never sold-out ones', async () => {
    const before = await database.ask<Companions>('select shop.product_companions($1)', [SLUG])
    const [first] = before.relations
    expect(first?.reason).not.toBe('')
    await database.pool.query(
      'update shop.stock set on_hand = 0, reserved = 0 where variant_id in (select v.id from shop.variants v join shop.products p on p.id = v.product_id where p.slug = $1)',
      [first?.card.slug],
    )
    const after = await database.ask<Companions>('select shop.product_companions($1)', [SLUG])
    expect(after.relations.map(({ card }) => card.slug)).not.toContain(first?.card.slug)
    expect(after.relations).toHaveLength(before.relations.length - 1)
  })

  test('says nothing about a product that is not public', async () => {
    await database.pool.query(`update shop.products set status = 'draft' where slug = 'granule-losos-s-bramborem'`)
    expect(await database.ask('select shop.product_companions($1)', ['granule-losos-s-bramborem'])).toBeNull()
  })
})

describe('shop.product_cards_by_slug', () => {
  test('keeps the given order and leaves out what is not on sale', async () => {
    const cards = await database.ask<{ slug: string }[]>('select shop.product_cards_by_slug($1)', [
      ['susene-hovezi-plice', 'neni-takovy', SLUG],
    ])
    expect(cards.map(({ slug }) => slug)).toEqual(['susene-hovezi-plice', SLUG])
  })
})

describe('shop.suggest_content', () => {
  async function suggest(q: string) {
    return database.ask<{ kind: string; title: string; path: string }[]>(
      `select coalesce(jsonb_agg(s), '[]') from shop.suggest_content($1) s`,
      [q],
    )
  }

  test('finds articles and questions without diacritics and in other cases', async () => {
    const articles = (await suggest('stene')).filter(({ kind }) => kind === 'article')
    expect(articles.map(({ title }) => title).join(' ')).toMatch(/štěně/i)
    const questions = (await suggest('dopravy')).filter(({ kind }) => kind === 'question')
    expect(questions.length).toBeGreaterThan(0)
    expect(questions[0]?.path).toMatch(/^\/casto-kladene-dotazy\/[a-z-]+\/[a-z0-9-]+$/)
  })

  test('finds nothing for small words alone or for signs of a pattern', async () => {
    expect(await suggest('a na')).toEqual([])
    expect(await suggest('.*(')).toEqual([])
  })
})

describe('reviews', () => {
  test('know the size and age of the dog from the words of its owner', async () => {
    const { rows } = await database.pool.query(
      `select internal.dog_size_of(note) || '/' || internal.dog_stage_of(note) as dog
         from (values ('labrador, 3 roky, 29 kg'), ('čivava, 5 měsíců, 2 kg'), ('jezevčík, 10 let, 8 kg'), ('bígl, 5 let, 15 kg')) n (note)`,
    )
    expect(rows.map((row) => row.dog)).toEqual(['velka/dospely', 'mala/stene', 'mala/senior', 'stredni/dospely'])
    const placed = await database.ask<string>('select count(*) from shop.reviews where dog_size is not null')
    expect(Number(placed)).toBeGreaterThan(300)
  })
})

describe('product alerts', () => {
  test('are closed to visitors', async () => {
    await expect(database.ask('select count(*) from internal.product_alerts')).rejects.toThrow(/permission denied/)
  })
})
