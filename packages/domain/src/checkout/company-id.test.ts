import { expect, test } from 'vitest'
import { isCompanyId, isVatId, normalizeCompanyId } from './company-id.ts'

test.each(['27082440', '25596641', '00006947', '45244782', '26046768', '24736791', '45317054', '25097563', '12345679'])(
  '%s is a company number',
  (value) => {
    expect(isCompanyId(value)).toBe(true)
  },
)

test.each([
  '00000141',
  '00000060',
  '00000019',
  '00000078',
  '00000027',
  '00000086',
  '00000035',
  '00000094',
  '00000043',
  '00000132',
  '00000051',
])('%s holds for its remainder', (value) => {
  expect(isCompanyId(value)).toBe(true)
})

test.each(['12345678', '', '123456789', '2708244a'])('refuses %s', (value) => {
  expect(isCompanyId(value)).toBe(false)
})

test('leading zeros may be left out', () => {
  expect(isCompanyId('6947')).toBe(true)
  expect(normalizeCompanyId(' 69 47')).toBe('00006947')
})

test.each([
  ['CZ27082440', true],
  ['CZ12345678', false],
  ['CZ699000001', true],
  ['CZ69900000', true],
  ['CZ7801011234', true],
  ['cz27082440', false],
  ['SK2020273893', true],
  ['SK2020273894', false],
  ['DE123456789', false],
])('VAT id %s: %s', (value, expected) => {
  expect(isVatId(value)).toBe(expected)
})
