import { expect, test } from 'vitest'
import { appealDecideBy, reviewDecideBy } from './decide-by.ts'

test.each([
  ['on a Monday', '2026-11-23T08:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['before a weekend and a holiday', '2026-11-13T15:00:00Z', '2026-11-18T17:00:00.000Z'],
])('a review written %s is read within two business days', (_name, writtenAt, until) => {
  expect(reviewDecideBy(new Date(writtenAt)).toISOString()).toBe(until)
})

test('an appeal is read within ten business days', () => {
  expect(appealDecideBy(new Date('2026-11-13T15:00:00Z')).toISOString()).toBe('2026-11-30T17:00:00.000Z')
})
