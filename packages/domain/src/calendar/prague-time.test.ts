import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPragueTime, toMinuteOfDay, toPragueTime } from './prague-time.ts'

test.each([
  ['winter noon', '2026-11-16T11:00:00Z', '2026-11-16', '12:00'],
  ['summer noon', '2026-07-16T10:00:00Z', '2026-07-16', '12:00'],
  ['already tomorrow in Prague', '2026-11-16T23:00:00Z', '2026-11-17', '00:00'],
  ['already tomorrow in Prague in summer', '2026-06-30T22:30:00Z', '2026-07-01', '00:30'],
  ['new year', '2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ['last minute before the clock moves forward', '2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
  ['first minute after the clock moves forward', '2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
  ['half past two for the first time', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['half past two for the second time', '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
])('%s', (_name, instant, date, time) => {
  expect(toPragueTime(new Date(instant))).toEqual({ date, time, minuteOfDay: toMinuteOfDay(time) })
})

test.each([
  ['2026-11-16', '12:00', '2026-11-16T11:00:00.000Z'],
  ['2026-07-16', '12:00', '2026-07-16T10:00:00.000Z'],
  ['2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
  ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ['2026-11-16', '24:00', '2026-11-16T23:00:00.000Z'],
])('%s %s in Prague is %s', (date, time, instant) => {
  expect(fromPragueTime(date, time).toISOString()).toBe(instant)
})

test('an hour that comes twice means its first passing', () => {
  expect(fromPragueTime('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('an hour that was skipped means an hour later', () => {
  expect(fromPragueTime('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(toPragueTime(fromPragueTime('2026-03-29', '02:30')).time).toBe('03:30')
})

test('there and back is the same minute, outside the hours of change', () => {
  const from = Date.UTC(2025, 0, 1)
  const to = Date.UTC(2031, 0, 1)
  fc.assert(
    fc.property(fc.integer({ min: from / 60_000, max: to / 60_000 }), (minute) => {
      const instant = new Date(minute * 60_000)
      const { date, time } = toPragueTime(instant)
      const difference = instant.getTime() - fromPragueTime(date, time).getTime()
      const repeatedHour = /-10-(2[5-9]|3[01])$/.test(date) && time.startsWith('02:')
      expect(repeatedHour ? [0, 3_600_000] : [0]).toContain(difference)
    }),
  )
})

test('a date that is none stops the caller', () => {
  expect(() => fromPragueTime('soon', '12:00')).toThrow(RangeError)
})

test('the wall clock is the one of the tables of zones, in any minute and in any order', () => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short', timeStyle: 'short' })
  const anyMinute = fc.integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 })
  fc.assert(
    fc.property(fc.array(anyMinute, { maxLength: 50 }), (minutes) => {
      for (const minute of minutes) {
        const instant = new Date(minute * 60_000)
        const { date, time } = toPragueTime(instant)
        expect(`${date} ${time}`).toBe(wall.format(instant))
      }
    }),
  )
})
