import { describe, expect, test } from 'vitest'
import { toCountedPath, toViewSource } from './counted-path.ts'

describe('toCountedPath', () => {
  test.each([
    ['/', '/'],
    ['/blog/jak-poznat-ze-psovi-krmivo-sedi', '/blog/jak-poznat-ze-psovi-krmivo-sedi'],
    ['/produkty/granule/', '/produkty/granule'],
    ['/l/objednavka/aBcD-tajny', '/l'],
    ['/moje-recenze/TAJEMSTVI', '/moje-recenze'],
    ['/survey/po-nakupu/abc', '/survey'],
    ['/p/0123456789abcdef', '/p'],
    ['/ucet/objednavka/7', '/ucet/objednavka'],
    ['/private/forpets/kolo', '/private'],
    ['/produkt/x?email=a@b.cz', null],
    ['//jinde.cz', null],
    ['/<script>', null],
    [`/${'a'.repeat(300)}`, null],
  ])('counts %s as %s', (path, counted) => {
    expect(toCountedPath(path)).toBe(counted)
  })
})

describe('toViewSource', () => {
  test.each([
    ['', '', 'direct'],
    ['https://cenich.example/blog', '', 'own'],
    ['https://www.google.com/', '', 'search'],
    ['https://search.seznam.cz/?q=granule', '', 'search'],
    ['https://m.facebook.com/', '', 'social'],
    ['https://psipoint.cz/', '', 'other'],
    ['https://www.google.com/', '?utm_source=newsletter', 'campaign'],
  ])('reads %s%s as %s', (referrer, search, source) => {
    expect(toViewSource({ referrer, ownHost: 'cenich.example', search })).toBe(source)
  })
})
