import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoDatabase, openDemoDatabase } from './demo-database.ts'
import {
  energyPriceOf,
  type Filters,
  isWithout,
  type Product,
  rulesOf,
  selectProducts,
  sizesOf,
  stagesOf,
} from './grid-model.ts'

interface Answer {
  total: number
  cards: { product_id: number; price: number; contains: string[] }[]
  facets: Record<string, Record<string, number>>
  bounds: Record<string, { from: number; to: number } | null>
  total_without: Record<string, number>
}

let database: DemoDatabase
let products: Product[]

beforeAll(async () => {
  database = await openDemoDatabase()
  products = await selectProducts(database.pool)
}, 60_000)
afterAll(() => database.drop())

function askGrid(filters: Filters, sort = 'oblibene', size = 100, skip = 0): Promise<Answer> {
  return database.ask('select shop.product_grid($1, $2, $3, $4)', [JSON.stringify(filters), sort, size, skip])
}

const some = (values: string[]) => fc.option(fc.subarray(values, { minLength: 1, maxLength: 3 }), { nil: undefined })
const amount = fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: undefined })
const energy = fc.option(fc.integer({ min: 3_000, max: 12_000 }), { nil: undefined })
const range = fc.option(fc.record({ from: amount, to: amount }), { nil: undefined })
const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    within: some(['granule', 'konzervy', 'pamlsky']),
    category: some(['pro-dospele', 'pro-seniory', 'monoproteinove']),
    protein: some(['kure', 'losos', 'vege', 'kralik']),
    life_stage: some(['stene', 'dospely', 'senior']),
    size: some(['mala', 'stredni', 'velka']),
    pack: some(['do-500-g', 'do-2-kg', 'do-6-kg', 'nad-6-kg']),
    need: some(['klouby', 'citlive-traveni', 'bestseller']),
    property: some(['typ-krmiva.kompletni', 'typ-krmiva.doplnkove', 'do-mycky.ano', 'barva.cerna']),
    without: some(['kure', 'drubez', 'obiloviny', 'losos', 'hovezi']),
    price: range,
    unit_price: range,
    energy_price: fc.option(fc.record({ from: energy, to: energy }), { nil: undefined }),
    in_stock: fc.boolean(),
    on_sale: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Filters>

describe('shop.product_grid', () => {
  test('shows what the rules let through, whatever the filters', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const rules = Object.values(rulesOf(filters))
        const expected = products.filter((product) => rules.every((rule) => rule(product)))
        const answer = await askGrid(filters)
        expect(answer.total).toBe(expected.length)
        expect(answer.cards.map((card) => card.product_id).sort()).toEqual(expected.map((one) => one.product_id).sort())
      }),
      { numRuns: 60 },
    )
  })

  test('counts a value as if its own facet were not filtered', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const rules = Object.entries(rulesOf(filters))
        const passing = (facet: string) =>
          products.filter((product) => rules.every(([name, rule]) => name === facet || rule(product)))
        const { facets } = await askGrid(filters)
        for (const [stage, count] of Object.entries(facets.life_stage ?? {})) {
          expect(count).toBe(passing('life_stage').filter((product) => stagesOf(product).includes(stage)).length)
        }
        for (const [size, count] of Object.entries(facets.size ?? {})) {
          expect(count).toBe(passing('size').filter((product) => sizesOf(product).includes(size)).length)
        }
        for (const [protein, count] of Object.entries(facets.protein ?? {})) {
          expect(count).toBe(passing('protein').filter((product) => product.protein === protein).length)
        }
        for (const attribute of ['property/typ-krmiva', 'property/do-mycky'])
          for (const [option, count] of Object.entries(facets[attribute] ?? {})) {
            const facet = `${attribute.slice('property/'.length)}:${option}`
            expect(count).toBe(passing(attribute).filter((product) => product.facets.includes(facet)).length)
          }
        for (const [code, count] of Object.entries(facets.without ?? {})) {
          expect(count).toBe(passing('').filter((product) => isWithout(product, code)).length)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('tells what is there without each filter and between which prices', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const rules = Object.entries(rulesOf(filters))
        const passing = (facet: string) =>
          products.filter((product) => rules.every(([name, rule]) => name === facet || rule(product)))
        const answer = await askGrid(filters)
        for (const [facet, total] of Object.entries(answer.total_without)) expect(total).toBe(passing(facet).length)
        const prices = passing('price').map((product) => product.price)
        const bounds = prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) }
        expect(answer.bounds.price).toEqual(bounds)
        const energies = passing('energy_price').flatMap((product) => energyPriceOf(product) ?? [])
        expect(answer.bounds.energy_price).toEqual(
          energies.length === 0 ? null : { from: Math.min(...energies), to: Math.max(...energies) },
        )
      }),
      { numRuns: 40 },
    )
  })

  test('never shows chicken to whoever excludes it, nor food that does not say what it is made of, but leashes', async () => {
    const answer = await askGrid({ without: ['kure'] })
    const shown = new Set(answer.cards.map((card) => card.product_id))
    for (const product of products.filter(({ product_id: id }) => shown.has(id))) {
      expect(product.ingredients).not.toContain('kure')
      expect(product.composition).not.toBe('undeclared')
    }
    expect(shown.size).toBeGreaterThan(0)
    expect(answer.cards.filter((card) => card.contains.includes('kure'))).toEqual([])
  })

  test('sorts by price of a day, which is the price of the energy', async () => {
    const { cards } = (await askGrid({ within: ['granule'] }, 'cena-za-den')) as unknown as {
      cards: { price: number; net_weight_g: number; energy_kcal_per_100g: number; is_complete: boolean }[]
    }
    const perKcal = cards
      .filter((card) => card.is_complete)
      .map((card) => card.price / (card.net_weight_g * card.energy_kcal_per_100g))
    expect(perKcal.length).toBeGreaterThan(20)
    for (const [index, value] of perKcal.entries())
      expect(value).toBeGreaterThanOrEqual((perKcal[index - 1] ?? 0) - 1e-6)
  })

  test.each(['oblibene', 'cena', 'cena-za-kg', 'cena-za-den', 'hodnoceni', 'novinky'])(
    'pages through the order %s without losing or repeating a product',
    async (sort) => {
      const seen: number[] = []
      for (let skip = 0; skip < products.length; skip += 10) {
        seen.push(...(await askGrid({}, sort, 10, skip)).cards.map((card) => card.product_id))
      }
      expect(seen.length).toBe(products.length)
      expect(new Set(seen).size).toBe(products.length)
    },
  )

  test('knows nothing about a filter value that does not exist', async () => {
    expect((await askGrid({ protein: ['drak'] })).total).toBe(0)
    expect((await askGrid({ within: ['neni'] })).total).toBe(0)
  })
})

test('shop.product_row has the first cards of the grid, whatever the filters', async () => {
  const sorts = fc.constantFrom('oblibene', 'cena', 'hodnoceni')
  await fc.assert(
    fc.asyncProperty(anyFilters, sorts, fc.integer({ min: 1, max: 12 }), async (filters, sort, size) => {
      const { cards } = await askGrid(filters, sort, size)
      const row = await database.ask('select shop.product_row($1, $2, $3)', [JSON.stringify(filters), sort, size])
      expect(row).toEqual(cards)
    }),
    { numRuns: 60 },
  )
})
