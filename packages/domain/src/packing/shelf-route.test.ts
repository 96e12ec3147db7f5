import { expect, test } from 'vitest'
import { byShelfRoute } from './shelf-route.ts'

test('a picker walks aisle by aisle and asks for goods without a place at the end', () => {
  const places = ['C2-4', null, 'A10-1', 'A2-12', 'A2-3', 'C1-1']
  expect(places.toSorted(byShelfRoute)).toEqual(['A2-3', 'A2-12', 'A10-1', 'C1-1', 'C2-4', null])
})
