import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFavourites, parseFavourites, withFavourite } from './favourites-cookie.ts'

test('what was written is read, whatever stands around it', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 60 })
  fc.assert(
    fc.property(ids, (list) => {
      const [cookie = ''] = formatFavourites(list, true).split(';')
      expect(parseFavourites(`a=1; ${cookie}; b=2`)).toEqual(list)
    }),
  )
})

test.each([
  ['nothing', null, []],
  ['another cookie that ends alike', 'x_cenich_oblibene=7', []],
  ['noise', 'cenich_oblibene=7..0.9.7.x3', [7, 9]],
  ['a number too big', 'cenich_oblibene=99999999999999999999.5', [5]],
])('%s', (_, cookies, ids) => {
  expect(parseFavourites(cookies)).toEqual(ids)
})

test('an empty list takes the cookie away', () => {
  expect(formatFavourites([], false)).toBe('cenich_oblibene=; Path=/; Max-Age=0; SameSite=Lax')
})

test('a heart comes to the front once and goes without a trace', () => {
  expect(withFavourite([1, 2], 2, true)).toEqual([2, 1])
  expect(withFavourite([1, 2], 2, false)).toEqual([1])
  expect(
    withFavourite(
      Array.from({ length: 60 }, (_, index) => index + 1),
      99,
      true,
    ),
  ).toHaveLength(60)
})
