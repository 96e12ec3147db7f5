import { NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import { dogOf } from '@shop/domain/dog/dog'
import { describe, expect, test } from 'vitest'
import { clearedFor, toDogExclusion, totalWithout, withExclusions, withoutExclusions } from './dog-exclusion.ts'

const facet = (value: string, count: number | null) => ({ value, label: value, count, isChosen: false })
const grid = (without: string[] = [], facets = [facet('kure', 23), facet('ryby', 20)], total = 27) => ({
  path: '/produkty/granule' as const,
  filters: { ...NO_FILTERS, without, page: 2 },
  total,
  facets: { without: facets },
})
const dog = (...allergies: string[]) => ({
  id: allergies.join(),
  name: 'Bady',
  dog: dogOf({ weightKg: 14, allergies }),
})

describe('toDogExclusion', () => {
  test.each([
    ['no dog', grid(), [], [], { excluded: [], missing: [], shown: [] }],
    ['a page for everybody', grid(), [dog('kure')], [], { excluded: [], missing: ['kure'], shown: [] }],
    ['a page without it', grid(['kure']), [dog('kure')], [], { excluded: ['kure'], missing: [], shown: [] }],
    ['the owner wants to see it', grid(), [dog('kure')], ['kure'], { excluded: [], missing: [], shown: ['kure'] }],
    [
      'two dogs',
      grid(['kure']),
      [dog('kure'), dog('ryby', 'kure')],
      [],
      { excluded: ['kure'], missing: ['ryby'], shown: [] },
    ],
    ['somebody else’s exclusion', grid(['hovezi']), [dog('kure')], [], { excluded: [], missing: ['kure'], shown: [] }],
    ['a shelf of leashes', grid([], [facet('kure', 27)]), [dog('kure')], [], { excluded: [], missing: [], shown: [] }],
    ['a shelf of chicken only', grid([], []), [dog('kure')], [], { excluded: [], missing: [], shown: [] }],
    [
      'a search without counts',
      grid([], [facet('kure', null)]),
      [dog('kure')],
      [],
      { excluded: [], missing: ['kure'], shown: [] },
    ],
  ])('%s', (_title, view, dogs, shown, expected) => {
    expect(toDogExclusion(view, dogs, shown)).toEqual(expected)
  })
})

test.each([
  ['nothing is missing', [], 27],
  ['one ingredient', ['kure'], 23],
  ['two, which may be in the same food', ['kure', 'ryby'], 27],
  ['one that nobody has counted', ['soja'], 27],
])('what is left is said before it comes: %s', (_title, missing, total) => {
  expect(totalWithout(grid(), missing)).toBe(total)
})

test('addresses start again on the first page', () => {
  expect(withExclusions(grid(['hovezi']), ['kure'])).toBe('/produkty/granule?bez=hovezi,kure')
  expect(withoutExclusions(grid(['hovezi', 'kure']), ['kure'])).toBe('/produkty/granule?bez=hovezi')
})

test('clearing everything leaves what a dog must not eat', () => {
  const chosen = { ...grid(['hovezi', 'kure']), filters: { ...grid().filters, sale: true, sort: 'cena' as const } }
  expect(clearedFor(chosen, ['kure'])).toBe('/produkty/granule?bez=kure&razeni=cena')
})
