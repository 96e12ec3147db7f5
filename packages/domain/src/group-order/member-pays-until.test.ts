import { expect, test } from 'vitest'
import { memberPaysUntil } from './settle-group.ts'

test.each([
  ['asked at once', '2026-11-21T12:00:00Z', '2026-11-19T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['asked a day late', '2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z'],
  ['asked in a group without a moment', null, '2026-11-20T12:00:00Z', '2026-11-22T12:00:00Z'],
])('%s, a member has the whole hours to pay', (_, group, now, until) => {
  const payUntil = group === null ? null : new Date(group)
  expect(memberPaysUntil(payUntil, new Date(now), 48)).toEqual(new Date(until))
})
