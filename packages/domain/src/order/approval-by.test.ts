import { expect, test } from 'vitest'
import { approvalBy } from './approval-by.ts'

test.each([
  ['on a Monday', '2026-11-23T08:00:00Z', 48, '2026-11-25T17:00:00.000Z'],
  ['before a holiday', '2026-11-13T15:00:00Z', 48, '2026-11-18T17:00:00.000Z'],
  ['before Christmas', '2026-12-23T09:00:00Z', 48, '2026-12-29T17:00:00.000Z'],
])('an order placed %s waits over days when nobody works', (_name, placedAt, hours, until) => {
  expect(approvalBy(new Date(placedAt), hours).toISOString()).toBe(until)
})
