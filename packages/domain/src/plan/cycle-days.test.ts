import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBusinessDay } from '../calendar/business-days.ts'
import { promiseArrival } from '../calendar/delivery-promise.ts'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import { toPragueTime } from '../calendar/prague-time.ts'
import {
  changesUntil,
  firstProcessDay,
  isDaytime,
  lastDispatchFor,
  nextDaytime,
  noticeBy,
  noticeFrom,
  placeFrom,
  processDay,
  soonestProcessDay,
} from './cycle-days.ts'

const HOUR = 3_600_000
const COURIER = { transit: { minDays: 1, maxDays: 2 }, closedOn: [] }
const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2032, 11, 31) / 60_000 })
  .map((minute) => new Date(minute * 60_000))

describe('the moments of a cycle', () => {
  test.each([
    ['2026-11-16', '2026-11-12T08:00:00Z', '2026-11-12T23:00:00Z', '2026-11-15T23:00:00Z', '2026-11-16T05:00:00Z'],
    // The night of 29 March has an hour less: 72 hours before midnight begin an hour sooner by the wall clock.
    ['2026-03-30', '2026-03-26T08:00:00Z', '2026-03-26T22:00:00Z', '2026-03-29T22:00:00Z', '2026-03-30T04:00:00Z'],
    // The night of 25 October has an hour more.
    ['2026-10-26', '2026-10-22T07:00:00Z', '2026-10-22T23:00:00Z', '2026-10-25T23:00:00Z', '2026-10-26T05:00:00Z'],
    ['2028-03-01', '2028-02-26T08:00:00Z', '2028-02-26T23:00:00Z', '2028-02-29T23:00:00Z', '2028-03-01T05:00:00Z'],
  ])('of %s', (day, from, by, until, place) => {
    expect([noticeFrom(day), noticeBy(day), changesUntil(day), placeFrom(day)].map((at) => at.toISOString())).toEqual(
      [from, by, until, place].map((at) => new Date(at).toISOString()),
    )
  })

  test.each([
    ['2026-11-16T06:59:00Z', false],
    ['2026-11-16T07:00:00Z', true],
    ['2026-11-16T18:59:00Z', true],
    ['2026-11-16T19:00:00Z', false],
  ])('people are written to at %s: %s', (at, expected) => {
    expect(isDaytime(new Date(at))).toBe(expected)
  })

  test.each([
    ['2026-11-16T06:59:00Z', '2026-11-16T07:00:00Z'],
    ['2026-11-16T12:00:00Z', '2026-11-16T12:00:00Z'],
    ['2026-11-16T19:00:00Z', '2026-11-17T07:00:00Z'],
    // Over the night that has an hour less.
    ['2026-03-28T20:00:00Z', '2026-03-29T06:00:00Z'],
  ])('after %s people may be written to at %s', (at, expected) => {
    expect(nextDaytime(new Date(at))).toEqual(new Date(expected))
  })

  test('a notice has its hours of daylight before it is late, whatever the day', () => {
    fc.assert(
      fc.property(anyMoment, (at) => {
        const day = toPragueTime(at).date
        expect(noticeBy(day).getTime() - noticeFrom(day).getTime()).toBeGreaterThanOrEqual(13 * HOUR)
        expect(isDaytime(noticeFrom(day))).toBe(true)
      }),
    )
  })
})

describe('the day of processing', () => {
  test.each([
    // Wednesday 18 November: the 17th is a holiday, and Monday's parcel may take until Thursday.
    ['2026-11-18', '2026-11-01T08:00:00Z', '2026-11-13'],
    ['2026-11-20', '2026-11-01T08:00:00Z', '2026-11-18'],
    // A Sunday: it has to come by Friday.
    ['2026-11-22', '2026-11-01T08:00:00Z', '2026-11-18'],
    // Christmas is full of days on which nothing goes.
    ['2026-12-28', '2026-12-01T08:00:00Z', '2026-12-22'],
    // Too late for it: as soon as the notice allows.
    ['2026-11-20', '2026-11-16T09:00:00Z', '2026-11-20'],
    ['2026-01-01', '2026-11-16T09:00:00Z', '2026-11-20'],
  ])('due on %s, asked at %s: %s', (dueOn, now, expected) => {
    expect(processDay(dueOn, new Date(now), COURIER)).toBe(expected)
  })

  test('leaves 72 hours, is a working day, and comes in time whenever it can', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: -20, max: 120 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 3 }),
        (now, ahead, minDays, more) => {
          const way = { transit: { minDays, maxDays: minDays + more }, closedOn: ['2026-12-31'] }
          const dueOn = addDays(toPragueTime(now).date, ahead)
          const day = processDay(dueOn, now, way)
          expect(changesUntil(day).getTime() - now.getTime()).toBeGreaterThanOrEqual(72 * HOUR)
          expect(isBusinessDay(day, way.closedOn)).toBe(true)
          const first = firstProcessDay(now, way.closedOn)
          if (day > first) expect(promiseArrival(day, way.transit).latest <= dueOn).toBe(true)
          const last = lastDispatchFor(dueOn, way)
          if (last !== null && last >= first) expect(day).toBe(last)
        },
      ),
    )
  })

  test('a later wish never comes sooner', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 90 }), (now, ahead) => {
        const dueOn = addDays(toPragueTime(now).date, ahead)
        expect(processDay(addDays(dueOn, 1), now, COURIER) >= processDay(dueOn, now, COURIER)).toBe(true)
      }),
    )
  })

  test('no earlier day would have left the time for the notice', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const first = firstProcessDay(now)
        for (let day = addDays(toPragueTime(now).date, 1); day < first; day = addDays(day, 1)) {
          const isShort = changesUntil(day).getTime() - nextDaytime(now).getTime() < 72 * HOUR
          expect(isShort || !isBusinessDay(day)).toBe(true)
        }
        expect(daysBetween(toPragueTime(now).date, first)).toBeLessThanOrEqual(10)
      }),
    )
  })

  test.each([
    ['2026-11-16T09:00:00Z', '2026-11-16'],
    ['2026-11-16T13:00:00Z', '2026-11-18'],
    ['2026-11-14T09:00:00Z', '2026-11-16'],
  ])('at once means at %s: %s', (now, expected) => {
    expect(soonestProcessDay(new Date(now), COURIER, '14:00')).toBe(expected)
  })
})
