import { expect, test } from 'vitest'
import { isUnfinished, toSentence } from './case-refusal.ts'

test.each([
  ['case_decision_refused', { reason: 'goods_not_here' }, 'nedorazily'],
  ['case_decision_refused', { reason: 'reason_missing' }, 'Doplňte důvod'],
  ['refund_refused', { reason: 'nothing_to_refund' }, 'dobírky'],
  ['refund_refused', { reason: 'unheard_of' }, 'peníze vrátit nejde'],
  ['version_conflict', { version: 3 }, 'někdo změnil'],
  ['unheard_of', {}, 'Zkuste to znovu'],
])('%s with %o is told as %s', (code, details, words) => {
  expect(toSentence({ code, details })).toContain(words)
})

test('what is only not finished is no mistake', () => {
  expect(isUnfinished({ code: 'case_decision_refused', details: { reason: 'reason_missing' } })).toBe(true)
  expect(isUnfinished({ code: 'case_decision_refused', details: { reason: 'over_amount' } })).toBe(false)
})
