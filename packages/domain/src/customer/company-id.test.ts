import { expect, test } from 'vitest'
import { isCompanyId } from './company-id.ts'

// One valid number for every remainder 0 to 10, because the rule bends at 0 and 1.
const ONE_PER_REMAINDER =
  '00000141 00000060 00000019 00000078 00000027 00000086 00000035 00000094 00000043 00000132 00000051'.split(' ')

const WORKED = '27082440 25596641 00006947 45244782 26046768 24736791 45317054 25097563 12345679'.split(' ')

test.each([...ONE_PER_REMAINDER, ...WORKED])('%s is a company id', (text) => {
  expect(isCompanyId(text)).toBe(true)
})

test.each(['12345678', '1234567', '123456789', '', '4531705a', ' 45317054'])('%j is not a company id', (text) => {
  expect(isCompanyId(text)).toBe(false)
})
