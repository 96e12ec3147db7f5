import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { expect, test } from 'vitest'
import { mergeDrafts, takeField, toChange, toDraft, toNumber } from './product-draft.ts'

const PRODUCT = {
  basics: { name: 'Granule Losos', slug: 'granule-losos', categoryIds: [1, 2], feedType: 'complete' },
  texts: {
    shortDescription: 'Ryba.',
    description: '',
    benefits: ['bez obilovin'],
    seoTitle: '',
    seoDescription: '',
    heurekaCategory: '',
    googleCategory: '',
  },
  ingredients: [
    {
      ingredientId: 7,
      label: 'losos',
      note: null,
      percent: 60.5,
      mgPerKg: null,
      role: 'meat',
      path: '',
      isAnimal: true,
      allergen: null,
    },
  ],
  constituents: [{ constituent: 'crude_fat', percent: 17 }],
  energyKcalPer100g: 367,
  additives: [],
  pictures: [],
  tags: ['klouby'],
  relations: [],
  attributes: [],
  feedingGuide: {
    ...{ kind: 'adult', unit: 'g_per_day', rowHeader: 'Hmotnost', columns: ['Klid', 'Pohyb'], note: '' },
    rows: [{ weightKg: 5, label: '5 kg', amounts: [90, null] }],
  },
} as unknown as StaffProduct

const draft = toDraft(PRODUCT)
const described = (shortDescription: string) => ({ ...draft, texts: { ...draft.texts, shortDescription } })

test.each([
  ['27', 27],
  ['0,3', 0.3],
  [' 1 700 ', 1700],
  ['', null],
  ['asi 3', null],
])('„%s“ is read as %s', (typed, value) => {
  expect(toNumber(typed)).toBe(value)
})

test('what was not touched is not sent', () => {
  expect(toChange(draft, toDraft(PRODUCT))).toBeNull()
  expect(toChange(draft, { ...draft, energy: '367,0' })).toBeNull()
})

test('only the part that differs is sent, with numbers and without empty words', () => {
  const mine = { ...draft, ingredients: [{ ...draft.ingredients[0], percent: '61,5', note: ' ' }] } as typeof draft
  expect(toChange(draft, mine)).toEqual({
    ingredients: [{ ingredientId: 7, label: 'losos', note: null, percent: 61.5, mgPerKg: null, role: 'meat' }],
  })
})

test('a table of feeding has a cell for every column', () => {
  const guide = draft.guide && { ...draft.guide, columns: 'Klid; Pohyb; Práce' }
  expect(toChange(draft, { ...draft, guide })?.feedingGuide?.rows).toEqual([
    { weightKg: 5, label: '5 kg', amounts: [90, null, null] },
  ])
})

test('other fields go together, the same one is left to a person', () => {
  const theirs = { ...described('Jejich.'), energy: '370' }
  const apart = mergeDrafts(draft, { ...draft, basics: { ...draft.basics, name: 'Můj' } }, theirs)
  expect(apart).toMatchObject({ disputed: [], taken: ['texts.shortDescription', 'energy'] })
  expect(apart.draft).toMatchObject({ energy: '370', basics: { name: 'Můj' }, texts: { shortDescription: 'Jejich.' } })

  const same = mergeDrafts(draft, described('Moje.'), theirs)
  expect(same.disputed).toEqual(['texts.shortDescription'])
  expect(same.draft.texts.shortDescription).toBe('Moje.')
  expect(takeField(same.draft, theirs, 'texts.shortDescription').texts.shortDescription).toBe('Jejich.')
})
