import type { NewCollection } from '@shop/contract/catalog/collection'
import { EMPTY_RULE } from '@shop/domain/catalog/collection-rule'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let ivana: Browser
let petr: Browser
beforeAll(async () => {
  ivana = await newStaff(shop, 'staff_content')
  petr = await newStaff(shop, 'staff_warehouse')
})

const rule = { ...EMPTY_RULE, within: ['granule'], protein: ['losos'] } as NewCollection['rule']
const SALMON: NewCollection = {
  ...{ name: 'Losos do misky', slug: 'losos-do-misky', intro: 'Všechno z lososa.', isPublic: false, rule, reason: '' },
}
const count = async (where: string) =>
  (await shop.database.pool.query(`select count(*)::int as count from shop.product_cards where ${where}`)).rows[0].count

test('a rule shows what the grid shows, and what is put on sale later is on the shelf at once', async () => {
  const { value: preview } = await ivana.call('previewCollection', { rule })
  const expected = await count(`category_path like 'granule%' and protein = 'losos'`)
  expect(preview.total).toBe(expected)
  expect(preview.products.length).toBe(Math.min(expected, 12))
  const { status, value: made } = await ivana.call('addCollection', SALMON)
  expect([status, made.total, made.version]).toEqual([201, expected, 1])

  await shop.database.pool.query(
    `update shop.products set protein = 'losos' where id = (select product_id from shop.product_cards
      where category_path like 'granule%' and protein = 'kure' order by product_id limit 1)`,
  )
  const { value: all } = await ivana.call('collections', {})
  expect(all.collections.find(({ slug }) => slug === 'losos-do-misky')?.total).toBe(expected + 1)
})

test('a change carries the version it saw and leaves its history; visitors see what is public only', async () => {
  const { value: made } = await ivana.call('addCollection', { ...SALMON, slug: 'losos-podruhe' })
  const change = { ...SALMON, slug: 'losos-podruhe', collectionId: made.collectionId, version: made.version }
  const { value: saved } = await ivana.call('saveCollection', { ...change, isPublic: true, reason: 'Na web.' })
  expect(saved).toMatchObject({ isPublic: true, version: 2 })
  const late = await ivana.call('saveCollection', { ...change, name: 'Jinak' })
  expect(late.error).toMatchObject({ code: 'version_conflict', details: { current: { version: 2 } } })
  const { rows } = await shop.database.pool.query(
    `select kind, reason from internal.row_history where table_name = 'collections' and row_key = $1 order by id`,
    [String(made.collectionId)],
  )
  expect(rows).toEqual([
    { kind: 'added', reason: '' },
    { kind: 'changed', reason: 'Na web.' },
  ])
  const { rows: seen } = await shop.database.pool.query(
    `select array_agg(slug) as slugs from shop.collections where is_public`,
  )
  expect(seen[0].slugs).toEqual(['losos-podruhe'])
  // A banner may lead to it as to any page, and to a draft it may not.
  const { value: banner } = await ivana.call('createBanner', { heading: 'Losos' })
  const lead = (href: string) =>
    ivana.call('saveBanner', { bannerId: banner.bannerId, version: banner.version, fields: { ...banner.fields, href } })
  expect((await lead('/produkty/losos-do-misky')).error.code).toBe('choice_unknown')
  expect((await lead('/produkty/losos-podruhe')).status).toBe(200)
})

test.each<[string, Partial<NewCollection>, number, string]>([
  ['an address of a category', { slug: 'granule' }, 409, 'name_taken'],
  ['a rule without a condition', { rule: EMPTY_RULE as NewCollection['rule'] }, 400, 'invalid_input'],
  ['a category nobody has', { rule: { ...rule, within: ['nic-takoveho'] } }, 409, 'choice_unknown'],
  ['a mark nobody has', { rule: { ...rule, need: ['nic-takoveho'] } }, 409, 'choice_unknown'],
  ['an age nobody has', { rule: { ...rule, lifeStage: ['prastary'] } }, 409, 'choice_unknown'],
])('%s is refused', async (_name, part, status, code) => {
  const answer = await ivana.call('addCollection', { ...SALMON, slug: 'odmitnuta', ...part })
  expect([answer.status, answer.error.code]).toEqual([status, code])
})

test('the warehouse looks and changes nothing', async () => {
  expect((await petr.call('collections', {})).status).toBe(200)
  expect((await petr.call('addCollection', { ...SALMON, slug: 'od-skladu' })).status).toBe(403)
})
