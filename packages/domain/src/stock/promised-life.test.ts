import { expect, test } from 'vitest'
import { piecesOverPromise } from './promised-life.ts'

test.each([
  ['everything keeps', { onHand: 10, planned: 0, short: 0, promised: 10 }, 0],
  ['nothing keeps', { onHand: 10, planned: 0, short: 10, promised: 6 }, 6],
  ['the last one that keeps', { onHand: 10, planned: 0, short: 4, promised: 6 }, 0],
  ['one more', { onHand: 10, planned: 0, short: 4, promised: 7 }, 1],
  ['what lies in boxes is gone', { onHand: 10, planned: 3, short: 4, promised: 6 }, 3],
  ['more in boxes than the shelf knows of', { onHand: 2, planned: 3, short: 0, promised: 1 }, 1],
])('%s', (_, shelf, over) => {
  expect(piecesOverPromise(shelf)).toBe(over)
})
