import type { ProductChange, StaffProduct, VariantFields } from '@shop/contract/staff/staff-product'
import { beforeAll, expect, test } from 'vitest'
import { enqueue } from '#app/store/jobs'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let ivana: Browser
let petr: Browser
let jana: Browser
beforeAll(async () => {
  ivana = await newStaff(shop, 'staff_content')
  petr = await newStaff(shop, 'staff_warehouse')
  jana = await newStaff(shop, 'staff_support')
})

const BASICS = {
  ...{
    subtitle: 'Pro dospělé psy',
    brandId: null,
    protein: 'losos',
    lifeStage: 'dospely',
    breedSize: null,
    feedType: 'complete' as const,
  },
  ...{
    storageText: 'V suchu do 25 °C.',
    originCountry: 'Česká republika',
    monoprotein: true,
    approvalNumber: 'CZ 70012345',
  },
  ...{ maker: '', makerCountry: '', euPerson: '', warnings: '' },
}
const PACK: VariantFields = {
  ...{ sku: 'CN-TEST-02K', ean: '8599871999992', name: '2 kg', netWeightG: 2000, grossWeightG: 2060, volumeMl: null },
  ...{
    widthMm: 190,
    heightMm: 360,
    depthMm: 90,
    vatClass: 'feed',
    unit: 'kg',
    unitQuantity: 2,
    isDefault: true,
    status: 'active',
  },
  ...{ piecesPerCarton: 4, cartonsPerLayer: 8, layersPerPallet: 8 },
}

async function choices() {
  const { value } = await ivana.call('productChoices', {})
  const named = (name: string) => value.ingredients.find((one) => one.name === name)?.ingredientId ?? 0
  const category = value.categories.find(({ path }) => path.startsWith('granule'))?.categoryId ?? 0
  return { named, category, ingredients: value.ingredients }
}

async function change(product: StaffProduct, parts: Omit<ProductChange, 'version' | 'reason'>): Promise<StaffProduct> {
  const { value, error, status } = await ivana.call('saveProduct', {
    ...{ productId: product.productId, version: product.version, reason: '' },
    ...parts,
  })
  if (status !== 200) throw new Error(JSON.stringify(error))
  return value
}

/** Everything a label wants, but a price: prices are somebody else's. */
async function wholeProduct(name: string, sku: string, ean: string): Promise<StaffProduct> {
  const { category, ingredients } = await choices()
  const animal = ingredients.find(({ isAnimal }) => isAnimal)?.ingredientId ?? 0
  const plant = ingredients.find(({ isAnimal, path }) => !isAnimal && path.includes('→'))?.ingredientId ?? 0
  const { value: draft } = await ivana.call('createProduct', { kind: 'kibble', name })
  const described = await change(draft, {
    basics: { ...BASICS, name, slug: draft.basics.slug, categoryIds: [category] },
    texts: { ...draft.texts, shortDescription: 'Rybí granulky z losího moře.' },
    ingredients: [
      { ingredientId: animal, label: 'čerstvý losos', note: null, percent: 60, mgPerKg: null, role: 'meat' },
      { ingredientId: plant, label: 'batáty', note: null, percent: 40, mgPerKg: null, role: 'tuber' },
    ],
    constituents: [
      { constituent: 'crude_protein', percent: 28 },
      { constituent: 'crude_fat', percent: 17 },
      { constituent: 'crude_fibre', percent: 2.7 },
      { constituent: 'crude_ash', percent: 7.6 },
    ],
    energyKcalPer100g: 367,
    additives: [{ category: 'nutritional', name: 'vitamin A', code: '3a672a', amount: '16 000 m. j.' }],
    feedingGuide: {
      ...{
        kind: 'adult',
        unit: 'g_per_day',
        rowHeader: 'Hmotnost psa',
        columns: ['Běžný pohyb'],
        note: 'Podle tabulky.',
      },
      rows: [{ weightKg: 5, label: '5 kg', amounts: [100] }],
    },
  })
  const { value } = await ivana.call('addVariant', {
    ...{ productId: draft.productId, version: described.version, reason: '' },
    fields: { ...PACK, sku, ean },
  })
  return value
}

async function setPrice(variantId: number, amount: number): Promise<void> {
  await shop.database.pool.query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select id, $1, $2, 'regular', internal.shop_now() from shop.price_lists where is_public and storefront_id = 1`,
    [variantId, amount],
  )
}

const publish = (product: StaffProduct, at: string | null = null) =>
  ivana.call('publishProduct', { productId: product.productId, version: product.version, reason: '', at })
const cardOf = async (productId: number) =>
  (
    await shop.database.pool.query('select name, price, in_stock from shop.product_cards where product_id = $1', [
      productId,
    ])
  ).rows[0]

test('a food from an empty form is refused by name of each particular, then is a card and found at once', async () => {
  const { value: draft } = await ivana.call('createProduct', { kind: 'kibble', name: 'Granule Prázdné' })
  const empty = await publish(draft)
  const missing = [
    ...['feed_type', 'ingredients', 'crude_protein', 'crude_fat', 'crude_fibre', 'crude_ash'],
    ...['directions', 'storage', 'pack', 'category'],
  ]
  expect(empty.error).toMatchObject({ code: 'label_incomplete', details: { missing } })

  const product = await wholeProduct('Granule Losí moře', 'CN-LOSI-02K', '8599871999992')
  expect(product.compositionText).toBe('Čerstvý losos (60 %), batáty (40 %).')
  expect(product.additivesText).toBe('Nutriční doplňkové látky na kg: vitamin A (3a672a) 16 000 m. j.')
  expect(product.label.missing).toEqual(['price'])
  expect((await publish(product)).error?.details).toEqual({ missing: ['price'] })
  expect(await cardOf(product.productId)).toBeUndefined()

  await setPrice(product.variants[0]?.variantId ?? 0, 44_900)
  const { value: sold } = await publish(product)
  expect(sold).toMatchObject({ status: 'active', label: { missing: [] } })
  expect(await cardOf(product.productId)).toMatchObject({ name: 'Granule Losí moře', price: '44900' })
  const { rows } = await shop.database.pool.query(`select from internal.product_search where product_id = $1`, [
    product.productId,
  ])
  expect(rows).toHaveLength(1)
  const { rows: grid } = await shop.database.pool.query('select from internal.grid_products where product_id = $1', [
    product.productId,
  ])
  expect(grid).toHaveLength(1)

  // What is on sale stays lawful: the part that would break the label is not written.
  const refused = await ivana.call('saveProduct', {
    productId: sold.productId,
    version: sold.version,
    reason: '',
    ingredients: [],
  })
  expect(refused.error).toMatchObject({ code: 'label_incomplete', details: { missing: ['ingredients'] } })
  expect((await ivana.call('staffProduct', { productId: sold.productId })).value.ingredients).toHaveLength(2)
})

test('whoever is late is told, and nothing of theirs is written', async () => {
  const { value: draft } = await ivana.call('createProduct', { kind: 'treat', name: 'Pamlsek Dva' })
  const saved = await change(draft, { texts: { ...draft.texts, shortDescription: 'Ivanin popis.' } })
  const late = await ivana.call('saveProduct', {
    ...{ productId: draft.productId, version: draft.version, reason: '' },
    texts: { ...draft.texts, shortDescription: 'Pozdní popis.' },
  })
  expect(late.error).toMatchObject({ code: 'version_conflict', details: { version: saved.version } })
  const { value } = await ivana.call('staffProduct', { productId: draft.productId })
  expect(value.texts.shortDescription).toBe('Ivanin popis.')
})

test('the list counts claims in every field that the editor marks', async () => {
  const name = 'Pamlsek, který léčí'
  const { value: draft } = await ivana.call('createProduct', { kind: 'treat', name })
  const counted = async () =>
    (await ivana.call('staffProducts', { q: name })).value.products.find(
      ({ productId }) => productId === draft.productId,
    )?.claims
  expect(await counted()).toBe(1)
  const texts = { ...draft.texts, seoTitle: 'Léčí ekzémy', shortDescription: 'Křupe.' }
  const storageText = 'V suchu léčí dva roky.'
  await change(draft, {
    texts,
    basics: { ...draft.basics, storageText },
    feedingGuide: {
      ...{ kind: 'adult', unit: 'g_per_day', rowHeader: 'Váha', columns: ['Dávka'] },
      ...{ note: 'Jeden denně léčí.', rows: [] },
    },
  })
  expect(await counted()).toBe(4)
})

test('a composition saved as it stood reads as the label did', async () => {
  const { value: list } = await ivana.call('staffProducts', { q: 'kuře s hnědou', status: 'active' })
  const { value: product } = await ivana.call('staffProduct', { productId: list.products[0]?.productId ?? 0 })
  const lines = product.ingredients.map(({ ingredientId, label, note, percent, mgPerKg, role }) => ({
    ...{ ingredientId, label, note, percent, mgPerKg, role },
  }))
  const saved = await change(product, { ingredients: lines, additives: product.additives })
  expect(saved.compositionText).toBe(product.compositionText)
  expect(saved.additivesText).toBe(product.additivesText)
  expect(saved.grainFree).toBe(product.grainFree)
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as count from internal.row_history where table_name = 'product_ingredients' and row_key like $1`,
    [`${product.productId}:%`],
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('every food and every thing of the demo shop has a whole label', async () => {
  const { rows } = await shop.database.pool.query(`select id::int from shop.products where status = 'active'`)
  const { value } = await jana.call('staffProducts', {})
  expect(value.products.length).toBe(40)
  const lacking: string[] = []
  for (const { id } of rows as { id: number }[]) {
    const { value: product } = await jana.call('staffProduct', { productId: id })
    if (product.label.missing.length > 0) lacking.push(`${product.basics.slug}: ${product.label.missing.join(', ')}`)
  }
  expect(lacking).toEqual([])
})

test('a moment to come is waited for, and then it is on sale by itself', async () => {
  const product = await wholeProduct('Granule Zítřejší', 'CN-ZITRA-02K', '8599871999985')
  await setPrice(product.variants[0]?.variantId ?? 0, 39_900)
  const { value: planned } = await publish(product, new Date(shop.clock.now().getTime() + 3_600_000).toISOString())
  expect(planned.status).toBe('scheduled')
  expect(await cardOf(product.productId)).toBeUndefined()
  await shop.database.pool.query(
    `update shop.products set published_at = internal.shop_now() - interval '1 second' where id = $1`,
    [product.productId],
  )
  await enqueue(shop.deps.pool, 'refresh-cards', { requestId: 'test' } as never)
  await shop.runJobs()
  expect(await cardOf(product.productId)).toMatchObject({ price: '39900' })
  expect((await jana.call('staffProduct', { productId: product.productId })).value.status).toBe('active')
})

test('an end names who follows, and is no end of a draft', async () => {
  const product = await wholeProduct('Granule Končící', 'CN-KONEC-02K', '8599871999978')
  const end = (version: number, status: 'sell_out' | 'discontinued', successorId: number | null) =>
    ivana.call('endProduct', {
      productId: product.productId,
      version,
      status,
      successorId,
      reason: 'Výrobce ukončil recepturu',
    })
  expect((await end(product.version, 'discontinued', null)).error?.code).toBe('product_state')
  await setPrice(product.variants[0]?.variantId ?? 0, 39_900)
  const { value: sold } = await publish(product)
  expect((await end(sold.version, 'sell_out', sold.productId)).error).toMatchObject({ code: 'choice_unknown' })
  const { value: list } = await ivana.call('staffProducts', { q: 'kuře s hnědou' })
  const successorId = list.products[0]?.productId ?? 0
  const { value: ending } = await end(sold.version, 'sell_out', successorId)
  expect(ending).toMatchObject({ status: 'sell_out', successor: { productId: successorId } })
  const { value: ended } = await end(ending.version, 'discontinued', successorId)
  expect(await cardOf(product.productId)).toBeUndefined()
  const { value } = await publish(ended)
  expect(value).toMatchObject({ status: 'active', successor: null })
})

test('codes of packs are checked and belong to one pack', async () => {
  const product = await wholeProduct('Granule Kódové', 'CN-KOD-02K', '8599871999961')
  const add = (fields: Partial<VariantFields>) =>
    ivana.call('addVariant', {
      productId: product.productId,
      version: product.version,
      reason: '',
      fields: { ...PACK, isDefault: false, ...fields },
    })
  expect((await add({ sku: 'CN-KOD-06K', ean: '8599871999962' })).error).toMatchObject({ code: 'invalid_input' })
  expect((await add({ sku: 'CN-KOD-02K', ean: null })).error).toMatchObject({
    code: 'code_taken',
    details: { field: 'sku' },
  })
  expect((await add({ sku: 'CN-KOD-06K', ean: '8599871999961' })).error).toMatchObject({ details: { field: 'ean' } })
  const { value } = await add({ sku: 'CN-KOD-06K', ean: null, isMultipack: true })
  expect(value.variants.map(({ isMultipack }) => isMultipack)).toEqual([false, true])
  const six = value.variants[1]
  const rename = { variantId: six?.variantId ?? 0, version: six?.version ?? 0, reason: '' }
  const saved = await ivana.call('saveVariant', {
    ...rename,
    fields: { ...PACK, sku: 'CN-KOD-06K', ean: null, isDefault: false, name: 'Šest kusů' },
  })
  expect(saved.value.variants[1]).toMatchObject({ name: 'Šest kusů', isMultipack: true })
})

test('another pack of a food on sale has its weight, and waits for its price', async () => {
  const product = await wholeProduct('Granule Vážené', 'CN-VAHA-02K', '8599871999947')
  await setPrice(product.variants[0]?.variantId ?? 0, 39_900)
  const { value: sold } = await publish(product)
  expect(sold.status).toBe('active')
  const add = (fields: Partial<VariantFields>) =>
    ivana.call('addVariant', {
      ...{ productId: sold.productId, version: sold.version, reason: '' },
      fields: { ...PACK, sku: 'CN-VAHA-06K', ean: null, isDefault: false, ...fields },
    })
  expect((await add({ netWeightG: null })).error).toMatchObject({
    ...{ code: 'label_incomplete', details: { missing: ['net_quantity'] } },
  })
  expect((await jana.call('staffProduct', { productId: sold.productId })).value.variants).toHaveLength(1)
  const { value } = await add({})
  expect(value.variants).toHaveLength(2)
  expect(value.label.missing).toEqual(['price'])
})

test('the warehouse says where a pack lies and what it weighs, support only looks', async () => {
  const product = await wholeProduct('Granule Regálové', 'CN-REGAL-02K', '8599871999954')
  const [variant] = product.variants
  const given = { variantId: variant?.variantId ?? 0, version: variant?.version ?? 0 }
  const shelf = { ...given, shelf: 'B2-4', grossWeightG: 2080, ean: null }
  expect((await jana.call('saveShelf', shelf)).error?.code).toBe('forbidden')
  const { value } = await petr.call('saveShelf', shelf)
  expect(value.variants[0]).toMatchObject({ shelf: 'B2-4', grossWeightG: 2080, ean: null })
  expect((await petr.call('saveVariant', { ...given, reason: '', fields: PACK })).error?.code).toBe('forbidden')
  expect(
    (await jana.call('publishProduct', { productId: product.productId, version: 1, reason: '', at: null })).error?.code,
  ).toBe('forbidden')
  expect((await jana.call('staffProduct', { productId: product.productId })).status).toBe(200)
})

test('marks and relations are parts of a product: in order, known ones only, never the product itself', async () => {
  const { value: tag } = await ivana.call('addTag', { name: 'Na dlouhé výpravy' })
  expect(tag).toEqual({ code: 'na-dlouhe-vypravy', name: 'Na dlouhé výpravy' })
  expect((await ivana.call('addTag', { name: 'na dlouhé výpravy' })).error.code).toBe('name_taken')
  expect((await petr.call('addTag', { name: 'Od skladu' })).status).toBe(403)

  const product = await wholeProduct('Granule Vázané', 'CN-VAZ-02K', '8599871999930')
  const relations = [
    { productId: 1, type: 'related' as const, reason: 'Stejná chuť.' },
    { productId: 2, type: 'cross_sell' as const, reason: 'Hodí se k tomu.' },
  ]
  const linked = await change(product, { tags: ['klouby', tag.code], relations })
  expect(linked.tags).toEqual(['klouby', tag.code])
  expect(linked.relations).toMatchObject(relations)
  const turned = await change(linked, { tags: [tag.code], relations: relations.toReversed() })
  expect(turned.relations.map(({ productId }) => productId)).toEqual([2, 1])

  await setPrice(turned.variants[0]?.variantId ?? 0, 44_900)
  await publish(turned)
  const { rows } = await shop.database.pool.query(
    `select shop.product_grid('{"need":["na-dlouhe-vypravy"]}', 'oblibene', 10, 0, 1) as grid`,
  )
  expect(rows[0].grid).toMatchObject({ total: 1, facets: { need: { [tag.code]: 1 } } })

  const { version } = (await ivana.call('staffProduct', { productId: product.productId })).value
  const save = (parts: object) => ivana.call('saveProduct', { productId: product.productId, version, ...parts })
  const itself = [{ productId: product.productId, type: 'related', reason: 'Sám sebou.' }]
  expect((await save({ tags: ['neznamy'] })).error).toMatchObject({
    code: 'choice_unknown',
    details: { field: 'tags' },
  })
  expect((await save({ relations: itself })).error.details).toEqual({ field: 'relations' })
})

test('a review from before another recipe says so, and a corrected word is no other recipe', async () => {
  const { productId } = await wholeProduct('Granule Jiná receptura', 'CN-JINA-02K', '8599871999923')
  const { value: product } = await jana.call('staffProduct', { productId })
  const lines = product.ingredients.map(({ ingredientId, label, note, percent, mgPerKg, role }) => ({
    ...{ ingredientId, label, note, percent, mgPerKg, role },
  }))
  const days = async () =>
    (
      await shop.database.pool.query('select changed_on::text as day from shop.recipe_changes where product_id = $1', [
        product.productId,
      ])
    ).rows.map(({ day }) => day)
  await shop.database.pool.query(`update shop.products set status = 'active', published_at = now() where id = $1`, [
    productId,
  ])
  const { value: sold } = await jana.call('staffProduct', { productId })
  const renamed = await change(sold, { ingredients: lines.map((line) => ({ ...line, label: `${line.label} jinak` })) })
  expect(await days()).toEqual([])
  await shop.database.pool.query(
    `insert into shop.reviews (storefront_id, product_id, rating, title, body, author_name, written_on, status, is_verified_purchase)
     select 1, $1, 5, 'Dobré', 'Pes byl spokojený.', 'Karel', day, 'published', true
       from unnest(array[current_date - 30, current_date + 1]) day`,
    [product.productId],
  )
  const [first, second] = lines
  if (!first || !second) throw new Error('The recipe has two lines.')
  await change(renamed, {
    ingredients: [
      { ...first, percent: 55 },
      { ...second, percent: 45 },
    ],
  })
  expect(await days()).toHaveLength(1)
  const { rows } = await shop.database.pool.query(`select shop.product_reviews($1, '{}', 'nejnovejsi') as page`, [
    product.basics.slug,
  ])
  const marks = rows[0].page.reviews.map((review: { is_of_earlier_recipe: boolean }) => review.is_of_earlier_recipe)
  expect(marks).toEqual([false, true])
})
