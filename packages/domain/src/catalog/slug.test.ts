import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, toSlug } from './slug.ts'

test.each([
  ['Šťavnaté kuře 12 kg', 'stavnate-kure-12-kg'],
  ['Příliš žluťoučký kůň úpěl ďábelské ódy', 'prilis-zlutoucky-kun-upel-dabelske-ody'],
  ['  Konzerva 6 × 400 g! ', 'konzerva-6-x-400-g'],
  ['2,5 kg – výhodně', '2-5-kg-vyhodne'],
  ['…', ''],
])('%s', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})

test.each(['granule', 'granule-kure-s-ryzi', '6x400g', 'a-1'])('%s is a slug', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each(['', '-a', 'a-', 'a--b', 'Kuře', 'kuře', 'a b', 'a_b', 'a/b'])('%s is not', (text) => {
  expect(isSlug(text)).toBe(false)
})

test('whatever the text, the result is a slug or nothing, and a slug stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = toSlug(text)
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})
