import { expect, test } from 'vitest'
import { listLateGoods } from './list-late-goods.ts'

const KNOWN = [
  { position: 1, arrived: 1 },
  { position: 2, arrived: null },
]

test.each([
  ['what had come before is not late', [{ position: 1, pieces: 1 }], []],
  ['more than had come is late by the difference', [{ position: 1, pieces: 3 }], [{ position: 1, pieces: 2 }]],
  ['all of what had not come is late', [{ position: 2, pieces: 2 }], [{ position: 2, pieces: 2 }]],
  ['a lower count takes nothing away', [{ position: 1, pieces: 0 }], []],
])('%s', (_what, counted, late) => {
  expect(listLateGoods(KNOWN, counted)).toEqual(late)
})
