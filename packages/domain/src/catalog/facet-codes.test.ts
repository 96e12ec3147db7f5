import { expect, test } from 'vitest'
import { breedSizesFor, dogSizeOf, lifeStagesFor, PACK_SIZES, packSizeOf, packSizeRange } from './facet-codes.ts'

test.each([
  [60, 'do-500-g'],
  [500, 'do-500-g'],
  [501, 'do-2-kg'],
  [2_000, 'do-2-kg'],
  [6_000, 'do-6-kg'],
  [12_000, 'nad-6-kg'],
])('a pack of %i g is %s', (grams, code) => {
  expect(packSizeOf(grams)).toBe(code)
})

test('every weight lies in the range of its own size and of no other', () => {
  for (let grams = 1; grams < 20_000; grams += 7) {
    const holding = PACK_SIZES.filter(({ code }) => {
      const { over, upTo } = packSizeRange(code)
      return grams > over && (upTo === null || grams <= upTo)
    })
    expect(holding.map(({ code }) => code)).toEqual([packSizeOf(grams)])
  }
})

test.each([
  [10, 'mala'],
  [10.1, 'stredni'],
  [25, 'stredni'],
  [25.1, 'velka'],
])('a dog of %d kg is %s', (kg, size) => {
  expect(dogSizeOf(kg)).toBe(size)
})

test('food for all suits every size and age', () => {
  expect(breedSizesFor('mala')).toEqual(['mala', 'vsechna'])
  expect(breedSizesFor('stredni')).toEqual(['vsechna'])
  expect(breedSizesFor('velka')).toEqual(['velka', 'vsechna'])
  expect(lifeStagesFor('senior')).toEqual(['senior', 'vsechna'])
})
