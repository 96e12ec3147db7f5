import { expect, test } from 'vitest'
import { formatChipNumber, parseChipNumber } from './chip-number.ts'

test.each([
  ['203098100123456', '203098100123456'],
  ['203 098 100 123 456', '203098100123456'],
  [' 203-098.100 123456 ', '203098100123456'],
  ['20309810012345', null],
  ['2030981001234567', null],
  ['CZ3098100123456', null],
  ['', null],
])('%j is read as %s', (text, chip) => {
  expect(parseChipNumber(text)).toBe(chip)
})

test('a chip is shown in threes and reads back', () => {
  expect(formatChipNumber('203098100123456')).toBe('203\u00a0098\u00a0100\u00a0123\u00a0456')
  expect(parseChipNumber(formatChipNumber('203098100123456'))).toBe('203098100123456')
})
