import { describe, expect, test } from 'vitest'
import { readReturnAddress, toLoginAddress } from './return-address.ts'

describe('return address', () => {
  test('travels to the login page and back', () => {
    const address = toLoginAddress(new URL('http://shop.test/ucet/objednavka/7?tisk=1'))
    expect(address).toBe('/prihlasit-se?zpet=%2Fucet%2Fobjednavka%2F7%3Ftisk%3D1')
    expect(readReturnAddress(new URL(address, 'http://shop.test').searchParams)).toBe('/ucet/objednavka/7?tisk=1')
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/a b',
    '/\t/evil.example',
  ])('never leads to %j', (given) => {
    expect(readReturnAddress(new URLSearchParams({ zpet: given }))).toBe('/ucet/prehled')
  })
})
