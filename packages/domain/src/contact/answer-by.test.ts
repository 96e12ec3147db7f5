import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'

test.each([
  ['a workday', '2026-11-18T09:00:00Z', '2026-11-19T17:00:00.000Z'],
  ['late in the evening', '2026-11-18T22:30:00Z', '2026-11-19T17:00:00.000Z'],
  ['Friday', '2026-11-13T09:00:00Z', '2026-11-16T17:00:00.000Z'],
  ['Saturday: read on Monday, Tuesday is a holiday', '2026-11-14T09:00:00Z', '2026-11-18T17:00:00.000Z'],
  ['the day before a holiday', '2026-11-16T09:00:00Z', '2026-11-18T17:00:00.000Z'],
  ['Christmas Eve', '2026-12-24T09:00:00Z', '2026-12-29T17:00:00.000Z'],
])('written on %s', (_name, written, expected) => {
  expect(answerBy(new Date(written)).toISOString()).toBe(expected)
})
