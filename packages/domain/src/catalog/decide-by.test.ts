import { expect, test } from 'vitest'
import { reviewDecideBy } from './decide-by.ts'

test.each([
  ['on a Monday', '2026-11-23T08:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['before a weekend and a holiday', '2026-11-13T15:00:00Z', '2026-11-18T17:00:00.000Z'],
])('a review written %s is read within two business days', (_name, writtenAt, until) => {
  expect(reviewDecideBy(new Date(writtenAt)).toISOString()).toBe(until)
})
