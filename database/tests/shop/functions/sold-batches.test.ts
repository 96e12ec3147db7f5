import type { ClientBase } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, value } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const FOOD = `(select id from shop.products where slug = 'granule-kure-s-hnedou-ryzi')`
const ofFood = `variant_id in (select id from shop.variants where product_id = ${FOOD})`

const sold = async (client: ClientBase) =>
  (
    await client.query<{ code: string; figures: object | null; findings: { name: string }[] | null }>(
      `select code, figures, findings from shop.analysed_batches(${FOOD})`,
    )
  ).rows

test('a visitor reads the analysis of the batch that is sold, and nothing of batches besides', async () => {
  await asAnonymous(database.pool, async (client) => {
    const rows = await sold(client)
    expect(rows.length).toBeGreaterThan(0)
    for (const { code, figures, findings } of rows) {
      expect(code).toMatch(/^L2609/)
      expect(figures).not.toBeNull()
      expect(findings?.map(({ name }) => name)).toContain('Salmonella')
    }
    await expect(client.query('select * from shop.batches')).rejects.toThrow(/permission denied/)
  })
})

test.each([
  ['is sold out', `update shop.batches set on_hand = reserved where code like 'L2609%' and ${ofFood}`],
  ['is blocked', `update shop.batches set blocked_reason = 'Šetří se' where code like 'L2609%' and ${ofFood}`],
  [
    'is too old',
    `update shop.batches set best_before = internal.shop_now()::date + 20 where code like 'L2609%' and ${ofFood}`,
  ],
])('the next batch is named when the first one %s', async (_, change) => {
  await asOwner(database.pool, async (client) => {
    await client.query(change)
    for (const { code } of await sold(client)) expect(code).toMatch(/^L2610/)
  })
})

test('a product that is not public tells nothing', async () => {
  await asOwner(database.pool, async (client) => {
    await client.query(`update shop.products set status = 'draft' where id = ${FOOD}`)
    expect(await value(client, `select count(*)::int from shop.analysed_batches(${FOOD})`)).toBe(0)
  })
})

test('the release before asks for less of the same batches', async () => {
  await asAnonymous(database.pool, async (client) => {
    const of = (name: string) =>
      value(client, `select string_agg(code, ' ' order by variant_id) from shop.${name}(${FOOD})`)
    expect(await of('sold_batches')).toBe(await of('analysed_batches'))
  })
})
