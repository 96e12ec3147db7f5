import type { PickupPointView } from '@shop/contract/checkout'
import { describe, expect, test } from 'vitest'
import { toPointView } from './to-point-view.server.ts'

const WEEK = {
  po: '8:00–17:00',
  út: '8:00–17:00',
  st: '8:00–17:00',
  čt: '8:00–17:00',
  pá: '8:00–17:00',
  so: null,
  ne: null,
}
const NONSTOP = Object.fromEntries(Object.keys(WEEK).map((day) => [day, '0:00–24:00']))

function point(part: Partial<PickupPointView> = {}): PickupPointView {
  return {
    id: 7,
    kind: 'pickup-point',
    name: 'Brno, Lidická 14',
    place: 'Trafika U Jezevčíka',
    street: 'Lidická 14',
    city: 'Brno',
    zip: '60200',
    lat: 49.2,
    lng: 16.6,
    openingHours: WEEK,
    openingHoursShort: 'po–pá 8:00–17:00',
    maxWeightGrams: 15_000,
    takesCod: true,
    takesCard: false,
    isWheelchairAccessible: true,
    status: 'open',
    isSample: true,
    refusal: null,
    ...part,
  }
}

// Mondays and Saturdays by Prague time.
const MONDAY_NOON = new Date('2026-11-16T11:00:00Z')
const MONDAY_EVENING = new Date('2026-11-16T19:00:00Z')
const SATURDAY = new Date('2026-11-21T11:00:00Z')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('toPointView', () => {
  test('says until when it is open, or when it opens again', () => {
    expect(plain(toPointView(point(), MONDAY_NOON).today)).toBe('dnes do 17:00')
    // Tuesday is a public holiday.
    expect(plain(toPointView(point(), MONDAY_EVENING).today)).toBe('otevírá ve středu 18. 11.')
    expect(plain(toPointView(point(), SATURDAY).today)).toBe('otevírá v pondělí 23. 11.')
    expect(toPointView(point({ openingHours: NONSTOP }), SATURDAY).today).toBe('nonstop')
    expect(toPointView(point({ openingHours: null }), SATURDAY).today).toBe('')
  })

  test('names limits and ways to pay, and why an order cannot go there', () => {
    const details = { weightGrams: 16_200, maxWeightGrams: 15_000 }
    const view = toPointView(point({ refusal: { code: 'point_too_weak', details } }), MONDAY_NOON)
    expect(view.notes.map(plain)).toEqual(['do 15 kg', 'dobírka', 'bezbariérový přístup'])
    expect(plain(view.refusal ?? '')).toBe('Vaše zásilka má 16,2 kg, tady berou nejvýš 15 kg.')
    expect(plain(view.address)).toBe('Lidická 14, 602 00 Brno')
  })
})
