import { expect, test } from 'vitest'
import { hasValidCheckDigit } from './ean.ts'

test.each(['8599871000704', '4006381333931'])('%s is a valid EAN', (ean) => {
  expect(hasValidCheckDigit(ean)).toBe(true)
})

test.each(['8599871000705', '8599871007004', '859987100070', '85998710007044'])('%s is not', (ean) => {
  expect(hasValidCheckDigit(ean)).toBe(false)
})
