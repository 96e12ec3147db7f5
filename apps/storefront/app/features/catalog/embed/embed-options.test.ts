import { expect, test } from 'vitest'
import { parseEmbedOptions } from './embed-options.ts'

const parse = (query: string) => parseEmbedOptions(new URLSearchParams(query))
const USUAL = { category: null, slugs: [], count: 4, columns: 4, theme: 'svetle', partner: null }

test('reads what a partner asks for', () => {
  expect(parse('kategorie=granule&pocet=6&sloupce=3&tema=mlha&partner=cvicak-7')).toEqual({
    ...USUAL,
    category: 'granule',
    count: 6,
    columns: 3,
    theme: 'mlha',
    partner: 'cvicak-7',
  })
  expect(parse('produkty=a-b,c').slugs).toEqual(['a-b', 'c'])
})

test.each(['', 'pocet=900&sloupce=x', 'kategorie=../x&partner="><script>', 'tema=duha&produkty=,,%20'])(
  'leaves out what it does not understand in %j',
  (query) => {
    expect(parse(query)).toEqual(USUAL)
  },
)
