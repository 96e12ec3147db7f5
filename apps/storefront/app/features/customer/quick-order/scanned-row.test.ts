import { expect, test } from 'vitest'
import { addScannedRow } from './scanned-row.ts'

test.each([
  ['', ' 8599871001015 ', '8599871001015\t1 ks'],
  ['A 2\n\n', '8599871001015', 'A 2\n8599871001015\t1 ks'],
  ['A 2', '  ', 'A 2'],
])('to %j comes %j', (text, code, list) => {
  expect(addScannedRow(text, code)).toBe(list)
})
