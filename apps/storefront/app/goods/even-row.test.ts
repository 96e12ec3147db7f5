import { expect, test } from 'vitest'
import { evenRow } from './even-row.ts'

test.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [3, 2],
  [4, 4],
  [9, 4],
])('of %i things %i are shown', (given, shown) => {
  expect(evenRow(Array.from({ length: given }, (_, index) => index))).toEqual(
    Array.from({ length: shown }, (_, index) => index),
  )
})
