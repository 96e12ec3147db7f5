import { expect, test } from 'vitest'
import { formatHours, parseHours } from './parse-hours.ts'

test.each([
  ['9–18', [{ from: '9:00', to: '18:00' }]],
  [
    '9:00-12:30, 13-17.30',
    [
      { from: '9:00', to: '12:30' },
      { from: '13:00', to: '17:30' },
    ],
  ],
  ['09:00 – 18:00', [{ from: '9:00', to: '18:00' }]],
  ['', []],
  ['zavřeno', []],
])('reads %j', (text, hours) => {
  expect(parseHours(text)).toEqual(hours)
})

test.each(['od rána', '18–9', '9–25', '9'])('does not guess what %j means', (text) => {
  expect(parseHours(text)).toBeNull()
})

test('what it writes it reads again', () => {
  const day = [
    { from: '9:00', to: '12:00' },
    { from: '13:00', to: '17:30' },
  ]
  expect(parseHours(formatHours(day))).toEqual(day)
})
