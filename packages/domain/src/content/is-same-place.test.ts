import { expect, test } from 'vitest'
import { isSamePlace } from './is-same-place.ts'

const SHOP = { name: 'U Rexe', type: 'pet_shop', street: 'Dlouhá 5', city: 'Tišnov', postalCode: '66601' }

test('the same name at the same address is the same place', () => {
  expect(isSamePlace(SHOP, { ...SHOP })).toBe(true)
})

test.each(['name', 'type', 'street', 'city', 'postalCode'])('another %s is another place', (key) => {
  expect(isSamePlace(SHOP, { ...SHOP, [key]: 'x' })).toBe(false)
})
