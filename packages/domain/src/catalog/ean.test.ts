import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eanCheckDigit, isEan, parseEan } from './ean.ts'

test.each([
  ['8599871000704', '8599871000704'],
  ['8599871000773', '8599871000773'],
  ['859 9871-000841', '8599871000841'],
  ['4006381333931', '4006381333931'],
  ['036000291452', '0036000291452'],
])('%s is a code', (text, ean) => {
  expect(parseEan(text)).toEqual({ ok: true, value: ean })
})

test.each([
  ['8599871000705', 'ean_check_digit', { expected: 4 }],
  ['036000291453', 'ean_check_digit', { expected: 2 }],
  ['85998710007041', 'ean_length', { length: 14 }],
  ['123', 'ean_length', { length: 3 }],
  ['859987100070x', 'ean_not_digits', {}],
  ['', 'ean_not_digits', {}],
])('%s is refused: %s', (text, code, details) => {
  expect(parseEan(text)).toEqual({ ok: false, code, details })
})

test.each([
  ['8599871000704', true],
  ['4006381333931', true],
  ['8599871000705', false],
  ['859 9871000704', false],
  ['036000291452', false],
  ['85998710007044', false],
])('%s as it stands is a whole code: %s', (text, expected) => {
  expect(isEan(text)).toBe(expected)
})

test('one wrong digit is always found', () => {
  const twelve = fc.stringMatching(/^\d{12}$/)
  fc.assert(
    fc.property(twelve, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
      const ean = `${digits}${eanCheckDigit(digits)}`
      const wrong = ean.slice(0, at) + String((Number(ean[at]) + shift) % 10) + ean.slice(at + 1)
      expect(parseEan(ean).ok).toBe(true)
      expect(parseEan(wrong).ok).toBe(false)
    }),
  )
})
