import { expect, test } from 'vitest'
import { toPhone } from '#app/customer/phone'

test.each([
  ['777 123 456', '+420777123456'],
  ['+420 777 123 456', '+420777123456'],
  ['00420777123456', '+420777123456'],
  ['541-234-567', '+420541234567'],
  ['+421 905 123 456', '+421905123456'],
  ['', null],
])('%j is kept as %s', (text, kept) => {
  expect(toPhone('phone', text)).toBe(kept)
})

test.each([
  ['777 123 45', 'phone_invalid'],
  ['abc', 'phone_invalid'],
  ['123 456 789', 'phone_invalid'],
  ['900 123 456', 'phone_premium'],
  ['906 123 456', 'phone_premium'],
])('%j is refused as %s', (text, code) => {
  expect(() => toPhone('phone', text)).toThrow(expect.objectContaining({ details: { fields: { phone: code } } }))
})
