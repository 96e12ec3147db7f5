import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBusinessDay } from './business-days.ts'
import { type DeliveryRecord, promiseArrival, promiseDelivery } from './delivery-promise.ts'
import { fromPragueTime } from './prague-time.ts'

const rules = { cutOff: '12:00' }
const nextDay = { minDays: 1, maxDays: 1 }

function promiseAt(date: string, time: string, transit = nextDay) {
  const promise = promiseDelivery(fromPragueTime(date, time), rules, transit)
  return [promise.orderBy.date, promise.dispatch.date, promise.earliest.date, promise.latest.date]
}

test.each([
  ['an earlier hour of the carrier', '11:00', '10:59', '2026-11-12'],
  ['an earlier hour of the carrier, missed', '11:00', '11:00', '2026-11-13'],
  ['a later one', '14:30', '14:29', '2026-11-12'],
  ['none of its own', null, '11:59', '2026-11-12'],
])('%s (%s) at %s', (_name, cutOff, time, dispatch) => {
  const promise = promiseDelivery(fromPragueTime('2026-11-12', time), rules, { ...nextDay, cutOff })
  expect(promise.dispatch.date).toBe(dispatch)
  expect(promise.orderBy.time).toBe(cutOff ?? '12:00')
})

describe('the day of delivery', () => {
  test.each([
    ['before the cut-off', '2026-11-12', '11:59', '2026-11-12', '2026-11-13'],
    ['at the cut-off it is too late', '2026-11-12', '12:00', '2026-11-13', '2026-11-16'],
    ['in the evening', '2026-11-12', '23:59', '2026-11-13', '2026-11-16'],
    ['just after midnight', '2026-11-13', '00:00', '2026-11-13', '2026-11-16'],
    ['on a Friday afternoon', '2026-11-13', '15:00', '2026-11-16', '2026-11-18'],
    ['on a Saturday morning', '2026-11-14', '08:00', '2026-11-16', '2026-11-18'],
    ['on Monday before 17 November', '2026-11-16', '09:00', '2026-11-16', '2026-11-18'],
    ['on 17 November itself', '2026-11-17', '09:00', '2026-11-18', '2026-11-19'],
    ['on 23 December in time', '2026-12-23', '10:00', '2026-12-23', '2026-12-28'],
    ['on 23 December too late', '2026-12-23', '12:30', '2026-12-28', '2026-12-29'],
    ['on Maundy Thursday', '2027-03-25', '10:00', '2027-03-25', '2027-03-30'],
    ['on Friday before two July holidays', '2026-07-03', '10:00', '2026-07-03', '2026-07-07'],
    ['on the last day of the year', '2026-12-31', '10:00', '2026-12-31', '2027-01-04'],
  ])('%s', (_name, date, time, dispatch, delivery) => {
    expect(promiseAt(date, time)).toEqual([dispatch, dispatch, delivery, delivery])
  })

  test('a carrier with one to two days gives a range', () => {
    expect(promiseAt('2026-11-12', '10:00', { minDays: 1, maxDays: 2 })).toEqual([
      '2026-11-12',
      '2026-11-12',
      '2026-11-13',
      '2026-11-16',
    ])
  })

  test('personal pickup can be ready on the same day', () => {
    expect(promiseAt('2026-11-12', '10:00', { minDays: 0, maxDays: 1 })).toEqual([
      '2026-11-12',
      '2026-11-12',
      '2026-11-12',
      '2026-11-13',
    ])
  })
})

test('says what a page needs: weekday, nearness and minutes left', () => {
  const promise = promiseDelivery(new Date('2026-11-12T08:42:30Z'), rules, nextDay)
  expect(promise.orderBy).toEqual({
    date: '2026-11-12',
    weekday: 4,
    daysAway: 0,
    relation: 'today',
    time: '12:00',
    minutesLeft: 137,
  })
  expect(promise.earliest).toEqual({ date: '2026-11-13', weekday: 5, daysAway: 1, relation: 'tomorrow' })
})

test('after the cut-off the clock runs to the next one', () => {
  const promise = promiseDelivery(fromPragueTime('2026-11-13', '13:00'), rules, nextDay)
  expect(promise.orderBy).toMatchObject({ date: '2026-11-16', relation: 'later', minutesLeft: 71 * 60 })
})

test.each([
  ['clock moves forward, 23-hour Sunday', '2026-03-28', '12:00', 23 + 24],
  ['clock moves back, 25-hour Sunday', '2026-10-24', '12:00', 25 + 24],
])('the minutes left are real ones when the %s', (_name, saturday, time, hours) => {
  expect(promiseDelivery(fromPragueTime(saturday, time), rules, nextDay).orderBy.minutesLeft).toBe(hours * 60)
})

test.each([
  ['summer', '2026-07-15T09:59:59Z', '2026-07-15'],
  ['summer, a second later', '2026-07-15T10:00:00Z', '2026-07-16'],
  ['winter', '2026-01-14T10:59:59Z', '2026-01-14'],
  ['winter, a second later', '2026-01-14T11:00:00Z', '2026-01-15'],
])('noon is noon in Prague: %s', (_name, instant, dispatch) => {
  expect(promiseDelivery(new Date(instant), rules, nextDay).dispatch.date).toBe(dispatch)
})

test('days off of the shop move the dispatch, days off of the carrier the delivery', () => {
  const now = fromPragueTime('2026-12-30', '10:00')
  const lastDayOfYear = ['2026-12-31']
  expect(promiseDelivery(now, rules, { ...nextDay, closedOn: lastDayOfYear })).toMatchObject({
    dispatch: { date: '2026-12-30' },
    earliest: { date: '2027-01-04' },
  })
  expect(
    promiseDelivery(fromPragueTime('2026-12-30', '13:00'), { ...rules, closedOn: lastDayOfYear }, nextDay),
  ).toMatchObject({ dispatch: { date: '2027-01-04' }, earliest: { date: '2027-01-05' } })
})

test('goods prepared for a day leave a business day later', () => {
  const promise = promiseDelivery(fromPragueTime('2026-11-13', '10:00'), { ...rules, processingDays: 1 }, nextDay)
  expect(promise).toMatchObject({
    orderBy: { date: '2026-11-13' },
    dispatch: { date: '2026-11-16' },
    earliest: { date: '2026-11-18' },
  })
})

test('goods on their way are promised from the day they come', () => {
  const now = fromPragueTime('2026-11-12', '10:00')
  expect(promiseDelivery(now, rules, nextDay, '2026-11-21')).toMatchObject({
    orderBy: { date: '2026-11-23' },
    dispatch: { date: '2026-11-23' },
    earliest: { date: '2026-11-24' },
  })
  expect(promiseDelivery(now, rules, nextDay, '2026-11-01').dispatch.date).toBe('2026-11-12')
})

test('never promises a weekend or a holiday, and never goes back in time', () => {
  const minute = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2030, 11, 31) / 60_000 })
  const days = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
  fc.assert(
    fc.property(minute, days, (at, [minDays, more]) => {
      const promise = promiseDelivery(new Date(at * 60_000), rules, { minDays, maxDays: minDays + more })
      const { orderBy, dispatch, earliest, latest } = promise
      for (const day of [dispatch, earliest, latest]) expect(isBusinessDay(day.date)).toBe(true)
      expect(orderBy.minutesLeft).toBeGreaterThan(0)
      expect(dispatch.daysAway).toBeGreaterThanOrEqual(0)
      expect(earliest.date > dispatch.date && latest.date >= earliest.date).toBe(true)
    }),
  )
})

test('who orders later never gets an earlier day', () => {
  const minute = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2030, 11, 31) / 60_000 })
  fc.assert(
    fc.property(minute, fc.integer({ min: 0, max: 20_000 }), (at, later) => {
      const sooner = promiseDelivery(new Date(at * 60_000), rules, nextDay).earliest.date
      expect(promiseDelivery(new Date((at + later) * 60_000), rules, nextDay).earliest.date >= sooner).toBe(true)
    }),
  )
})

describe('what our own parcels have shown', () => {
  const THURSDAY = fromPragueTime('2026-11-12', '10:00')
  const record = (given: Partial<DeliveryRecord>): DeliveryRecord => ({
    area: '612',
    weekday: null,
    parcels: 100,
    inTime: 96,
    minDays: 1,
    maxDays: 1,
    ...given,
  })

  test.each<[string, DeliveryRecord[], number | null, string, string]>([
    ['nothing: the carrier’s word', [], null, '2026-11-13', '2026-11-16'],
    ['sooner than the carrier says', [record({})], 1, '2026-11-13', '2026-11-13'],
    ['later than the carrier says', [record({ minDays: 2, maxDays: 4 })], 4, '2026-11-16', '2026-11-19'],
    [
      'that day of the week before all',
      [record({ maxDays: 3 }), record({ weekday: 4 })],
      1,
      '2026-11-13',
      '2026-11-13',
    ],
    ['another day says nothing', [record({ weekday: 5, maxDays: 3 })], null, '2026-11-13', '2026-11-16'],
  ])('%s', (_title, records, maxDays, earliest, latest) => {
    const promise = promiseDelivery(THURSDAY, rules, { minDays: 1, maxDays: 2, records })
    expect([promise.earliest.date, promise.latest.date]).toEqual([earliest, latest])
    expect(promise.record?.maxDays ?? null).toBe(maxDays)
  })

  test('never undercuts the carrier’s shortest time', () => {
    const transit = { minDays: 2, maxDays: 3, records: [record({})] }
    expect(promiseArrival('2026-11-12', transit)).toMatchObject({ earliest: '2026-11-16', latest: '2026-11-16' })
  })
})
