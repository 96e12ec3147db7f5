import { Companions } from '@shop/contract/catalog'
import { ProductPageRow } from '@shop/contract/product-page'
import { describe, expect, test } from 'vitest'
import type { Vocabulary } from '#app/goods/vocabulary.server.ts'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import { toProductView } from './to-product-view.server.ts'

const PACK = {
  ...{ id: 1, sku: 'CN-1', ean: null, name: '12 kg', status: 'active', is_default: true, net_weight_g: 12_000 },
  ...{
    price: 900_00,
    regular_price: 900_00,
    lowest_price_30_days: null,
    on_sale: false,
    unit: 'kg',
    unit_price: 75_00,
  },
  ...{ price_valid_from: '2026-11-01', unit_quantity: 12, vat_percent: 12, available_up_to_100: 5, in_stock: true },
  image: null,
}
const PICTURE = { key: 'kure', hash: 'h1', alt: 'Pytel', width: 800, height: 1000 }
const GRANULE = { id: 1, slug: 'granule', path: 'granule', name: 'Granule' }

const ROW: ProductPageRow = ProductPageRow.parse({
  ...{ product_id: 3, slug: 'kure', name: 'Kuře s rýží', subtitle: 'Pro dospělé', kind: 'kibble', status: 'active' },
  ...{ updated_at: '2026-11-01', brand: null, protein: 'kure', protein_name: 'Kuře', life_stage: 'dospely' },
  ...{ life_stage_name: 'Dospělý', breed_size: null, breed_size_name: null, short_description: 'Jídlo v misce' },
  ...{ description: '', benefits: ['Maso z farem'], feed_type: 'kompletní krmivo', composition_text: 'kuře 40 %' },
  ...{ additives_text: null, storage_text: 'V suchu do 25 °C', origin_country: 'CZ', energy_kcal_per_100g: 371.24 },
  ...{ approval_number: 'CZ 70099901', maker: '', eu_person: '', warnings: '' },
  ...{ seo_title: '', seo_description: '', successor_slug: null, successor_name: null, rating_count: 0 },
  ...{ rating_average: null, rating_stars: [], categories: [GRANULE], tags: [], images: [PICTURE], variants: [PACK] },
  ...{ ingredients: [], constituents: [{ code: 'popel', name: 'Popel', percent: 7.5 }], additives: [] },
  ...{ attributes: [], feeding_guide: null, bundle_components: [] },
})

const SETTINGS = {
  dispatch: { cutOff: '14:00' },
  courier: { minDays: 1, maxDays: 2 },
  pickup: { minDays: 2, maxDays: 3 },
  freeFrom: 999_00,
  mostPieces: 200,
  pricing: {
    priceStep: 100,
    regularDelivery: { discountPercent: 10, eligibleCategories: ['granule'], excludedCategories: ['vyprodej'] },
  },
  regular: { discountPercent: 10, weeks: [2, 4], defaultWeeks: 4 },
} as unknown as ShopSettings
const VOCABULARY = {
  categories: [
    { slug: 'krmivo', parentSlug: null, name: 'Krmivo' },
    { slug: 'granule', parentSlug: 'krmivo', name: 'Granule' },
  ],
} as unknown as Vocabulary
const COMPANIONS: Companions = Companions.parse({
  ...{ composition: 'declared', is_complete: true, contains: [], may_contain: [], relations: [] },
})
/** A Monday morning in Prague. */
const NOW = new Date('2026-11-23T09:00:00Z')

function viewOf(
  change: Partial<ProductPageRow> = {},
  around: { now?: Date; companions?: Companions; settings?: ShopSettings } = {},
) {
  const surroundings = { companions: COMPANIONS, vocabulary: VOCABULARY, settings: SETTINGS, now: NOW, ...around }
  return toProductView({ ...ROW, ...change }, surroundings)
}

describe('the head of a product', () => {
  test('is typeset and knows its branch from the root', () => {
    expect(viewOf()).toMatchObject({
      name: 'Kuře s\u00a0rýží',
      lead: 'Jídlo v\u00a0misce',
      theme: 'yellow',
      trail: [
        { label: 'Krmivo', to: '/produkty/krmivo' },
        { label: 'Granule', to: '/produkty/granule' },
      ],
    })
  })

  test.each([
    ['it stands in no category', []],
    ['its category is not in the tree', [{ ...GRANULE, slug: 'zrusena' }]],
  ])('%s: no branch', (_title, categories) => {
    expect(viewOf({ categories }).trail).toEqual([])
  })

  test.each([
    ['a best seller and a novelty are badges', ['bestseller', 'novinka'], ['BESTSELLER', 'NOVINKA']],
    ['any other tag is not', ['pro-stenata'], []],
  ])('%s', (_title, codes, badges) => {
    expect(viewOf({ tags: codes.map((code) => ({ code, name: code.toUpperCase() })) }).badges).toEqual(badges)
  })

  test.each([
    ['nobody has rated it', { rating_average: null, rating_count: 0 }, null],
    [
      'somebody has',
      { rating_average: 4.5, rating_count: 2, rating_stars: [0, 0, 0, 1, 1] },
      { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
    ],
  ])('%s', (_title, change, rating) => {
    expect(viewOf(change).rating).toEqual(rating)
  })

  test.each([
    ['a picture that is not ready is left out', [{ ...PICTURE, hash: null }], []],
    ['no picture at all', [], []],
    ['a picture', [PICTURE], [{ name: 'kure', hash: 'h1', alt: 'Pytel', width: 800, height: 1000 }]],
  ])('%s', (_title, images, shown) => {
    expect(viewOf({ images }).images).toEqual(shown)
  })

  test('meat without a colour of its own has no theme', () => {
    expect(viewOf({ protein: null }).theme).toBeNull()
  })
})

describe('what is sold no more', () => {
  test('offers no pack, even one left in stock', () => {
    expect(viewOf({ status: 'discontinued' })).toMatchObject({ isDiscontinued: true, variants: [], successor: null })
  })

  test('leads to what took its place', () => {
    const change = { status: 'discontinued' as const, successor_slug: 'nove', successor_name: 'Kuře s batátem' }
    expect(viewOf(change).successor).toEqual({ name: 'Kuře s\u00a0batátem', to: '/produkt/nove' })
  })

  test('what is being sold out is still sold', () => {
    expect(viewOf({ status: 'sell_out' })).toMatchObject({ isDiscontinued: false, variants: [{ sku: 'CN-1' }] })
  })
})

describe('regular delivery', () => {
  const bundle = [{ name: 'Pamlsek', variant_name: '80 g', slug: 'pamlsek', quantity: 2 }]

  test('is offered with its price', () => {
    expect(viewOf()).toMatchObject({ regular: { defaultWeeks: 4 }, variants: [{ repeatPrice: 810_00 }] })
  })

  test.each([
    ['goods of another category', { categories: [{ ...GRANULE, slug: 'voditka' }] }],
    ['goods of an excluded category too', { categories: [GRANULE, { ...GRANULE, slug: 'vyprodej' }] }],
    ['a bundle', { bundle_components: bundle }],
  ])('is not offered for %s', (_title, change) => {
    expect(viewOf(change)).toMatchObject({ regular: null, variants: [{ repeatPrice: null }] })
  })

  test('a bundle names its parts', () => {
    expect(viewOf({ bundle_components: bundle }).parts).toEqual([
      { name: 'Pamlsek, 80\u00a0g', to: '/produkt/pamlsek', pieces: 2 },
    ])
  })
})

describe('the table of facts', () => {
  const attribute = (value: string | number | boolean, unit: string | null = null) => ({
    ...{ life_stage_name: null, breed_size_name: null },
    attributes: [{ code: 'a', name: 'Vlastnost', value, unit }],
  })

  test.each([
    [true, null, 'ano'],
    [false, null, 'ne'],
    [0, 'cm', '0\u00a0cm'],
    [1.5, 'm', '1,5\u00a0m'],
    [12_000, null, '12\u00a0000'],
    ['kůže', 'cm', 'kůže'],
  ])('%j in %j is written %j', (value, unit, written) => {
    expect(viewOf(attribute(value, unit)).facts).toEqual([{ name: 'Vlastnost', value: written }])
  })

  test('several values of one attribute are one fact', () => {
    const { attributes, ...rest } = attribute('nylon')
    const both = { ...rest, attributes: [...attributes, ...attribute('kůže').attributes] }
    expect(viewOf(both).facts).toEqual([{ name: 'Vlastnost', value: 'nylon, kůže' }])
  })

  test.each([
    ['age and size', { life_stage_name: 'Štěně', breed_size_name: 'Malý' }, ['Věk', 'Velikost psa']],
    ['age alone', { life_stage_name: 'Štěně', breed_size_name: null }, ['Věk']],
    ['nothing', { life_stage_name: null, breed_size_name: null }, []],
  ])('%s', (_title, change, names) => {
    expect(viewOf(change).facts.map(({ name }) => name)).toEqual(names)
  })
})

describe('the label', () => {
  test.each([
    ['energy is told by the kilogram, whole', { energy_kcal_per_100g: 371.24 }, { energyKcalPerKg: 3712 }],
    ['no energy, no figure', { energy_kcal_per_100g: null }, { energyKcalPerKg: null }],
    ['additives are typeset', { additives_text: 'vitamin A 5 mg' }, { additives: 'vitamin A\u00a05\u00a0mg' }],
    ['no additives', { additives_text: null }, { additives: null }],
    ['goods name their maker', { maker: 'Misky, Zlín', warnings: 'Není hračka.' }, { maker: 'Misky, Zlín' }],
    ['food says for whom', {}, { feedType: 'kompletní krmivo', forWhom: 'Dospělý' }],
    ['what is no food does not', { feed_type: null }, { feedType: null, forWhom: null }],
    ['constituents', {}, { constituents: [{ name: 'Popel', percent: 7.5 }] }],
  ])('%s', (_title, change, label) => {
    expect(viewOf(change).label).toMatchObject(label)
  })

  test('what is not eaten has no ration', () => {
    expect(viewOf({}, { companions: { ...COMPANIONS, composition: 'not_feed' } }).food).toBeNull()
  })
})

describe('the feeding guide', () => {
  test('is missing where the maker gives none', () => {
    expect(viewOf({ feeding_guide: null }).guide).toBeNull()
  })

  test('keeps the holes of its table', () => {
    const rows = [{ weight_kg: 2, label: '2 kg', amounts: [50, null] }]
    const guide = { kind: 'puppy' as const, unit: 'g_per_day' as const, row_header: 'Váha', note: 'Voda k tomu', rows }
    expect(viewOf({ feeding_guide: { ...guide, columns: ['do 3 měsíců', '4 měsíce'] } }).guide).toEqual({
      kind: 'puppy',
      rowHeader: 'Váha',
      columns: ['do 3\u00a0měsíců', '4 měsíce'],
      rows: [{ weightKg: 2, label: '2\u00a0kg', amounts: [50, null] }],
      unit: 'g_per_day',
      note: 'Voda k\u00a0tomu',
    })
  })
})

describe('the promise of delivery', () => {
  test.each([
    [
      'before the cut-off',
      '2026-11-23T12:59:59Z',
      { isToday: true, orderByDate: '2026-11-23', arrivesOn: '2026-11-24', pickupOn: '2026-11-25' },
    ],
    ['at the cut-off', '2026-11-23T13:00:00Z', { isToday: false, orderByDate: '2026-11-24', arrivesOn: '2026-11-25' }],
    [
      'on Friday afternoon',
      '2026-11-27T15:00:00Z',
      { isToday: false, orderByDate: '2026-11-30', arrivesOn: '2026-12-01' },
    ],
  ])('%s', (_title, now, promise) => {
    expect(viewOf({}, { now: new Date(now) }).promise).toMatchObject({ cutOff: '14:00', ...promise })
  })

  test.each([
    ['the earlier one of the points', '13:00', '2026-11-23T09:00:00Z', '2026-11-23T12:00:00.000Z'],
    ['the courier’s once the other has passed', '13:00', '2026-11-23T12:30:00Z', '2026-11-23T13:00:00.000Z'],
    ['the courier’s before a later one', '15:00', '2026-11-23T09:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['the later one of the points, once alone today', '15:00', '2026-11-23T13:30:00Z', '2026-11-23T14:00:00.000Z'],
  ])('may be kept until %s (%s, at %s)', (_title, cutOff, now, holdsUntil) => {
    const pickup = { minDays: 2, maxDays: 3, cutOff }
    const { promise } = viewOf({}, { now: new Date(now), settings: { ...SETTINGS, pickup } })
    expect(promise.holdsUntil).toBe(holdsUntil)
  })

  test('the hour is the courier’s own', () => {
    const settings = { ...SETTINGS, courier: { minDays: 1, maxDays: 2, cutOff: '11:30' } }
    expect(viewOf({}, { settings }).promise).toMatchObject({ cutOff: '11:30', isToday: true, arrivesOn: '2026-11-24' })
    const missed = viewOf({}, { settings, now: new Date('2026-11-23T10:30:00Z') }).promise
    expect(missed).toMatchObject({ isToday: false, arrivesOn: '2026-11-25', pickupOn: '2026-11-25' })
  })

  test('ends at the minute of Prague, summer or winter', () => {
    expect(viewOf().promise.orderBy).toBe('2026-11-23T13:00:00.000Z')
    expect(viewOf({}, { now: new Date('2026-07-13T09:00:00Z') }).promise.orderBy).toBe('2026-07-13T12:00:00.000Z')
  })
})
