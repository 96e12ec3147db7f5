import { expect, test } from 'vitest'
import { parseRetailerSearch, toRetailerAddress } from './parse-retailer-search.ts'

test.each([
  ['', { near: '', position: null, type: null, isOpen: false, isAll: false }],
  ['misto=+602+00+&typ=vet&otevreno=1', { near: '602 00', position: null, type: 'vet', isOpen: true, isAll: false }],
  [
    'lat=49.195&lng=16.608',
    { near: '', position: { lat: 49.195, lng: 16.608 }, type: null, isOpen: false, isAll: false },
  ],
  ['lat=0&lng=0&typ=salon', { near: '', position: null, type: null, isOpen: false, isAll: false }],
])('reads %j', (query, expected) => {
  expect(parseRetailerSearch(new URLSearchParams(query))).toEqual(expected)
})

test('a position in an address is no more exact than a kilometre', () => {
  const search = { near: '', position: { lat: 49.19522, lng: 16.60796 }, type: null, isOpen: false, isAll: false }
  expect(toRetailerAddress(search, { type: 'vet' })).toBe('/mapa-prodejcu?lat=49.20&lng=16.61&typ=vet')
})

test('a place that was written wins over a position', () => {
  const search = { near: 'Brno', position: { lat: 50, lng: 14 }, type: null, isOpen: true, isAll: false }
  expect(toRetailerAddress(search, {})).toBe('/mapa-prodejcu?misto=Brno&otevreno=1')
})
