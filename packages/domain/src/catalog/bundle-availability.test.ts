import { expect, test } from 'vitest'
import { bundleAvailability } from './bundle-availability.ts'

const of = (...components: [stockPieces: number, quantity: number][]) =>
  components.map(([stockPieces, quantity]) => ({ stockPieces, quantity }))

test.each([
  ['the scarcest component decides', of([30, 1], [9, 2], [100, 1]), 4],
  ['one component sold out', of([30, 1], [0, 1]), 0],
  ['fewer pieces than one set needs', of([1, 2]), 0],
  ['more reserved than there is', of([-3, 1], [5, 1]), 0],
  ['a set of nothing', [], 0],
])('%s', (_name, components, sets) => {
  expect(bundleAvailability(components)).toBe(sets)
})
