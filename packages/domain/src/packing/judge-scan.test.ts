import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeScan, type OpenBox, type PackedPiece, type ShelfBatch } from './judge-scan.ts'

const RULES = { today: '2026-11-16', groupDays: null, shopDays: 30 }
const GOODS = 1
const UNDATED = 2

const line = (batchCode: string | null, pieces = 1, variantId = GOODS) => ({
  variantId,
  ean: null,
  pieces,
  batchCode,
  bestBefore: batchCode === null ? null : '2027-09-30',
})
const shelf = (code: string, change: Partial<ShelfBatch> = {}): ShelfBatch => ({
  variantId: GOODS,
  code,
  bestBefore: '2027-09-30',
  available: 5,
  isBlocked: false,
  ...change,
})
const scan = (variantId: number | null, batchCode: string | null = null, bestBefore: string | null = null) => ({
  variantId,
  batchCode,
  bestBefore,
})
const inBox = (batchCode: string | null, variantId = GOODS): PackedPiece => ({ variantId, batchCode })

const ONE_BATCH: OpenBox = { lines: [line('A', 2), line(null, 1, UNDATED)], batches: [shelf('A')], packed: [] }
const TWO: OpenBox = {
  lines: [line('A', 2)],
  batches: [shelf('B', { bestBefore: '2027-10-31' }), shelf('A')],
  packed: [],
}

const right = (batchCode: string | null, more: object = {}) => ({
  verdict: 'right',
  variantId: GOODS,
  batchCode,
  pieceNo: 1,
  isMoved: false,
  isLast: false,
  ...more,
})

test.each([
  ['an EAN where one batch lies on the shelf', scan(GOODS), null, ONE_BATCH, right('A')],
  ['goods without a date', scan(UNDATED), null, ONE_BATCH, right(null, { variantId: UNDATED })],
  [
    'the last piece of all',
    scan(GOODS),
    null,
    { ...TWO, batches: [shelf('A')], packed: [inBox('A')] },
    right('A', { pieceNo: 2, isLast: true }),
  ],
  ['other goods', scan(9), null, ONE_BATCH, { verdict: 'wrong_goods' }],
  ['goods the shop does not know', scan(null), null, ONE_BATCH, { verdict: 'wrong_goods' }],
  [
    'a piece too many of the same goods',
    scan(UNDATED),
    null,
    { ...ONE_BATCH, packed: [inBox(null, UNDATED)] },
    { verdict: 'goods_complete', variantId: UNDATED },
  ],
  [
    'anything into a full box',
    scan(9),
    null,
    { ...TWO, packed: [inBox('A'), inBox('A')] },
    { verdict: 'box_complete' },
  ],
  [
    'an EAN where two batches lie',
    scan(GOODS),
    null,
    TWO,
    { verdict: 'choose_batch', variantId: GOODS, choices: [TWO.batches[1], TWO.batches[0]] },
  ],
  ['the planned batch by its name', scan(GOODS), 'A', TWO, right('A')],
  ['another good batch by its name', scan(GOODS), 'B', TWO, right('B', { isMoved: true })],
  ['a code with the planned batch', scan(GOODS, 'A'), null, TWO, right('A')],
  [
    'a code with another batch',
    scan(GOODS, 'B'),
    null,
    TWO,
    { verdict: 'wrong_batch', variantId: GOODS, batchCode: 'B' },
  ],
  [
    'a code with a batch nobody received',
    scan(GOODS, 'Q'),
    null,
    TWO,
    { verdict: 'wrong_batch', variantId: GOODS, batchCode: 'Q' },
  ],
  [
    'another batch of which nothing is left',
    scan(GOODS),
    'B',
    { ...TWO, batches: [shelf('A'), shelf('B', { available: 0 })] },
    { verdict: 'wrong_batch', variantId: GOODS, batchCode: 'B' },
  ],
  [
    'a recalled batch',
    scan(GOODS, 'A'),
    null,
    { ...TWO, batches: [shelf('A', { isBlocked: true })] },
    { verdict: 'blocked_batch', variantId: GOODS, batchCode: 'A' },
  ],
  [
    'an EAN whose planned batch was recalled meanwhile',
    scan(GOODS),
    null,
    { ...TWO, batches: [shelf('A', { isBlocked: true })] },
    { verdict: 'blocked_batch', variantId: GOODS, batchCode: 'A' },
  ],
  [
    'a batch too close to its date',
    scan(GOODS, 'C'),
    null,
    { ...TWO, batches: [shelf('A'), shelf('C', { bestBefore: '2026-12-02' })] },
    { verdict: 'short_date', variantId: GOODS, batchCode: 'C', bestBefore: '2026-12-02', daysLeft: 16 },
  ],
  [
    'a date on the package that is too close',
    scan(GOODS, null, '2026-11-20'),
    null,
    ONE_BATCH,
    { verdict: 'short_date', variantId: GOODS, batchCode: null, bestBefore: '2026-11-20', daysLeft: 4 },
  ],
])('judges %s', (_name, scanned, named, box, verdict) => {
  expect(judgeScan(scanned, named, box as OpenBox, RULES)).toEqual(verdict)
})

test('whatever is scanned, no box holds more than was planned, and a full one is known as full', () => {
  const step = fc.record({
    variantId: fc.constantFrom(GOODS, UNDATED, 9, null),
    batchCode: fc.constantFrom(null, 'A', 'B', 'C'),
    named: fc.constantFrom(null, 'A', 'B', 'C'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (steps, pieces) => {
      const box = {
        lines: [line('A', pieces), line('B'), line(null, 2, UNDATED)],
        batches: [shelf('A', { available: pieces }), shelf('B', { available: 2 })],
        packed: [] as PackedPiece[],
      }
      let last = false
      for (const { named, ...scanned } of steps) {
        const judged = judgeScan({ ...scanned, bestBefore: null }, named, box, RULES)
        if (last) expect(judged.verdict).toBe('box_complete')
        if (judged.verdict !== 'right') continue
        box.packed.push({ variantId: judged.variantId, batchCode: judged.batchCode })
        last = judged.isLast
      }
      const count = (variantId: number) => box.packed.filter((piece) => piece.variantId === variantId).length
      expect(count(GOODS)).toBeLessThanOrEqual(pieces + 1)
      expect(count(UNDATED)).toBeLessThanOrEqual(2)
      expect(last).toBe(box.packed.length === pieces + 3)
    }),
  )
})
