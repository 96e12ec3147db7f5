import type { StaffAttribute } from '@shop/contract/catalog/attribute'
import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { openGoodsDesk } from './goods-desk.ts'

const shop = openShop()
const desk = openGoodsDesk(shop)
const MATERIAL = {
  ...{ name: 'Čím je vyrobené', type: 'option' as const, unit: null, isFacet: true, reason: 'Ptají se na to.' },
  options: ['Nylon', 'Kůže'].map((name) => ({ optionId: null, name })),
}
const add = async (name: string): Promise<StaffAttribute> =>
  (await desk.ivana().call('addAttribute', { ...MATERIAL, name })).value
const save = (attribute: StaffAttribute, change: object) => {
  const { attributeId, version, name, unit, isFacet } = attribute
  const options = attribute.options.map((one) => ({ optionId: one.optionId, name: one.name }))
  return desk
    .ivana()
    .call('saveAttribute', { attributeId, version, name, unit, isFacet, options, reason: '', ...change })
}
const grid = async (filters: object) => {
  const [row] = await query<{ grid: Grid }>(shop, `select shop.product_grid($1, 'novinky', 100) as grid`, [
    JSON.stringify(filters),
  ])
  return (row as { grid: Grid }).grid
}
interface Grid {
  total: number
  cards: { product_id: number }[]
  facets: Record<string, Record<string, number>>
}

test('a new attribute is a filter with counts as soon as goods have it, and none when it is switched off', async () => {
  const { status, value: made } = await desk.ivana().call('addAttribute', MATERIAL)
  expect([status, made.code, made.options.map(({ code }) => code)]).toEqual([201, 'cim-je-vyrobene', ['nylon', 'kuze']])
  const { value: goods } = await desk.ivana().call('staffProduct', { productId: 1 })
  const [nylon, leather] = made.options
  if (!nylon || !leather) throw new Error('Two options were made.')
  const value = [nylon.optionId, leather.optionId]
  const { value: saved } = await desk.save(goods, { attributes: [{ attributeId: made.attributeId, value }] })
  expect(saved.attributes).toEqual([{ attributeId: made.attributeId, type: 'option', value }])

  const found = await grid({ property: ['cim-je-vyrobene.nylon'] })
  expect(found.cards.map(({ product_id: id }) => id)).toEqual([1])
  expect(found.facets['property/cim-je-vyrobene']).toEqual({ nylon: 1, kuze: 1 })
  expect((await grid({ property: ['cim-je-vyrobene.nylon', 'typ-krmiva.doplnkove'] })).total).toBe(0)

  await query(shop, 'delete from internal.page_changes')
  await save(made, { isFacet: false })
  expect((await grid({})).facets['property/cim-je-vyrobene']).toBeUndefined()
  const noted = await query<{ keys: string[] }>(shop, 'select keys from internal.page_changes')
  expect(noted.flatMap(({ keys }) => keys)).toContain('catalog')
})

test('every type keeps its value and takes no other; what the label writes is not for the form', async () => {
  const { value: choices } = await desk.ivana().call('productChoices', {})
  const idOf = (name: string) => choices.attributes.find((one) => one.name === name)?.attributeId ?? 0
  const product = await desk.newProduct('Miska s vlastnostmi')
  const given = [
    { attributeId: idOf('Velikost granulí'), value: 12.5 },
    { attributeId: idOf('Materiál'), value: 'kamenina' },
    { attributeId: idOf('Vhodné do myčky'), value: true },
  ]
  const { value: saved } = await desk.save(product, { attributes: given })
  expect(saved.attributes.map(({ attributeId, value }) => ({ attributeId, value }))).toEqual(given)
  const { value: less } = await desk.save(saved, {
    attributes: [{ attributeId: idOf('Vhodné do myčky'), value: false }],
  })
  expect(less.attributes).toHaveLength(1)
  const [feed] = await query<{ id: string; option: string }>(
    shop,
    `select a.id, o.id as option from shop.attributes a join shop.attribute_options o on o.attribute_id = a.id where a.code = 'typ-krmiva'`,
  )
  const wrong = [
    { attributeId: idOf('Velikost granulí'), value: 'dvanáct' },
    { attributeId: idOf('Vhodné do myčky'), value: 1 },
    { attributeId: 999_999, value: 'nic' },
    { attributeId: Number(feed?.id), value: [Number(feed?.option)] },
  ]
  for (const one of wrong)
    expect((await desk.save(less, { attributes: [one] })).error).toMatchObject({
      ...{ code: 'choice_unknown', details: { field: 'attributes' } },
    })
})

test('what the form says about feed is what the grid knows of it', async () => {
  const { value: goods } = await desk.ivana().call('staffProduct', { productId: 2 })
  const { value: saved } = await desk.save(goods, { basics: { ...goods.basics, feedType: 'complementary' } })
  const isThere = async (kind: string) =>
    (await grid({ property: [`typ-krmiva.${kind}`] })).cards.some(({ product_id: id }) => id === 2)
  expect([await isThere('kompletni'), await isThere('doplnkove')]).toEqual([false, true])
  await desk.save(saved, { basics: { ...saved.basics, feedType: 'complete' } })
  expect([await isThere('kompletni'), await isThere('doplnkove')]).toEqual([true, false])
})

test('an option keeps its code under another name; one that goods have stays, and so does its attribute', async () => {
  const made = await add('Povrch')
  const [first, second] = made.options
  const { value: goods } = await desk.ivana().call('staffProduct', { productId: 3 })
  await desk.save(goods, { attributes: [{ attributeId: made.attributeId, value: [first?.optionId ?? 0] }] })
  const renamed = [{ optionId: first?.optionId, name: 'Silon' }]
  const { value: saved } = await save(made, { options: [...renamed, { optionId: null, name: 'Nylon' }] })
  expect(saved.options.map(({ code, name, products }) => [code, name, products])).toEqual([
    ['nylon', 'Silon', 1],
    ['nylon-2', 'Nylon', 0],
  ])
  expect((await save(saved, { options: [{ optionId: saved.options[1]?.optionId, name: 'Nylon' }] })).error.code).toBe(
    'choice_used',
  )
  const gone = { attributeId: made.attributeId, version: saved.version }
  expect((await desk.ivana().call('removeAttribute', gone)).error.code).toBe('choice_used')
  expect((await save(saved, { options: [...renamed, { optionId: second?.optionId, name: 'X' }] })).error.code).toBe(
    'choice_unknown',
  )
  expect((await save(made, {})).error).toMatchObject({
    code: 'version_conflict',
    details: { current: { name: 'Povrch' } },
  })
})

test('names are unique, types have what belongs to them, and the warehouse only looks', async () => {
  const made = await add('Tvar')
  const call = (change: object) => desk.ivana().call('addAttribute', { ...MATERIAL, ...change } as never)
  expect((await call({ name: 'tvar' })).error.code).toBe('name_taken')
  expect((await call({ name: 'Hmota', options: [] })).status).toBe(400)
  expect((await call({ name: 'Průměr', type: 'number', options: [], unit: 'cm' })).status).toBe(400)
  expect((await call({ name: 'Kind' })).status).toBe(400)
  const length = await call({ name: 'Délka', type: 'number', options: [], unit: 'cm', isFacet: false })
  expect(length.status).toBe(201)
  expect((await desk.petr().call('attributes', {})).status).toBe(200)
  expect((await desk.petr().call('addAttribute', MATERIAL)).status).toBe(403)
  const { attributeId, version } = made
  expect((await desk.ivana().call('removeAttribute', { attributeId, version })).status).toBe(200)
  const past = await query(
    shop,
    `select kind from internal.row_history where table_name = 'attributes' and row_key = $1 order by id`,
    [String(attributeId)],
  )
  expect(past).toEqual([{ kind: 'added' }, { kind: 'removed' }])
})
