import { expect, test } from 'vitest'
import { isPageLost, newerMarker } from './bank-marker.ts'

test.each([
  ['the bank has no marker yet', '5', null, false],
  ['we have none', null, '5', false],
  ['both are the same', '5', '5', false],
  ['the bank went on without us', '5', '7', true],
  ['the bank repeats what we have', '7', '5', false],
  ['numbers are no texts', '9', '10', true],
  ['longer than a number can be', '99999999999999999998', '99999999999999999999', true],
  ['a marker of another kind is not trusted', '5', 'A7', true],
])('a page is lost when %s: %s, %s', (_, ours, banks, expected) => {
  expect(isPageLost(ours, banks)).toBe(expected)
})

test('our marker never goes back', () => {
  expect(newerMarker('10', '9')).toBe('10')
  expect(newerMarker('9', '10')).toBe('10')
  expect([newerMarker(null, '9'), newerMarker('9', null), newerMarker(null, null)]).toEqual(['9', '9', null])
})
