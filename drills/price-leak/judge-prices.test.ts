import type { PageAnswer } from '@shop/stack/page-visitor'
import { expect, test } from 'vitest'
import { judgePrices } from './judge-prices.ts'
import { groupsIn } from './marked-prices.sql.ts'

test.each([
  ['700\u00a0013\u00a0Kč', ['chovatel']],
  ['{"unitPrice":70001200,"withVat":78401344}', ['velkoobchod']],
  ['od 10 ks 749 994 Kč, 700 011 Kč', ['trener', 'agreed']],
  ['1\u00a0949\u00a0Kč a 17001200 a telefon 700 012 345', []],
  ['700 015 Kč', []],
])('whose prices stand in %s', (text, groups) => {
  expect([...groupsIn(text)].toSorted()).toEqual(groups.toSorted())
})

const answer = (text: string, cacheControl = 'private, no-store', cache = 'MISS'): PageAnswer => ({
  path: '/api/ceny',
  status: 200,
  text,
  headers: new Headers({ 'cache-control': cacheControl, 'x-cache': cache }),
})

test('an own price in an own answer is right, in a shared page it is a leak', () => {
  expect(judgePrices('own', 'velkoobchod', answer('70001200'))).toEqual([])
  expect(judgePrices('public', 'velkoobchod', answer('70001200'))).toHaveLength(1)
  expect(judgePrices('own', 'velkoobchod', answer('70001100'))).toHaveLength(2)
  expect(judgePrices('own', null, answer('70001100'))).toHaveLength(1)
})

test('an own answer that may be kept or was kept is a fault', () => {
  expect(judgePrices('own', 'velkoobchod', answer('70001200', 'public, max-age=60', 'HIT'))).toHaveLength(2)
})
