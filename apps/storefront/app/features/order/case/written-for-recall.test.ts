import type { CaseForm } from '@shop/contract/case/case'
import { expect, test } from 'vitest'
import { writtenForRecall } from './written-for-recall.ts'

type Line = CaseForm['lines'][number]
const line = (position: number, code: string, left: number) =>
  ({ position, batches: [{ code, bestBefore: null }], left: { withdrawal: 0, complaint: left, guarantee: 0 } }) as Line
const LINES = [line(1, 'KL2608-1', 2), line(2, 'GK2611-1', 1)]

test.each([
  ['no batch', null, {}],
  ['a batch that is not in the order', 'X1', {}],
  [
    'the batch of one line',
    'KL2608-1',
    { 'pieces-1': '2', problem: 'other', wish: 'refund', description: 'Stažená šarže KL2608-1.' },
  ],
])('%s', (_what, code, written) => expect(writtenForRecall({ lines: LINES }, code)).toEqual(written))
