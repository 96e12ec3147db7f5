import { describe, expect, test } from 'vitest'
import { parseWeekHours } from './opening-hours.ts'

const week = (monday: string | null) => [monday, null, null, null, null, null, null]

describe('hours as shops write them', () => {
  test.each([
    ['9:00–18:00', [{ from: '09:00', to: '18:00' }]],
    ['9:00-18:00', [{ from: '09:00', to: '18:00' }]],
    [
      '8:30–12:00, 13:00–17:00',
      [
        { from: '08:30', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
    ],
    ['0:00–24:00', [{ from: '00:00', to: '24:00' }]],
    ['', []],
    [null, []],
  ])('%s', (cell, ranges) => {
    expect(parseWeekHours(week(cell))).toEqual({ ok: true, value: [ranges, [], [], [], [], [], []] })
  })

  test.each(['9–18', '18:00–9:00', '9:00–9:00', '9:00–25:00', '9:75–18:00', '13:00–17:00, 8:00–12:00', 'zavřeno'])(
    'refuses %s and names the day',
    (cell) => {
      expect(parseWeekHours(week(cell))).toEqual({ ok: false, code: 'bad_hours', details: { weekday: 1, cell } })
    },
  )
})

test('a week has seven days', () => {
  expect(parseWeekHours(['9:00–18:00'])).toMatchObject({ ok: false, code: 'seven_days_needed' })
})
