import { expect, test } from 'vitest'
import { readFace } from './voucher-fields.ts'

test.each([
  ['1000', '', 100_000],
  ['1000', '750', 75_000],
  ['', '1 250 Kč', 125_000],
  ['500', ' ', 50_000],
  ['500', '99,50', 9_950],
  ['', '', 0],
  ['500', 'pětikilo', Number.NaN],
])('ticked %j and written %j is %d', (ticked, written, face) => {
  expect(readFace(ticked, written)).toBe(face)
})
