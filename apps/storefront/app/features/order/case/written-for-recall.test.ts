import type { CaseForm } from '@shop/contract/case/case'
import { expect, test } from 'vitest'
import { writtenForRecall } from './written-for-recall.ts'

type Line = CaseForm['lines'][number]
const line = (position: number, left: number, batches: Record<string, number | undefined>) =>
  ({
    position,
    batches: Object.entries(batches).map(([code, pieces]) => ({ code, bestBefore: null, pieces })),
    left: { withdrawal: 0, complaint: left, guarantee: 0 },
  }) as Line
const LINES = [
  line(1, 2, { 'KL2608-1': 2 }),
  line(2, 1, { 'GK2611-1': 3 }),
  line(3, 5, { 'MX1-1': 2, 'MX1-2': 3 }),
  line(4, 4, { OLD: undefined }),
]
const said = (code: string) => ({ problem: 'other', wish: 'refund', description: `Stažená šarže ${code}.` })

test.each([
  ['no batch', null, {}],
  ['a batch that is not in the order', 'X1', {}],
  ['the batch of one line', 'KL2608-1', { 'pieces-1': '2', ...said('KL2608-1') }],
  ['some of it was asked about before', 'GK2611-1', { 'pieces-2': '1', ...said('GK2611-1') }],
  ['only some pieces of a line are of the batch', 'MX1-1', { 'pieces-3': '2', ...said('MX1-1') }],
  ['nobody said how many', 'OLD', { 'pieces-4': '4', ...said('OLD') }],
])('%s', (_what, code, written) => expect(writtenForRecall({ lines: LINES }, code)).toEqual(written))
