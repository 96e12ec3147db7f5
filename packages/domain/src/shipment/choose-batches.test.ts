import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Batch, chooseBatches } from './choose-batches.ts'

const TODAY = '2026-11-16'
const BATCHES: Batch[] = [
  { id: 'late', bestBefore: '2027-09-01', available: 50, isBlocked: false },
  { id: 'soon', bestBefore: '2027-02-01', available: 3, isBlocked: false },
  { id: 'recalled', bestBefore: '2027-01-15', available: 99, isBlocked: true },
  { id: 'too-soon', bestBefore: '2026-12-01', available: 9, isBlocked: false },
  { id: 'undated', bestBefore: null, available: 9, isBlocked: false },
]

test.each([
  ['the batch that expires first', 2, [{ batchId: 'soon', pieces: 2 }]],
  [
    'the next one when it is empty',
    5,
    [
      { batchId: 'soon', pieces: 3 },
      { batchId: 'late', pieces: 2 },
    ],
  ],
  [
    'goods without a date last',
    60,
    [
      { batchId: 'soon', pieces: 3 },
      { batchId: 'late', pieces: 50 },
      { batchId: 'undated', pieces: 7 },
    ],
  ],
  ['nothing for nothing', 0, []],
])('takes %s', (_, pieces, expected) => {
  expect(chooseBatches(pieces, BATCHES, TODAY, 30)).toEqual({ ok: true, value: expected })
})

test('neither recalled nor too short batches are ever sent', () => {
  expect(chooseBatches(63, BATCHES, TODAY, 30)).toEqual({
    ok: false,
    code: 'not_enough_in_batches',
    details: { missing: 1 },
  })
})

test('a batch is usable up to the last allowed day', () => {
  const batch = { id: 'edge', bestBefore: '2026-12-16', available: 1, isBlocked: false }
  expect(chooseBatches(1, [batch], TODAY, 30).ok).toBe(true)
  expect(chooseBatches(1, [batch], TODAY, 31).ok).toBe(false)
})

test('picks sum to the pieces, never exceed a batch and are in order of expiry', () => {
  const anyBatch = fc.record({
    id: fc.uuid(),
    bestBefore: fc.constantFrom('2027-01-01', '2027-03-01', '2027-09-01', null),
    available: fc.nat(20),
    isBlocked: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyBatch, { maxLength: 12 }), fc.nat(60), (batches, pieces) => {
      const chosen = chooseBatches(pieces, batches, TODAY, 30)
      if (!chosen.ok) return
      expect(chosen.value.reduce((sum, pick) => sum + pick.pieces, 0)).toBe(pieces)
      const dates = chosen.value.map((pick) => {
        const batch = batches.find(({ id }) => id === pick.batchId)
        expect(pick.pieces).toBeLessThanOrEqual(batch?.available ?? 0)
        expect(batch?.isBlocked).toBe(false)
        return batch?.bestBefore ?? '9999'
      })
      expect(dates).toEqual(dates.toSorted())
    }),
  )
})
