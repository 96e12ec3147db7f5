import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOG_SIZES, LIFE_STAGES } from './facet-codes.ts'
import { parseReviewFilters, REVIEW_SORTS, toReviewParams } from './review-filters.ts'

const parse = (query: string) => parseReviewFilters(new URLSearchParams(query))
const NONE = parse('')

describe('filters of reviews in the address', () => {
  test('nothing is no filter', () => {
    expect(NONE).toEqual({
      stars: [],
      verified: false,
      withPhoto: false,
      dogSize: null,
      dogStage: null,
      like: null,
      sort: 'nejuzitecnejsi',
      page: 1,
    })
    expect(toReviewParams(NONE)).toEqual([])
  })

  test.each([
    ['hvezdy=1,2', { stars: [1, 2] }],
    ['hvezdy=2&hvezdy=1', { stars: [1, 2] }],
    ['hvezdy=6,0,x,5', { stars: [5] }],
    ['overene=1&s-fotkou=on', { verified: true, withPhoto: true }],
    ['pes-velikost=stredni&pes-vek=senior', { dogSize: 'stredni', dogStage: 'senior' }],
    ['pes-velikost=obri', { dogSize: null }],
    ['recenze=nejhorsi&recenze-strana=3', { sort: 'nejhorsi', page: 3 }],
    ['recenze=nejnovejsi', { sort: 'nejnovejsi' }],
    ['psi-jako=14_dospely_kure_ryby', { like: { kg: 14, stage: 'dospely', without: ['kure', 'ryby'] } }],
    ['psi-jako=8_senior', { like: { kg: 8, stage: 'senior', without: [] } }],
    ['psi-jako=0_senior', { like: null }],
    ['psi-jako=14_obr', { like: null }],
    ["psi-jako=14_dospely_'x", { like: null }],
    ['recenze-strana=0', { page: 1 }],
    ['varianta=CN-GR-KUR-A-02K', {}],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ ...NONE, ...expected })
  })

  test('what is written is read back the same', () => {
    const filters = fc.record({
      stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((stars) => stars.sort()),
      verified: fc.boolean(),
      withPhoto: fc.boolean(),
      dogSize: fc.option(fc.constantFrom(...DOG_SIZES)),
      dogStage: fc.option(fc.constantFrom(...LIFE_STAGES)),
      like: fc.option(
        fc.record({
          kg: fc.integer({ min: 1, max: 100 }),
          stage: fc.constantFrom(...LIFE_STAGES),
          without: fc.array(fc.constantFrom('kure', 'hovezi', 'kureci-tuk'), { maxLength: 8 }),
        }),
      ),
      sort: fc.constantFrom(...REVIEW_SORTS),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(parseReviewFilters(toReviewParams(chosen))).toEqual(chosen)
      }),
    )
  })
})
