import { expect, test } from 'vitest'
import { toPhoneHref } from './to-phone-href.ts'

test.each([
  ['321 000 111', 'tel:+420321000111'],
  ['321\u00a0000\u00a0111', 'tel:+420321000111'],
  ['+421 2 5555 1234', 'tel:+421255551234'],
])('%s is called as %s', (phone, href) => {
  expect(toPhoneHref(phone)).toBe(href)
})
