import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterPlaces } from './cluster-places.ts'

const toSpot = ([y, x]: [number, number]) => ({ x, y })

test.each([
  ['nothing', [], []],
  [
    'two far away',
    [
      [0, 0],
      [0, 100],
    ],
    [1, 1],
  ],
  [
    'two on one spot and one away',
    [
      [0, 0],
      [5, 5],
      [200, 0],
    ],
    [2, 1],
  ],
])('%s', (_what, spots, sizes) => {
  const places = spots.map((at) => ({ at: at as [number, number] }))
  expect(clusterPlaces(places, toSpot, 40).map(({ length }) => length)).toEqual(sizes)
})

test('no place is lost or counted twice, and pins that stand alone do not overlap', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
  fc.assert(
    fc.property(fc.array(spot), (spots) => {
      const places = spots.map((at, id) => ({ id, at: at as [number, number] }))
      const groups = clusterPlaces(places, toSpot, 40)
      expect(
        groups
          .flat()
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      ).toEqual(places.map(({ id }) => id))
      const firsts = groups.map(([first]) => toSpot(first?.at ?? [0, 0]))
      for (const [index, one] of firsts.entries()) {
        for (const other of firsts.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(40)
      }
    }),
  )
})
