import type { EntryFields, FieldsOf, StaffEntry } from '@shop/contract/catalog/dictionary'
import type { Dictionary } from '@shop/domain/catalog/dictionary'
import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { openGoodsDesk } from './goods-desk.ts'

const shop = openShop()
const desk = openGoodsDesk(shop)

const list = async (dictionary: Dictionary): Promise<StaffEntry[]> =>
  (await desk.ivana().call('dictionary', { dictionary })).value.entries
const find = async (dictionary: Dictionary, code: string): Promise<StaffEntry> => {
  const found = (await list(dictionary)).find((one) => one.code === code)
  if (!found) throw new Error(`No ${code} among ${dictionary}.`)
  return found
}
const add = (fields: EntryFields, reason = '') => desk.ivana().call('addEntry', { fields, reason })
const save = ({ entryId, version, fields }: StaffEntry, change: object, reason = '') =>
  desk.ivana().call('saveEntry', {
    ...{ dictionary: fields.dictionary, entryId, version, reason },
    fields: { ...fields, ...change } as EntryFields,
  })
const remove = ({ entryId, version, fields: { dictionary } }: StaffEntry) =>
  desk.ivana().call('removeEntry', { dictionary, entryId, version, reason: 'Už ji nevedeme.' })

const CATEGORY: FieldsOf<'categories'> = {
  ...{ dictionary: 'categories', name: 'Hračky do vody', slug: 'hracky-do-vody', parentId: null },
  ...{ intro: '', body: '', seoTitle: '', seoDescription: '' },
}
const TOPIC: FieldsOf<'topics'> = {
  ...{ dictionary: 'topics', name: 'Na cesty', slug: 'na-cesty', description: '', seoTitle: '', seoDescription: '' },
}
const INGREDIENT: FieldsOf<'ingredients'> = {
  ...{ dictionary: 'ingredients', name: 'Pštrosí maso', parentId: null, withoutName: null },
  ...{ isAnimal: true, allergen: null },
}
const keysNoted = async () =>
  (await query<{ keys: string[] }>(shop, 'select keys from internal.page_changes')).flatMap(({ keys }) => keys)
const historyOf = (table: string, { entryId }: StaffEntry) =>
  query(
    shop,
    `select kind, reason, actor_kind as by from internal.row_history where table_name = $1 and row_key = $2 order by id`,
    [table, String(entryId)],
  )

test('a brand is added, renamed with its goods on cards and in search, and stays while goods have it', async () => {
  const { status, value: made } = await add({ dictionary: 'brands', name: 'Dobrá Tlapa' }, 'Nový dodavatel.')
  expect([status, made.code]).toEqual([201, 'dobra-tlapa'])
  const { value: goods } = await desk.ivana().call('staffProduct', { productId: 1 })
  await desk.save(goods, { basics: { ...goods.basics, brandId: made.entryId } })
  await query(shop, 'delete from internal.page_changes')
  const used = await find('brands', 'dobra-tlapa')
  const { value: renamed } = await save(used, { name: 'Chytrá Tlapka' }, 'Přejmenovali se.')
  expect(renamed).toMatchObject({ code: 'dobra-tlapa', version: used.version + 1, uses: { goods: 1 } })
  expect(await query(shop, 'select brand from shop.product_cards where product_id = 1')).toEqual([
    { brand: 'Chytrá Tlapka' },
  ])
  expect(await keysNoted()).toEqual(expect.arrayContaining(['catalog', 'products']))
  expect((await remove(renamed)).error.code).toBe('choice_used')
  await desk.save((await desk.ivana().call('staffProduct', { productId: 1 })).value, { basics: goods.basics })
  expect((await remove(await find('brands', 'dobra-tlapa'))).status).toBe(200)
  expect(await historyOf('brands', made)).toEqual([
    { kind: 'added', reason: 'Nový dodavatel.', by: 'staff' },
    { kind: 'changed', reason: 'Přejmenovali se.', by: 'staff' },
    { kind: 'removed', reason: 'Už ji nevedeme.', by: 'staff' },
  ])
})

test('a category under another address leaves the old one leading to it, and rules that named it follow', async () => {
  const { value: made } = await add(CATEGORY)
  const rule = {
    ...{ within: ['hracky-do-vody'], protein: [], lifeStage: [], size: [], need: [] },
    ...{ price: null, inStock: false, sale: false },
  }
  const shelf = { name: 'K vodě', slug: 'k-vode', intro: '', rule, isPublic: false, reason: '' }
  expect((await desk.ivana().call('addCollection', shelf)).status).toBe(201)
  await query(
    shop,
    `update shop.coupons set categories = '{granule,hracky-do-vody}' where id = (select min(id) from shop.coupons)`,
  )
  await query(
    shop,
    `update shop.settings set value = value || '["hracky-do-vody"]' where key = 'regular_delivery.excluded_categories'`,
  )
  const used = await find('categories', 'hracky-do-vody')
  expect(used.uses.rules).toBe(3)
  expect((await remove(used)).error.code).toBe('choice_used')
  expect((await save(used, { slug: 'k-vode' })).error).toMatchObject({ code: 'name_taken', details: { field: 'slug' } })
  expect((await save(used, { slug: 'granule' })).error.code).toBe('name_taken')
  const { value: moved } = await save(used, { slug: 'plovaci-hracky' })
  expect(moved).toMatchObject({ code: 'plovaci-hracky', uses: { rules: 3 } })
  expect(
    await query(shop, `select category_id::int as id from shop.slug_history where slug = 'hracky-do-vody'`),
  ).toEqual([{ id: made.entryId }])
  // Back again: the address that lives ends its redirect.
  await save(moved, { slug: 'hracky-do-vody' })
  expect(await query(shop, `select slug from shop.slug_history where category_id = $1`, [made.entryId])).toEqual([
    { slug: 'plovaci-hracky' },
  ])
})

test('a category moves with what lies below it, never below itself, and siblings are put in order', async () => {
  const one = (await add({ ...CATEGORY, name: 'Výlety', slug: 'vylety' })).value
  const two = (await add({ ...CATEGORY, name: 'Auto', slug: 'do-auta', parentId: one.entryId })).value
  const three = (await add({ ...CATEGORY, name: 'Pásy', slug: 'pasy', parentId: two.entryId })).value
  const four = (await add({ ...CATEGORY, name: 'Kolo', slug: 'na-kolo', parentId: one.entryId })).value
  expect((await save(one, { parentId: three.entryId })).error).toMatchObject({
    ...{ code: 'choice_unknown', details: { field: 'parentId' } },
  })
  expect((await add({ ...CATEGORY, name: 'auto', slug: 'auto-jinak', parentId: one.entryId })).error.code).toBe(
    'name_taken',
  )
  expect((await remove(one)).error.code).toBe('choice_used')
  const seen = [two.entryId, four.entryId]
  const order = { parentId: one.entryId, seen, ids: seen.toReversed() }
  const { value: sorted } = await desk.ivana().call('orderCategories', order)
  const below = sorted.entries.filter(({ fields }) => 'parentId' in fields && fields.parentId === one.entryId)
  expect(below.map(({ code }) => code)).toEqual(['na-kolo', 'do-auta'])
  expect((await desk.ivana().call('orderCategories', order)).error.code).toBe('version_conflict')
  await save(await find('categories', 'do-auta'), { parentId: null })
  expect(await query(shop, `select path, depth from shop.categories where slug = 'pasy'`)).toEqual([
    { path: 'do-auta/pasy', depth: 1 },
  ])
})

test('an ingredient that moves brings and takes allergens and grain of the goods that have it', async () => {
  const grain = await find('ingredients', 'obiloviny')
  const wheat = await find('ingredients', 'psenice')
  const { value: made } = await add({ ...INGREDIENT, name: 'Špaldové klíčky', isAnimal: false })
  await query(
    shop,
    `insert into shop.product_ingredients (product_id, position, ingredient_id, label, note, role)
     select 1, 90, $1, 'špaldové klíčky', '', 'grain'`,
    [made.entryId],
  )
  const truth = async () => {
    const [row] = await query<{ grain_free: boolean; allergens: string[] }>(
      shop,
      `select p.grain_free, array(select allergen from shop.product_allergens a where a.product_id = 1 order by 1) as allergens
         from shop.products p where p.id = 1`,
    )
    return row as { grain_free: boolean; allergens: string[] }
  }
  await query(shop, 'update shop.products set grain_free = true where id = 1')
  const before = await truth()
  await query(shop, 'delete from internal.page_changes')
  const { value: under } = await save(made, { parentId: wheat.entryId })
  const within = await truth()
  expect(within.grain_free).toBe(false)
  expect(within.allergens).toEqual([...new Set([...before.allergens, 'psenice'])].toSorted())
  expect(await keysNoted()).toEqual(expect.arrayContaining(['catalog']))
  const { value: out } = await save(under, { parentId: null })
  expect((await truth()).allergens).toEqual(before.allergens.filter((code) => code !== 'psenice'))
  expect((await save(wheat, { parentId: grain.entryId })).status).toBe(200)

  const { value: declared } = await save(out, { allergen: 'špalda' })
  expect((await truth()).allergens).toContain('spaldove-klicky')
  expect((await save(declared, { allergen: null })).error).toMatchObject({
    ...{ code: 'choice_used', details: { field: 'allergen' } },
  })
  expect((await remove(declared)).error.code).toBe('choice_used')
})

test('an ingredient somebody keeps a dog from stays and stays askable', async () => {
  const { value: made } = await add({ ...INGREDIENT, withoutName: 'pštrosího' })
  const owner = await newCustomer(shop)
  const weight = { measuredOn: '2026-11-16', grams: 9000 }
  expect((await owner.call('addDog', { name: 'Bára', weight, allergies: ['pstrosi-maso'] })).status).toBe(201)
  const kept = await find('ingredients', 'pstrosi-maso')
  expect(kept.uses.dogs).toBe(1)
  expect((await save(kept, { withoutName: null })).error).toMatchObject({ details: { field: 'withoutName' } })
  expect((await remove(kept)).error.code).toBe('choice_used')
  const chicken = await find('ingredients', 'kure')
  expect(chicken.isAskedFor).toBe(true)
  expect((await save(chicken, { withoutName: null })).error).toMatchObject({ details: { field: 'withoutName' } })
  expect((await save(await find('categories', 'granule'), { slug: 'krmivo' })).error).toMatchObject({
    ...{ code: 'choice_used', details: { field: 'slug' } },
  })
  expect(made.fields).toMatchObject({ withoutName: 'pštrosího' })
})

test('an author has words of their own; a version somebody else wrote is told', async () => {
  const { value: made } = await add({ dictionary: 'authors', name: 'Redakce', bio: 'Píše o psech.' })
  const { value: saved } = await save(made, { bio: 'Píše o psech deset let.' })
  expect((await save(made, { bio: 'Jinak' })).error).toMatchObject({
    code: 'version_conflict',
    details: { current: { version: saved.version, fields: { bio: 'Píše o psech deset let.' } } },
  })
  expect((await add({ dictionary: 'authors', name: 'redakce', bio: '' })).error.code).toBe('name_taken')
  expect((await add({ dictionary: 'authors', name: '???', bio: '' })).status).toBe(400)
  const [writer] = (await list('authors')).filter(({ uses }) => uses.goods > 0)
  if (!writer) throw new Error('Somebody writes the blog.')
  expect((await remove(writer)).error.code).toBe('choice_used')
  expect((await remove(saved)).status).toBe(200)
})

test('a topic of the blog gets another address the old one leads to, and stays while an article is in it', async () => {
  await query(shop, 'delete from internal.page_changes')
  const { status, value: made } = await add(TOPIC, 'Léto.')
  expect([status, made.code, made.uses.goods]).toEqual([201, 'na-cesty', 0])
  expect((await list('topics')).at(-1)?.code).toBe('na-cesty')
  expect(await keysNoted()).toEqual(expect.arrayContaining(['blog', 'missing']))
  expect((await add({ ...TOPIC, slug: 'jinudy' })).error).toMatchObject({
    ...{ code: 'name_taken', details: { field: 'name' } },
  })
  expect((await add({ ...TOPIC, name: 'Cesty' })).error).toMatchObject({
    ...{ code: 'name_taken', details: { field: 'slug' } },
  })
  expect((await save(made, { slug: 'vyziva' })).error.code).toBe('name_taken')

  await query(
    shop,
    'update shop.blog_posts set blog_category_id = $1 where id = (select min(id) from shop.blog_posts)',
    [made.entryId],
  )
  await query(shop, 'delete from internal.page_changes')
  const used = await find('topics', 'na-cesty')
  const { value: moved } = await save(used, { name: 'Cestování', slug: 'cestovani' }, 'Lépe se hledá.')
  expect(moved).toMatchObject({ code: 'cestovani', version: used.version + 1, uses: { goods: 1 } })
  expect(await keysNoted()).toEqual(expect.arrayContaining(['blog', 'missing']))
  const oldAddresses = () =>
    query(shop, 'select slug from shop.slug_history where blog_category_id = $1', [made.entryId])
  expect(await oldAddresses()).toEqual([{ slug: 'na-cesty' }])
  expect((await save(used, { name: 'Jinak' })).error.code).toBe('version_conflict')
  expect((await remove(moved)).error.code).toBe('choice_used')

  // Back again: the address that lives ends its redirect.
  const { value: back } = await save(moved, { slug: 'na-cesty' })
  expect(await oldAddresses()).toEqual([{ slug: 'cestovani' }])
  const other = await find('topics', 'vyziva')
  await query(shop, 'update shop.blog_posts set blog_category_id = $2 where blog_category_id = $1', [
    ...[made.entryId, other.entryId],
  ])
  expect((await remove(back)).status).toBe(200)
  expect(await historyOf('blog_categories', made)).toEqual([
    { kind: 'added', reason: 'Léto.', by: 'staff' },
    { kind: 'changed', reason: 'Lépe se hledá.', by: 'staff' },
    { kind: 'changed', reason: '', by: 'staff' },
    { kind: 'removed', reason: 'Už ji nevedeme.', by: 'staff' },
  ])
})

test('topics of the blog are put in order, and whoever saw another order is told', async () => {
  const seen = (await list('topics')).map(({ entryId }) => entryId)
  const order = { dictionary: 'topics' as const, parentId: null, seen, ids: seen.toReversed() }
  const { value: sorted } = await desk.ivana().call('orderCategories', order)
  expect(sorted.entries.map(({ entryId }) => entryId)).toEqual(order.ids)
  expect((await desk.ivana().call('orderCategories', order)).error.code).toBe('version_conflict')
})

test('the warehouse neither looks nor writes', async () => {
  expect((await desk.petr().call('dictionary', { dictionary: 'brands' })).status).toBe(403)
  const fields = { dictionary: 'brands' as const, name: 'Cizí' }
  expect((await desk.petr().call('addEntry', { fields, reason: '' })).status).toBe(403)
})
