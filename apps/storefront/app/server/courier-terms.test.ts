import { expect, test } from 'vitest'
import { toCourierTerms } from './courier-terms.ts'

const COURIER = { kind: 'address', price: 115_00, free_from: 1290_00, min_days: 1, max_days: 1, cut_off: '13:30' }
const DEARER = { ...COURIER, price: 149_00, min_days: 2, max_days: 3, cut_off: '15:00' }
const POINT = { ...COURIER, kind: 'pickup-point', price: 79_00, max_days: 2 }
const PICKUP = { kind: 'personal-pickup', price: 0, free_from: 0, min_days: 0, max_days: 0, cut_off: null }

test('a page tells the cheapest way to an address, not to a point, and the slowest carrier of all', () => {
  expect(toCourierTerms([PICKUP, POINT, DEARER, COURIER])).toEqual({
    price: 115_00,
    freeFrom: 1290_00,
    minDays: 1,
    maxDays: 1,
    cutOff: '13:30',
    slowestDays: 3,
  })
})

test('a changed price or number of days is told as it is', () => {
  expect(toCourierTerms([{ ...COURIER, price: 139_00, max_days: 4 }])).toMatchObject({ price: 139_00, slowestDays: 4 })
})

test('a shop that goes to no address says so instead of inventing a price', () => {
  expect(() => toCourierTerms([PICKUP, POINT])).toThrow('No shipping method')
})
