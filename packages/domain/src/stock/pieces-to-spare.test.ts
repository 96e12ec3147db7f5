import { expect, test } from 'vitest'
import { piecesToSpare } from './pieces-to-spare.ts'

const shelf = { onHand: 20, reserved: 5, owed: 0 }
test.each([
  ['goods without batches', { ...shelf, batch: null }, 15],
  ['what lies in boxes stays', { ...shelf, batch: { onHand: 10, reserved: 4, isBlocked: false } }, 6],
  [
    'orders hold more than the other batches have',
    { ...shelf, batch: { onHand: 18, reserved: 0, isBlocked: false } },
    15,
  ],
  [
    'a blocked batch is counted apart',
    { ...shelf, reserved: 20, batch: { onHand: 8, reserved: 1, isBlocked: true } },
    7,
  ],
  ['orders hold pieces of it', { ...shelf, owed: 2, batch: { onHand: 8, reserved: 0, isBlocked: true } }, 0],
])('%s', (_what, given, pieces) => expect(piecesToSpare(given)).toBe(pieces))
