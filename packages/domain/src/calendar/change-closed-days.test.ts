import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessDay } from './business-days.ts'
import { changeClosedDays } from './change-closed-days.ts'
import { promiseDelivery } from './delivery-promise.ts'
import { addDays } from './local-date.ts'
import { toPragueTime } from './prague-time.ts'

const TODAY = '2026-11-17'

test('days that are over stay, those to come are as wanted, sorted and once each', () => {
  const changed = changeClosedDays(['2026-11-16', '2026-12-31'], ['2027-01-04', '2026-11-20', '2027-01-04'], TODAY)
  expect(changed).toEqual({ ok: true, value: ['2026-11-16', '2026-11-20', '2027-01-04'] })
})

test('a day that is over is refused by name', () => {
  expect(changeClosedDays([], ['2026-11-16', '2026-11-18'], TODAY)).toMatchObject({
    ok: false,
    details: { reason: 'past', days: ['2026-11-16'] },
  })
})

const days = fc.array(
  fc.integer({ min: 0, max: 60 }).map((offset) => addDays(TODAY, offset)),
  { maxLength: 40 },
)

test('whatever days are closed, no promise made afterwards names one of them', () => {
  fc.assert(
    fc.property(
      days,
      days,
      fc.integer({ min: 0, max: 30 * 24 * 60 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      (before, after, minutes, minDays, more) => {
        const changed = changeClosedDays(before, after, TODAY)
        if (!changed.ok) throw new Error(changed.code)
        const now = new Date(Date.parse(`${TODAY}T00:00:00Z`) + minutes * 60_000)
        const closedOn = changed.value
        const transit = { minDays, maxDays: minDays + more, closedOn }
        const { dispatch, earliest, latest, orderBy } = promiseDelivery(now, { cutOff: '12:00', closedOn }, transit)
        for (const { date } of [dispatch, earliest, latest, orderBy]) {
          expect(isBusinessDay(date, closedOn)).toBe(true)
          expect(closedOn).not.toContain(date)
        }
        expect(dispatch.date >= toPragueTime(now).date).toBe(true)
        expect(latest.date >= earliest.date && earliest.date >= dispatch.date).toBe(true)
      },
    ),
  )
})
