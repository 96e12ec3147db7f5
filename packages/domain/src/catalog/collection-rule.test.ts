import { expect, test } from 'vitest'
import {
  applyRule,
  type CollectionRule,
  EMPTY_RULE,
  fixedFacets,
  isNarrowing,
  withoutFixed,
} from './collection-rule.ts'
import { NO_FILTERS } from './grid-filters.ts'

const SALMON: CollectionRule = { ...EMPTY_RULE, within: ['granule'], protein: ['losos'], sale: true }

test.each<[string, Partial<CollectionRule>, boolean]>([
  ['nothing', {}, false],
  ['a price without ends', { price: { from: null, to: null } }, false],
  ['a category', { within: ['granule'] }, true],
  ['a meat', { protein: ['losos'] }, true],
  ['a highest price', { price: { from: null, to: 50_000 } }, true],
  ['what is on sale', { sale: true }, true],
  ['what is there', { inStock: true }, true],
])('a rule with %s narrows: %s', (_name, part, expected) => {
  expect(isNarrowing({ ...EMPTY_RULE, ...part })).toBe(expected)
})

test('what the rule says cannot be chosen, the rest can', () => {
  expect(fixedFacets(SALMON)).toEqual(['protein', 'sale'])
  const asked = { ...NO_FILTERS, protein: ['kure'], lifeStage: ['senior'], without: ['psenice'], sale: true }
  expect(withoutFixed(asked, SALMON)).toMatchObject({ protein: [], lifeStage: ['senior'], sale: false })
  expect(applyRule(asked, SALMON)).toMatchObject({
    ...{ protein: ['losos'], lifeStage: ['senior'], without: ['psenice'], sale: true, inStock: false },
  })
})

test.each([
  [null, { from: 100, to: 900 }, { from: 100, to: 900 }],
  [
    { from: 200, to: null },
    { from: 100, to: 900 },
    { from: 200, to: 900 },
  ],
  [
    { from: 50, to: 2000 },
    { from: null, to: 900 },
    { from: 50, to: 900 },
  ],
  [{ from: 50, to: 2000 }, null, { from: 50, to: 2000 }],
])('prices %j inside of %j are %j', (asked, said, expected) => {
  expect(applyRule({ ...NO_FILTERS, price: asked }, { ...EMPTY_RULE, price: said }).price).toEqual(expected)
})
