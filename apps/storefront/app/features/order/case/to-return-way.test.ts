import { expect, test } from 'vitest'
import { toReturnWay } from './to-return-way.ts'

test.each([
  ['packeta', 'packeta'],
  ['own', 'own'],
  ['', 'own'],
  ['ppl', 'own'],
  [undefined, 'own'],
  [null, 'own'],
])('%s is read as %s', (typed, way) => {
  expect(toReturnWay(typed)).toBe(way)
})
