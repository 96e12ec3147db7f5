import { expect, test } from 'vitest'
import { checkDecision, type JudgedLine } from './check-decision.ts'

const ASKED = { kind: 'complaint', wish: 'refund', lines: [{ lineId: '1', pieces: 2 }] } as const
const line = (part: Partial<JudgedLine>): JudgedLine => {
  return { lineId: '1', pieces: 2, outcome: 'refund', amount: 0, reason: '', ...part }
}

test('all of it, some of it, none of it', () => {
  expect(checkDecision(ASKED, [line({})])).toMatchObject({ value: 'accept' })
  const half = [line({ pieces: 1 }), line({ pieces: 1, outcome: 'refuse', reason: 'Bez vady.' })]
  expect(checkDecision(ASKED, half)).toMatchObject({ value: 'accept_in_part' })
  expect(checkDecision(ASKED, [line({ outcome: 'refuse', reason: 'Bez vady.' })])).toMatchObject({ value: 'reject' })
})

test.each<[string, Partial<typeof ASKED> | { kind: 'withdrawal' | 'guarantee' }, Partial<JudgedLine>]>([
  ['line_not_decided', {}, { pieces: 1 }],
  ['line_not_decided', {}, { lineId: '2' }],
  ['reason_missing', {}, { outcome: 'refuse' }],
  ['reason_missing', { kind: 'withdrawal' }, { amount: 100 }],
  ['outcome_not_for_kind', { kind: 'withdrawal' }, { outcome: 'replacement' }],
  ['credits_not_chosen', { kind: 'guarantee' }, { outcome: 'credits' }],
  ['not_a_discount', {}, { outcome: 'discount' }],
])('refuses %s', (code, asked, part) => {
  expect(checkDecision({ ...ASKED, ...asked }, [line(part)])).toMatchObject({ ok: false, code })
})
