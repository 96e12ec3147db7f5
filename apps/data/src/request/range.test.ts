import { expect, test } from 'vitest'
import { ApiError } from '#app/errors.ts'
import { capLimit, narrowRange, parseWholeNumber } from './range.ts'

test.each([
  ['5', 5n],
  [' 5 ', 5n],
  ['-3', -3n],
  ['99999999999999999999', 99999999999999999999n],
  ['5.0', undefined],
  ['many', undefined],
  ['', undefined],
])('the text "%s" is the number %s', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number)
})

test.each([
  [{}, undefined, {}],
  [{}, '0-1', { offset: 0n, limit: 2n }],
  [{}, '3-', { offset: 3n }],
  [{ limit: 3n }, '0-1', { offset: 0n, limit: 2n }],
  [{ limit: 2n, offset: 1n }, '2-9', { offset: 2n, limit: 1n }],
  [{ limit: 0n }, '0-1', { offset: 0n, limit: 0n }],
  [{ limit: 5n }, 'items=0-1', { limit: 5n }],
])('%o narrowed by %s is %o', (range, header, narrowed) => {
  expect(narrowRange(range, header)).toEqual(narrowed)
})

test('ranges that have no row in common cannot be answered', () => {
  expect(() => narrowRange({ offset: 10n, limit: 5n }, '0-3')).toThrow(ApiError)
  expect(() => narrowRange({}, '3-1')).toThrow(ApiError)
})

test('the configured maximum cuts what is larger or not given', () => {
  expect(capLimit(undefined, 100)).toBe(100n)
  expect(capLimit(500n, 100)).toBe(100n)
  expect(capLimit(5n, 100)).toBe(5n)
  expect(capLimit(500n, undefined)).toBe(500n)
})
