import { expect, test } from 'vitest'
import { lostBreak } from './lost-break.ts'

const line = (pieces: number, fromPieces: number | null = null, variantId: string | null = 'a') => ({
  variantId,
  pieces,
  fromPieces,
})

test.each([
  ['one of twelve', [line(12, 12)], [line(1, 12)], 12],
  ['as many as the price needs', [line(14, 12)], [line(12, 12)], null],
  ['none at all', [line(12, 12)], [], null],
  ['a price of one piece', [line(12)], [line(1)], null],
  ['less of something else', [line(12, 12), line(3, null, 'b')], [line(12, 12), line(1, null, 'b')], null],
  ['the rest on another line', [line(12, 12), line(4)], [line(8, 12), line(4)], null],
  ['the other line that had helped', [line(1, 12), line(11, 12)], [line(1, 12)], 12],
  ['what staff has cut before', [line(1, 12), line(3, null, 'b')], [line(1, 12)], null],
  ['gifts of the same pack', [line(12, 12), line(1, null, null)], [line(11, 12), line(1, null, null)], 12],
])('%s stays', (_what, before, kept, lost) => {
  expect(lostBreak(before, kept)).toBe(lost)
})
