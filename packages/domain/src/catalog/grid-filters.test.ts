import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOG_SIZES, LIFE_STAGES, PACK_SIZES, PROTEINS } from './facet-codes.ts'
import { formatGridQuery } from './format-grid-filters.ts'
import { GRID_SORTS, type GridFilters, NO_FILTERS } from './grid-filters.ts'
import { parseGridFilters } from './parse-grid-filters.ts'

const parse = (query: string) => parseGridFilters(new URLSearchParams(query))

describe('reading an address', () => {
  test('nothing is no filter', () => {
    expect(parse('')).toEqual(NO_FILTERS)
  })

  test('everything at once', () => {
    const query =
      'q=granule+bez+kurete&kategorie=granule&maso=losos,jehneci&vek=dospely&velikost=stredni&baleni=nad-6-kg' +
      '&potreba=klouby&vlastnost=material.nylon&bez=kure,obiloviny&cena-od=200&cena-do=1800&kg-do=220&energie-do=63&skladem=1&akce=1&razeni=cena-za-den&strana=3'
    expect(parse(query)).toEqual({
      text: 'granule bez kurete',
      category: ['granule'],
      protein: ['jehneci', 'losos'],
      lifeStage: ['dospely'],
      size: ['stredni'],
      pack: ['nad-6-kg'],
      need: ['klouby'],
      property: ['material.nylon'],
      without: ['kure', 'obiloviny'],
      price: { from: 20_000, to: 180_000 },
      unitPrice: { from: null, to: 22_000 },
      energyPrice: { from: null, to: 6_300 },
      inStock: true,
      sale: true,
      sort: 'cena-za-den',
      page: 3,
    })
  })

  test.each([
    ['values repeated by a plain form', 'maso=losos&maso=kure', { protein: ['kure', 'losos'] }],
    ['a value said twice', 'maso=kure,kure', { protein: ['kure'] }],
    ['capitals and spaces', 'maso=KURE,%20losos', { protein: ['kure', 'losos'] }],
    ['the code of the mockups, which the catalogue does not use', 'maso=vegetarianske', { protein: [] }],
    ['an unknown life stage', 'vek=teenager', { lifeStage: [] }],
    ['an exclusion that is no code', "bez=kure';drop", { without: [] }],
    ['a property without its attribute', 'vlastnost=nylon,a.b.c,material.', { property: [] }],
    ['properties of two attributes', 'vlastnost=typ.b,material.a', { property: ['material.a', 'typ.b'] }],
    ['a range the wrong way round', 'cena-od=800&cena-do=200', { price: { from: 20_000, to: 80_000 } }],
    ['empty fields of a form', 'cena-od=&cena-do=&q=', { price: null, text: '' }],
    ['a price that is no number', 'cena-od=-5&cena-do=1e9', { price: null }],
    ['a ticked box', 'skladem=on', { inStock: true }],
    ['a box with nonsense', 'skladem=maybe', { inStock: false }],
    ['an unknown order', 'razeni=nahodne', { sort: 'oblibene' }],
    ['page zero', 'strana=0', { page: 1 }],
    ['a page far away', 'strana=999999', { page: 1 }],
    ['a page that is no number', 'strana=2x', { page: 1 }],
    ['campaign marks', 'utm_source=heureka&maso=kure', { protein: ['kure'] }],
  ])('%s', (_name, query, expected) => {
    expect(parse(query)).toMatchObject(expected)
  })

  test('a hundred values are cut', () => {
    const values = Array.from({ length: 100 }, (_, index) => `surovina-${index}`).join(',')
    expect(parse(`bez=${values}`).without).toHaveLength(20)
  })
})

test('a long text is cut between characters', () => {
  const filters = parseGridFilters([['q', `${'a'.repeat(99)}🐶🐶`]])
  expect(filters.text).toBe(`${'a'.repeat(99)}🐶`)
  expect(formatGridQuery(parseGridFilters([['q', '\ud83d']]))).toBe('?q=%EF%BF%BD')
})

describe('writing an address', () => {
  test.each([
    ['no filter, no query', '', ''],
    ['values and names in one order', 'bez=obiloviny,kure&maso=losos&maso=kure', '?maso=kure,losos&bez=kure,obiloviny'],
    ['defaults are not written', 'razeni=oblibene&strana=1', ''],
    ['text keeps its accents', 'q=granule+k%C5%AF%C5%88', '?q=granule+k%C5%AF%C5%88'],
    ['a range open at one end', 'cena-do=500', '?cena-do=500'],
    ['order and page come last', 'strana=2&razeni=cena&skladem=1', '?skladem=1&razeni=cena&strana=2'],
  ])('%s', (_name, query, expected) => {
    expect(formatGridQuery(parse(query))).toBe(expected)
  })
})

const someOf = (codes: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 4 }).map((list) => list.sort())
const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,5})?$/)
const slugs = fc.uniqueArray(slug, { maxLength: 4 }).map((list) => list.sort())
const crowns = fc.option(fc.integer({ min: 0, max: 5000 }))
const range = fc.tuple(crowns, crowns).map(([one, two]) => {
  if (one === null && two === null) return null
  const [from, to] = one !== null && two !== null && one > two ? [two, one] : [one, two]
  return { from: from === null ? null : from * 100, to: to === null ? null : to * 100 }
})
const anyFilters: fc.Arbitrary<GridFilters> = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim().replace(/\s+/g, ' ')),
  category: slugs,
  protein: someOf(PROTEINS),
  lifeStage: someOf(LIFE_STAGES),
  size: someOf(DOG_SIZES),
  pack: someOf(PACK_SIZES.map((size) => size.code)),
  need: slugs,
  property: fc
    .uniqueArray(fc.tuple(slug, slug), { maxLength: 4, selector: String })
    .map((pairs) => pairs.map((pair) => pair.join('.')).sort()),
  without: slugs,
  price: range,
  unitPrice: range,
  energyPrice: range,
  inStock: fc.boolean(),
  sale: fc.boolean(),
  sort: fc.constantFrom(...GRID_SORTS),
  page: fc.integer({ min: 1, max: 10_000 }),
})

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(parse(formatGridQuery(filters))).toEqual(filters)
    }),
  )
})

test('the same filters have one address, whatever the order of values', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const shuffled = { ...filters, protein: [...filters.protein].reverse(), without: [...filters.without].reverse() }
      expect(formatGridQuery(shuffled)).toBe(formatGridQuery(filters))
    }),
  )
})

test('no address makes the reader fail', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('q', 'maso', 'bez', 'cena-od', 'strana', 'razeni', 'x'), fc.string())),
      (pairs) => {
        const filters = parseGridFilters(pairs)
        expect(parse(formatGridQuery(filters))).toEqual(filters)
      },
    ),
  )
})
