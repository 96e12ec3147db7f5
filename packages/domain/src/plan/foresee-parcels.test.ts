import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessDay } from '../calendar/business-days.ts'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import { foreseeParcels } from './foresee-parcels.ts'

const WAY = { transit: { minDays: 1, maxDays: 1 }, closedOn: [] }
const BAG = { id: 1, dueOn: '2026-11-18', intervalDays: 42, isByBowl: true }
const TREATS = { id: 2, dueOn: '2026-12-16', intervalDays: 28, isByBowl: false }

test('each thing comes in its rhythm, and what is due about the same time comes together', () => {
  const next = { comesOn: '2026-11-18', lineIds: new Set([1]) }
  const parcels = foreseeParcels([BAG, TREATS], next, { gatherDays: 7, count: 3, way: WAY })
  expect(parcels.map(({ comesOn, lines }) => [comesOn, lines.map(({ id }) => id)])).toEqual([
    ['2026-12-16', [2]],
    ['2026-12-30', [1]],
    ['2027-01-13', [2]],
  ])
})

test('what falls on a holiday comes before it', () => {
  const next = { comesOn: '2026-11-19', lineIds: new Set([2]) }
  const line = { ...TREATS, intervalDays: 43 }
  const [parcel] = foreseeParcels([line], next, { gatherDays: 7, count: 1, way: WAY })
  // The first of January is due, the day before it is still worked.
  expect(parcel?.comesOn).toBe('2026-12-31')
})

test('a plan without goods has no parcels', () => {
  const next = { comesOn: '2026-11-18', lineIds: new Set<number>() }
  expect(foreseeParcels([], next, { gatherDays: 7, count: 3, way: WAY })).toEqual([])
})

const day = fc.integer({ min: -20, max: 120 }).map((days) => addDays('2026-11-18', days))
const lines = fc
  .array(fc.record({ dueOn: day, intervalDays: fc.integer({ min: 7, max: 182 }), isByBowl: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map((line, id) => ({ ...line, id })))

test('days only go forward, are days on which something comes, and no thing comes sooner than the shortest rhythm', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 14 }), (all, gatherDays) => {
      const next = { comesOn: '2026-11-18', lineIds: new Set([0]) }
      const parcels = foreseeParcels(all, next, { gatherDays, count: 4, way: WAY })
      expect(parcels).toHaveLength(4)
      const days = [next.comesOn, ...parcels.map(({ comesOn }) => comesOn)]
      expect(days.slice(1).every((comesOn, index) => comesOn > (days[index] ?? ''))).toBe(true)
      expect(days.slice(1).every((comesOn) => isBusinessDay(comesOn))).toBe(true)
      const first = parcels.findIndex(({ lines: sent }) => sent.some(({ id }) => id === 0))
      const rhythm = all[0]?.intervalDays ?? 0
      // Gathered with others, and moved off days on which nothing comes: about ten in a row around Christmas.
      if (first >= 0) {
        expect(daysBetween(next.comesOn, days[first + 1] ?? '')).toBeGreaterThanOrEqual(rhythm - gatherDays - 10)
      }
    }),
  )
})
