import { describe, expect, test } from 'vitest'
import { toTransitionCalendar } from './to-transition-calendar.server.ts'
import type { TransitionView } from './transition-view.ts'

const day = { day: 1, date: '2026-12-31', newPercent: 25, newGrams: 56, oldGrams: 169 }
const view: TransitionView = {
  oldFood: { name: 'Kuře, rýže; mrkev', slug: 'kure' },
  newFood: { name: 'Losos', slug: 'losos' },
  ...{ start: '2026-12-31', length: 7, oldLeftGrams: null },
  dogs: [
    {
      ...{ dogId: 7, name: 'Bady', isSensitive: false, forbidden: [] },
      plan: { days: [day], newGrams: 56, oldGrams: 169 },
    },
  ],
}
const fileOf = (change: Partial<TransitionView> = {}) =>
  toTransitionCalendar({ ...view, ...change }, '2026-11-16T09:00:00Z').replaceAll('\r\n ', '')

describe('toTransitionCalendar', () => {
  test('a day is a whole-day event, over the new year too', () => {
    expect(fileOf()).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101')
  })

  test('signs that mean something to calendars are escaped', () => {
    expect(fileOf()).toContain('Kuře\\, rýže\\; mrkev')
  })

  test('a dog without a plan has no events', () => {
    const dogs = [{ dogId: 7, name: 'Bady', isSensitive: false, forbidden: ['losos'], plan: null }]
    expect(fileOf({ dogs })).not.toContain('VEVENT')
  })
})
