import type { ListedPoint } from '@shop/partners/ports/pickup-points'
import { expect, test } from 'vitest'
import { toFeedRows } from './to-feed-row.ts'

const POINT: ListedPoint = {
  ...{ id: 'B1', kind: 'box', country: 'CZ', status: 'open', takesCod: true, maxWeightGrams: null },
  ...{ name: 'Trafika', place: '', street: 'Dlouhá 5', city: 'Brno', zip: '602 00', lat: 49.2, lng: 16.6 },
  ...{ hours: null, hoursText: '', takesCard: true, isWheelchairAccessible: false },
}

test.each<[string, Partial<ListedPoint>]>([
  ['nowhere on earth', { lat: 200 }],
  ['beyond the edge of the map', { lng: -181 }],
  ['that is no place', { lat: Number.NaN }],
  ['that takes no weight', { maxWeightGrams: 0 }],
  ['that takes more than can be counted', { maxWeightGrams: 1e12 }],
  ['with a letter that cannot be kept', { place: 'vchod\u0000' }],
  ['abroad', { country: 'SK' }],
  ['without a post code', { zip: '602' }],
])('a point %s is left out, the others stay', (_, odd) => {
  const rows = toFeedRows([POINT, { ...POINT, id: 'B2', ...odd }])
  expect(rows.map(({ external_id }) => external_id)).toEqual(['B1'])
})

test('a point listed twice is one', () => {
  const rows = toFeedRows([POINT, { ...POINT, id: 'B2' }, { ...POINT, name: 'Večerka' }])
  expect(rows.map(({ external_id, name }) => [external_id, name])).toEqual([
    ['B1', 'Večerka'],
    ['B2', 'Trafika'],
  ])
})
