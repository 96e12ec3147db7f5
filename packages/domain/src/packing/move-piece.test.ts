import { expect, test } from 'vitest'
import { movePiece } from './move-piece.ts'

const line = (batchCode: string | null, pieces: number, variantId = 1) => ({ variantId, pieces, batchCode })

test.each([
  ['to a batch that was not planned', [line('A', 2)], 'B', [line('A', 1), line('B', 1)]],
  ['to one that was', [line('A', 2), line('B', 1)], 'B', [line('A', 1), line('B', 2)]],
  ['the only piece', [line('A', 1), line('A', 1, 2)], 'B', [line('A', 1, 2), line('B', 1)]],
  ['to where it is', [line('A', 1)], 'A', [line('A', 1)]],
])('moves a piece %s', (_name, lines, to, moved) => {
  expect(movePiece(lines, { variantId: 1, from: 'A', to })).toEqual(moved)
})
