import { expect, test } from 'vitest'
import { checkStaffChange } from './staff-change.ts'

test.each([
  [100, 0, 0, { ok: true, value: 200 }],
  [300, 0, 0, { ok: true, value: 0 }],
  [301, 0, 0, { ok: false, code: 'over_role_limit', details: { limit: 300, left: 300 } }],
  [50, 0, 280, { ok: false, code: 'over_role_limit', details: { limit: 300, left: 20 } }],
  [-50, 50, 0, { ok: true, value: 250 }],
  [-51, 50, 0, { ok: false, code: 'not_enough_credits', details: { balance: 50 } }],
  [-301, 1000, 0, { ok: false, code: 'over_role_limit', details: { limit: 300, left: 300 } }],
])('a change by %i with %i to spend and %i used of 300', (credits, usable, used, outcome) => {
  expect(checkStaffChange({ credits, usable, used, limit: 300, isOwn: false, isEligible: true })).toEqual(outcome)
})

test('nobody gives to themselves, and nobody gets what they could not spend', () => {
  const change = { usable: 100, used: 0, limit: 300, isOwn: false, isEligible: true }
  expect(checkStaffChange({ ...change, credits: -1, isOwn: true })).toMatchObject({ code: 'own_account' })
  expect(checkStaffChange({ ...change, credits: 1, isEligible: false })).toMatchObject({ code: 'group_not_eligible' })
  expect(checkStaffChange({ ...change, credits: -1, isEligible: false })).toMatchObject({ ok: true })
})
