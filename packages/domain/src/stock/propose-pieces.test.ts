import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposePieces } from './propose-pieces.ts'

const SINGLE = { piecesPerCarton: null }

test.each([
  ['nobody buys it', { available: 0, pieces28: 0, inPlans: 0, ...SINGLE }, { perDay: 0, daysLeft: null, pieces: 0 }],
  [
    'two a day and three days left',
    { available: 6, pieces28: 56, inPlans: 14, ...SINGLE },
    { perDay: 2, daysLeft: 3, pieces: 104 },
  ],
  [
    'it lasts beyond the delivery',
    { available: 26, pieces28: 56, inPlans: 0, ...SINGLE },
    { perDay: 2, daysLeft: 13, pieces: 0 },
  ],
  ['sold out', { available: 0, pieces28: 28, inPlans: 0, ...SINGLE }, { perDay: 1, daysLeft: 0, pieces: 56 }],
  [
    'plans want more than is here',
    { available: 30, pieces28: 28, inPlans: 80, ...SINGLE },
    { perDay: 1, daysLeft: 30, pieces: 55 },
  ],
  [
    'it comes by cartons',
    { available: 6, pieces28: 56, inPlans: 14, piecesPerCarton: 24 },
    { perDay: 2, daysLeft: 3, pieces: 120 },
  ],
])('%s', (_what, sold, proposal) => expect(proposePieces(sold)).toEqual(proposal))

test('who has more orders no more', () => {
  const Carton = fc.option(fc.integer({ min: 1, max: 60 }))
  const Sold = fc.record({
    available: fc.nat(500),
    pieces28: fc.nat(500),
    inPlans: fc.nat(500),
    piecesPerCarton: Carton,
  })
  fc.assert(
    fc.property(Sold, fc.nat(100), (sold, more) => {
      expect(proposePieces({ ...sold, available: sold.available + more }).pieces).toBeLessThanOrEqual(
        proposePieces(sold).pieces,
      )
    }),
  )
})
