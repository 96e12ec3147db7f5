import type { PlanBulk } from '@shop/contract/bulk/staff-bulk'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let admin: Browser
let content: Browser
let productIds: number[]
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
  const rows = await query<{ id: number }>(
    shop,
    `select id::int as id from shop.products where kind = 'kibble' and status = 'active' order by id limit 12`,
  )
  productIds = rows.map(({ id }) => id)
})

const goods = async () =>
  (
    await query<{ goods: unknown }>(
      shop,
      `select jsonb_build_object(
         'products', (select jsonb_object_agg(p.id, to_jsonb(p) - '{version,updated_at}'::text[]) from shop.products p),
         'variants', (select jsonb_object_agg(v.id, to_jsonb(v) - '{version,updated_at}'::text[]) from shop.variants v),
         'categories', (select jsonb_agg(to_jsonb(c) order by c.product_id, c.category_id) from shop.product_categories c),
         'tags', (select jsonb_agg(to_jsonb(t) order by t.product_id, t.tag) from shop.product_tags t),
         'prices', (select jsonb_object_agg(o.variant_id || ':' || o.price_list, o.price) from shop.variant_offers o)) as goods`,
    )
  )[0]?.goods

const look = async (bulkId: number) => (await admin.call('staffBulk', { bulkId })).value

async function planned(change: PlanBulk['change']) {
  const { value } = await content.call('planBulk', { productIds, change })
  await shop.runJobs()
  return look(value.bulkId)
}

async function done(command: 'applyBulk' | 'undoBulk', bulkId: number, who: Browser = admin) {
  const { version } = await look(bulkId)
  const answer = await who.call(command, { bulkId, version, reason: 'zkouška' })
  await shop.runJobs()
  return answer
}

const CHANGES: [string, PlanBulk['change'], string][] = [
  [
    'a state',
    { what: 'productStatus', value: 'sell_out' },
    `select count(*)::int as n from shop.products where id = any ($1) and status = 'sell_out'`,
  ],
  [
    'a rate of tax',
    { what: 'vatClass', value: 'goods' },
    `select count(distinct product_id)::int as n from shop.variants where product_id = any ($1) and vat_class = 'goods'`,
  ],
  [
    'a tag',
    { what: 'tags', does: 'add', value: '' },
    'select count(*)::int as n from shop.product_tags where product_id = any ($1) and tag = $2',
  ],
  [
    'a category',
    { what: 'categories', does: 'add', value: '' },
    'select count(*)::int as n from shop.product_categories c join shop.categories k on k.id = c.category_id where c.product_id = any ($1) and k.path = $2',
  ],
]

test.each(CHANGES)('%s of selected products is tried, written and taken back', async (_, change, count) => {
  const before = await goods()
  const [word] = await query<{ tags: string; categories: string }>(
    shop,
    `select (select code from shop.tags order by position desc limit 1) as tags, (select path from shop.categories order by id desc limit 1) as categories`,
  )
  const value = change.what === 'tags' || change.what === 'categories' ? (word?.[change.what] ?? '') : ''
  const asked = (value === '' ? change : { ...change, value }) as PlanBulk['change']
  const { bulkId, counts } = await planned(asked)
  expect(counts.error).toBe(0)
  expect(counts.changed).toBeGreaterThan(0)
  await done('applyBulk', bulkId, content)
  const [after] = await query<{ n: number }>(shop, count, value === '' ? [productIds] : [productIds, value])
  expect(after?.n).toBe(productIds.length)
  await done('undoBulk', bulkId, content)
  expect((await look(bulkId)).done).toMatchObject({ kept: 0 })
  expect(await goods()).toEqual(before)
})

test('prices by per cent go through the ledger, by those who may write them, and back', async () => {
  const before = await goods()
  const { bulkId, counts, prices } = await planned({
    ...{ what: 'price', percent: 5, rounding: 'nines', priceList: 'maloobchod', pricesFrom: null },
  })
  expect(counts.changed).toBeGreaterThanOrEqual(productIds.length)
  expect(prices.average).toBeGreaterThan(3)
  expect((await done('applyBulk', bulkId, content)).status).toBe(403)
  await done('applyBulk', bulkId)
  const rows = await query<{ amount: number; reason: string }>(
    shop,
    `select p.amount::int as amount, o.reason from shop.prices p join internal.price_origins o on o.price_id = p.id where o.reason like 'hromadná změna ' || $1 || ':%'`,
    [bulkId],
  )
  expect(rows).toHaveLength(counts.changed)
  for (const { amount } of rows) expect((amount / 100) % 10).toBe(9)
  await done('undoBulk', bulkId)
  expect(await goods()).toEqual(before)
})

test('what the label guard refuses one by one it refuses in bulk', async () => {
  const { value: draft } = await content.call('createProduct', { kind: 'kibble', name: 'Nehotové granule' })
  const { value } = await content.call('planBulk', {
    productIds: [draft.productId],
    change: { what: 'productStatus', value: 'active' },
  })
  await shop.runJobs()
  const { rows } = (await admin.call('bulkRows', { bulkId: value.bulkId, only: 'error', after: 0 })).value
  expect(rows[0]?.problems.map(({ code }) => code)).toContain('label_incomplete')
  expect(rows[0]?.problems.map(({ hint }) => hint)).toContain('ingredients')
})
