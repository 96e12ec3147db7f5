import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBusinessDays } from '../calendar/business-days.ts'
import { promiseArrival } from '../calendar/delivery-promise.ts'
import { addDays } from '../calendar/local-date.ts'
import { countDeliveryDays, type SentParcels } from './delivery-days.ts'

const MONDAY = '2026-11-09'
const CARRIER = { minDays: 1, maxDays: 2 }

function cameIn(days: number, parcels: number, dueOn = MONDAY): SentParcels {
  return { dueOn, arrivedOn: addBusinessDays(dueOn, days), parcels }
}
const lost = (parcels: number): SentParcels => ({ dueOn: MONDAY, arrivedOn: null, parcels })

/** Of all days of the week together. */
function ofAll(sent: SentParcels[], carrier = CARRIER) {
  const found = countDeliveryDays(sent, carrier).find(({ weekday }) => weekday === null)
  return found ? [found.inTime, found.parcels, found.minDays, found.maxDays] : null
}

describe('what parcels have shown: in time, of how many, first and last day', () => {
  test.each<[string, SentParcels[], number[] | null]>([
    ['too few say nothing', [cameIn(1, 29)], null],
    ['all came the next day', [cameIn(1, 30)], [30, 30, 1, 1]],
    ['one in twenty may be late', [cameIn(1, 95), cameIn(2, 5)], [95, 100, 1, 1]],
    ['two in twenty are a habit', [cameIn(1, 90), cameIn(2, 10)], [100, 100, 1, 2]],
    ['a few that hurry promise nothing', [cameIn(1, 5), cameIn(2, 95)], [100, 100, 2, 2]],
    ['what never came is late', [cameIn(1, 96), lost(4)], [96, 100, 1, 1]],
    ['many lost: the slowest, and the carrier’s own word at least', [cameIn(1, 60), lost(40)], [60, 100, 1, 2]],
    ['a Saturday is Monday', [{ dueOn: '2026-11-12', arrivedOn: '2026-11-14', parcels: 30 }], [30, 30, 2, 2]],
    ['over 17 November', [{ dueOn: '2026-11-16', arrivedOn: '2026-11-18', parcels: 30 }], [30, 30, 1, 1]],
    ['on the day it left', [{ dueOn: MONDAY, arrivedOn: MONDAY, parcels: 30 }], [30, 30, 1, 1]],
    ['what came before it left is a mistake', [{ dueOn: MONDAY, arrivedOn: '2026-11-06', parcels: 50 }], null],
    ['the latest hundred count', [cameIn(1, 100, '2026-11-10'), cameIn(5, 300)], [100, 100, 1, 1]],
    ['a day is never divided', [cameIn(1, 99, '2026-11-10'), cameIn(2, 60)], [159, 159, 1, 2]],
  ])('%s', (_title, sent, days) => {
    expect(ofAll(sent)).toEqual(days)
  })

  test('the carrier’s shortest time is never undercut, and all that came within it were in time', () => {
    expect(ofAll([cameIn(1, 90), cameIn(2, 10)], { minDays: 2, maxDays: 3 })).toEqual([100, 100, 2, 2])
  })

  test('a weekday speaks for itself once it has thirty', () => {
    const friday = '2026-11-13'
    const records = countDeliveryDays([cameIn(1, 200), cameIn(2, 30, friday)], CARRIER)
    expect(records.map(({ weekday, maxDays }) => [weekday, maxDays])).toEqual([
      [null, 2],
      [1, 1],
      [5, 2],
    ])
    expect(countDeliveryDays([cameIn(1, 200), cameIn(2, 29, friday)], CARRIER).map(({ weekday }) => weekday)).toEqual([
      null,
      1,
    ])
  })
})

describe('against a simpler count', () => {
  /** Business days between spring and autumn 2026, written out by hand: no holiday but these four. */
  const HOLIDAYS = new Set(['2026-05-01', '2026-05-08', '2026-07-06', '2026-09-28'])
  const isOpen = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !HOLIDAYS.has(day)
  const step = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

  /** Walks the calendar until the day by which it was there. */
  function daysOnTheWay({ dueOn, arrivedOn }: SentParcels): number {
    if (arrivedOn === null) return Number.POSITIVE_INFINITY
    let days = 0
    for (let day = dueOn; days === 0 || day < arrivedOn || !isOpen(day); ) {
      day = step(day)
      if (isOpen(day)) days += 1
    }
    return days
  }

  const oneParcel = fc.record({
    left: fc.integer({ min: 0, max: 90 }),
    way: fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 0, max: 9 }) }, fc.constant(null)),
  })
  const parcels = fc
    .array(oneParcel, { minLength: 20, maxLength: 180 })
    .map((all) => all.map(({ left, way }) => toSent(left, way)))
  const carrier = fc.record({ minDays: fc.integer({ min: 1, max: 3 }), more: fc.integer({ min: 0, max: 3 }) })

  function toSent(left: number, way: number | null): SentParcels {
    const dueOn = addDays('2026-04-20', left)
    return { dueOn, arrivedOn: way === null ? null : addDays(dueOn, way), parcels: 1 }
  }

  test('the promise is the first day by which nineteen of twenty of the latest had come', () => {
    fc.assert(
      fc.property(parcels, carrier, (sent, { minDays, more }) => {
        const [found] = countDeliveryDays(sent, { minDays, maxDays: minDays + more })
        if (sent.length < 30) {
          expect(found).toBeUndefined()
          return
        }
        const newest = sent.toSorted((a, b) => (a.dueOn < b.dueOn ? 1 : -1))
        const edge = newest[Math.min(99, newest.length - 1)]?.dueOn ?? ''
        const sample = newest.filter(({ dueOn }) => dueOn >= edge)
        const seen = sample.map(daysOnTheWay)
        const cameWithin = (limit: number) => seen.filter((days) => days <= limit).length
        const ten = Array.from({ length: 10 }, (_, index) => index + 1)
        const promised = ten.find((days) => days >= minDays && cameWithin(days) >= sample.length * 0.95)
        const hoped = ten.find((days) => days >= minDays && cameWithin(days) >= sample.length * 0.1)

        expect(found).toMatchObject({ weekday: null, parcels: sample.length })
        expect(found?.inTime).toBe(cameWithin(found?.maxDays ?? 0))
        if (hoped !== undefined) expect(found?.minDays).toBe(hoped)
        if (promised !== undefined) expect(found?.maxDays).toBe(promised)
        else expect(found?.maxDays).toBeGreaterThanOrEqual(minDays + more)
      }),
      { numRuns: 60 },
    )
  })

  test('in whatever order and groups the parcels come, the answer is one', () => {
    fc.assert(
      fc.property(parcels, (sent) => {
        const groups = Map.groupBy(sent.toReversed(), ({ dueOn, arrivedOn }) => `${dueOn} ${arrivedOn}`)
        const grouped = [...groups.values()].flatMap((all) => (all[0] ? [{ ...all[0], parcels: all.length }] : []))
        expect(countDeliveryDays(grouped, CARRIER)).toEqual(countDeliveryDays(sent, CARRIER))
      }),
      { numRuns: 40 },
    )
  })

  test('whoever is promised a day by these counts is never promised one before the carrier’s first', () => {
    fc.assert(
      fc.property(parcels, carrier, fc.integer({ min: 0, max: 6 }), (sent, { minDays, more }, weekday) => {
        const transit = { minDays, maxDays: minDays + more }
        const records = countDeliveryDays(sent, transit).map((record) => ({ ...record, area: '612' }))
        const dispatch = addBusinessDays('2026-08-03', weekday)
        const { earliest, latest } = promiseArrival(dispatch, { ...transit, records })
        expect(earliest >= addBusinessDays(dispatch, minDays)).toBe(true)
        expect(latest >= earliest).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
