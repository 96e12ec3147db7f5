import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

test('says how often a campaign page was read and how often its goal was reached', async () => {
  const rows = await asOwner(database.pool, async (client) => {
    await client.query(
      `insert into shop.page_views (storefront_id, day, path, source, views) values
         (1, '2026-11-14', '/lp/stene-doma', 'search', 30), (1, '2026-11-15', '/lp/stene-doma', 'direct', 10),
         (1, '2026-11-15', '/lp/stene-doma/cil', 'own', 5), (1, '2026-11-15', '/lp/zkusebni-box', 'own', 3)`,
    )
    const report = `select slug, views::int, goals::int, goal_percent::float from shop.landing_results
      where slug in ('stene-doma', 'zkusebni-box', 'veletrh') order by slug`
    return (await client.query(report)).rows
  })
  expect(rows).toEqual([
    { slug: 'stene-doma', views: 40, goals: 5, goal_percent: 12.5 },
    { slug: 'veletrh', views: 0, goals: 0, goal_percent: null },
    { slug: 'zkusebni-box', views: 3, goals: 0, goal_percent: 0 },
  ])
})

test('visitors do not read it', async () => {
  await expect(
    asAnonymous(database.pool, (client) => client.query('select * from shop.landing_results')),
  ).rejects.toThrow('permission denied')
})
