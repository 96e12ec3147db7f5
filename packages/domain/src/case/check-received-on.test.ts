import { expect, test } from 'vitest'
import { checkReceivedOn } from './check-received-on.ts'

const days = { placedOn: '2026-11-02', today: '2026-11-19' }

test.each([
  ['2026-11-19', null],
  ['2026-11-02', null],
  ['2026-11-10', null],
  ['2026-11-20', 'in_future'],
  ['2026-11-01', 'before_order'],
  ['2025-12-31', 'before_order'],
])('what came on %s is refused as %s', (receivedOn, reason) => {
  const checked = checkReceivedOn(receivedOn, days)
  expect(checked).toMatchObject(
    reason === null ? { ok: true, value: receivedOn } : { ok: false, code: 'case_day_refused', details: { reason } },
  )
})

test('what is ordered and complained about in one day is taken', () => {
  expect(checkReceivedOn('2026-11-19', { placedOn: '2026-11-19', today: '2026-11-19' }).ok).toBe(true)
})
