import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAnonymous } from '../../as-role.ts'
import { type DemoDatabase, openDemoDatabase } from './demo-database.ts'

let database: DemoDatabase
beforeAll(async () => {
  database = await openDemoDatabase()
}, 60_000)
afterAll(() => database.drop())

async function ask<Row>(call: string): Promise<Row[]> {
  return asAnonymous(database.pool, async (client) => (await client.query(`select * from shop.${call}`)).rows)
}

test('a visitor reads what programmes promise, and of no other group', async () => {
  const terms = await ask<{ code: string; categories: { slug: string; percent: number }[]; volumes: unknown[] }>(
    'programme_terms()',
  )
  expect(terms.map(({ code }) => code).toSorted()).toEqual(['chovatel', 'trener', 'velkoobchod'])
  const breeder = terms.find(({ code }) => code === 'chovatel')
  expect(breeder?.categories.find(({ slug }) => slug === 'granule')?.percent).toBe(15)
  expect(terms.find(({ code }) => code === 'velkoobchod')?.volumes).toHaveLength(3)
})

test('the wait for an answer is counted from messages that somebody answered', async () => {
  await database.pool.query(
    `insert into shop.tickets (storefront_id, topic, name, email, message, answer_by, created_at)
     select 1, 'food', 'Eva', 'eva@example.com', 'Dotaz', now(), now() - hours * interval '1 hour'
       from unnest(array[1, 3, 200]) hours`,
  )
  await database.pool.query(`update shop.tickets set state = 'answered' where created_at > now() - interval '4 hours'`)
  await database.pool.query(`update shop.tickets set state = 'closed' where state = 'answered'`)
  const [figures] = await ask<{ answered: string; answer_minutes: string }>('shop_figures()')
  expect(figures).toMatchObject({ answered: '2', answer_minutes: '120' })
})

test('questions read most in thirty days come first', async () => {
  const count = (path: string, views: number, daysAgo: number) =>
    database.pool.query(
      `insert into shop.page_views (storefront_id, day, path, source, views) values (1, current_date - $3::int, $1, 'direct', $2)`,
      [path, views, daysAgo],
    )
  await count('/casto-kladene-dotazy/doprava/kdy-dorazi', 5, 0)
  await count('/casto-kladene-dotazy/doprava/kdy-dorazi', 5, 3)
  await count('/casto-kladene-dotazy/platba/jak-zaplatit', 7, 1)
  await count('/casto-kladene-dotazy/platba/davno', 100, 40)
  await count('/casto-kladene-dotazy/platba', 100, 1)
  expect(await ask('read_questions()')).toEqual([
    { path: '/casto-kladene-dotazy/doprava/kdy-dorazi', views: '10' },
    { path: '/casto-kladene-dotazy/platba/jak-zaplatit', views: '7' },
  ])
})
