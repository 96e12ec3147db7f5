import type { GridAnswer } from '@shop/contract/catalog'
import { type GridFilters, NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import { describe, expect, test } from 'vitest'
import type { Vocabulary } from '#app/goods/vocabulary.server.ts'
import { toChips, toDrop, toFacets, toHiddenBy, toProperties } from './to-facets.server.ts'

const VOCABULARY = {
  categories: [
    { slug: 'granule', name: 'Granule', parentSlug: null },
    { slug: 'pro-stenata', name: 'Pro štěňata', parentSlug: 'granule' },
  ],
  proteins: new Map([
    ['kure', 'Kuře'],
    ['losos', 'Losos'],
  ]),
  tags: new Map([['citlive-traveni', 'Citlivé trávení']]),
  ingredients: [
    { code: 'brambory', name: 'Brambory', withoutName: 'brambor' },
    { code: 'kure', name: 'Kuře', withoutName: 'kuřete' },
  ],
  properties: [
    {
      code: 'material',
      name: 'Materiál',
      options: [
        { code: 'nylon', name: 'Nylon' },
        { code: 'guma', name: 'Guma' },
      ],
    },
    { code: 'do-mycky', name: 'Vhodné do myčky', options: [{ code: 'ano', name: 'Vhodné do myčky' }] },
  ],
} as unknown as Vocabulary

function answer(facets: Record<string, Record<string, number>>, more: Partial<GridAnswer> = {}): GridAnswer {
  return { facets, has_counts: true, total_without: {}, total: 0, ...more } as unknown as GridAnswer
}

function filters(change: Partial<GridFilters>): GridFilters {
  return { ...NO_FILTERS, ...change }
}

const toAddress = ({ protein, need }: GridFilters) => `/produkty?${[...protein, ...need].join('+')}` as const

describe('toFacets', () => {
  test('offers what would show something, and what is chosen already', () => {
    const { lifeStage } = toFacets(filters({ lifeStage: ['senior'] }), answer({ life_stage: { stene: 4 } }), VOCABULARY)
    expect(lifeStage).toEqual([
      { value: 'stene', label: 'Štěně', count: 4, isChosen: false },
      { value: 'senior', label: 'Senior', count: 0, isChosen: true },
    ])
  })

  test('says no number where it would not be true', () => {
    const { protein } = toFacets(NO_FILTERS, answer({ protein: { kure: 2 } }, { has_counts: false }), VOCABULARY)
    expect(protein?.map(({ count }) => count)).toEqual([null, null])
  })

  test('keeps the place of every meat, with a zero where nothing is', () => {
    const { protein } = toFacets(filters({ protein: ['losos'] }), answer({ protein: { kure: 2 } }), VOCABULARY)
    expect(protein).toEqual([
      { value: 'kure', label: 'Kuře', count: 2, isChosen: false },
      { value: 'losos', label: 'Losos', count: 0, isChosen: true },
    ])
  })

  test('offers whole branches of goods only', () => {
    const { category } = toFacets(NO_FILTERS, answer({ category: { granule: 9, 'pro-stenata': 3 } }), VOCABULARY)
    expect(category?.map(({ value }) => value)).toEqual(['granule'])
  })

  test('takes badges for no need of a dog, the commonest need first', () => {
    const counts = { novinka: 90, 'citlive-traveni': 3, klouby: 7 }
    const { need } = toFacets(NO_FILTERS, answer({ need: counts }), VOCABULARY)
    expect(need?.map(({ label }) => label)).toEqual(['klouby', 'Citlivé trávení'])
  })

  test('asks first about what owners avoid most', () => {
    const { without } = toFacets(NO_FILTERS, answer({ without: { brambory: 5, kure: 2 } }), VOCABULARY)
    expect(without?.map(({ label }) => label)).toEqual(['Kuře', 'Brambory'])
  })
})

describe('toProperties', () => {
  const found = answer({ 'property/material': { guma: 3 }, material: { nylon: 9 } })

  test('offers attributes that would show something, in the order of their values', () => {
    const chosen = filters({ property: ['material.nylon'] })
    expect(toProperties(chosen, found, VOCABULARY)).toEqual([
      {
        code: 'material',
        name: 'Materiál',
        values: [
          { value: 'material.nylon', label: 'Nylon', count: 0, isChosen: true },
          { value: 'material.guma', label: 'Guma', count: 3, isChosen: false },
        ],
      },
    ])
  })

  test('says no number where it would not be true', () => {
    const [material] = toProperties(NO_FILTERS, { ...found, has_counts: false }, VOCABULARY)
    expect(material?.values).toEqual([{ value: 'material.guma', label: 'Guma', count: null, isChosen: false }])
  })

  test('what all goods have is no choice', () => {
    const all = { ...found, total: 3 }
    expect(toProperties(NO_FILTERS, all, VOCABULARY)).toEqual([])
    expect(toProperties(filters({ property: ['material.guma'] }), all, VOCABULARY)).toHaveLength(1)
  })

  test('an attribute without names is not offered', () => {
    expect(toProperties(NO_FILTERS, answer({ 'property/barva': { cerna: 3 } }), VOCABULARY)).toEqual([])
  })
})

describe('toChips', () => {
  test('each leads to the grid without itself', () => {
    const chosen = filters({ protein: ['kure', 'losos'], need: ['citlive-traveni'] })
    expect(toChips(chosen, VOCABULARY, toAddress)).toEqual([
      { label: 'Kuře', to: '/produkty?losos+citlive-traveni', excludes: null, energyPrice: null },
      { label: 'Losos', to: '/produkty?kure+citlive-traveni', excludes: null, energyPrice: null },
      { label: 'Citlivé trávení', to: '/produkty?kure+losos', excludes: null, energyPrice: null },
    ])
  })

  test('what an exclusion hides is counted where the counts are true', () => {
    const hidden = { total: 23, total_without: { 'without:kure': 27 } }
    const chosen = filters({ without: ['kure', 'ryby'] })
    expect(toHiddenBy(chosen, answer({}, hidden))).toEqual({ kure: 4 })
    expect(toHiddenBy(chosen, { ...answer({}, hidden), has_counts: false })).toEqual({})
  })

  test('what is avoided says so outside of its question', () => {
    expect(toChips(filters({ without: ['kure'] }), VOCABULARY, toAddress)[0]).toMatchObject({
      label: 'bez kuřete',
      excludes: 'kure',
    })
  })

  test.each([
    ['material.nylon', 'Nylon'],
    ['do-mycky.ano', 'Vhodné do myčky'],
    ['material.zlato', 'material.zlato'],
    ['barva.cerna', 'barva.cerna'],
  ])('the property %s is called %s', (value, label) => {
    expect(toChips(filters({ property: [value] }), VOCABULARY, toAddress)[0]?.label).toBe(label)
  })

  test('a code the vocabulary does not know is shown as it is', () => {
    expect(toChips(filters({ protein: ['klokan'] }), VOCABULARY, toAddress)[0]?.label).toBe('klokan')
  })
})

describe('toDrop', () => {
  test('names the filter whose absence shows most', () => {
    const chosen = filters({ protein: ['kure'], need: ['citlive-traveni'] })
    const totals = { protein: 2, need: 11 }
    const dropped = toDrop(chosen, answer({}, { total_without: totals }), VOCABULARY, toAddress)
    expect(dropped).toEqual({ label: 'Citlivé trávení', to: '/produkty?kure', count: 11 })
  })

  test('an attribute is dropped with all its values', () => {
    const chosen = filters({ property: ['material.guma', 'material.nylon', 'do-mycky.ano'] })
    const totals = { 'property/material': 5, 'property/do-mycky': 2 }
    const dropped = toDrop(chosen, answer({}, { total_without: totals }), VOCABULARY, toAddress)
    expect(dropped).toMatchObject({ label: 'Guma, Nylon', count: 5 })
  })

  test('has nothing to say without a filter', () => {
    expect(toDrop(NO_FILTERS, answer({}), VOCABULARY, toAddress)).toBeNull()
  })
})
