import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { expect, test } from 'vitest'
import { joinPart, type Part, splitPart, toJudged, toParts } from './judged-parts.ts'

const line = { name: 'Konzerva', variantName: '400 g', condition: 'unknown', doubts: [], decisions: [] } as const
const view = {
  kind: 'complaint',
  wish: 'discount',
  lines: [{ ...line, position: 2, pieces: 3, arrived: null }],
} as unknown as StaffCaseView

const part = (more: Partial<Part> = {}): Part => ({
  ...{ key: 2000, position: 2, pieces: 3, outcome: 'refund', amount: '', reason: '', goodsTo: 'none', ...more },
})

test('a line begins as the customer wishes it', () => {
  expect(toParts(view, [])).toEqual([part({ outcome: 'discount' })])
})

test('whole goods of a withdrawal go back to be sold, others aside', () => {
  const back = { ...view, kind: 'withdrawal' as const, lines: [{ ...view.lines[0], arrived: 3 }] } as StaffCaseView
  const seen = (condition: 'unopened' | 'opened') => [
    { position: 2, arrived_condition: condition, arrived_batch: null },
  ]
  expect(toParts(back, seen('unopened'))[0]).toMatchObject({ outcome: 'refund', goodsTo: 'shelf' })
  expect(toParts(back, seen('opened'))[0]).toMatchObject({ goodsTo: 'quarantine' })
  // The end of its order puts it back to stock.
  expect(toParts({ ...back, orderState: 'not_collected' }, seen('unopened'))[0]).toMatchObject({ goodsTo: 'none' })
})

test('a piece is split off and joined again', () => {
  const split = splitPart([part()], 2000)
  expect(split.map(({ key, pieces }) => [key, pieces])).toEqual([
    [2000, 2],
    [2001, 1],
  ])
  expect(joinPart(split, split[1] as Part)).toEqual([part()])
})

test.each([
  ['155,83', 15_583],
  ['1 200', 120_000],
  ['', 0],
])('%s Kč is %i', (amount, halere) => {
  expect(toJudged([part({ amount })])?.[0]?.amount).toBe(halere)
})

test.each(['hodně', '-5', '1,234'])('%s is no amount', (amount) => {
  expect(toJudged([part({ amount })])).toBeNull()
})

test('a reason goes with what is taken away only', () => {
  const reason = 'Otevřené.'
  expect(toJudged([part({ reason })])?.[0]?.reason).toBe('')
  expect(toJudged([part({ reason, amount: '50' })])?.[0]?.reason).toBe(reason)
  expect(toJudged([part({ reason, outcome: 'refuse', amount: '50' })])?.[0]).toMatchObject({ amount: 0, reason })
})
