import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../calendar/local-date.ts'
import { learnedPace } from './learned-pace.ts'

const bag = (id: string, arrivesOn: string, grams = 6000, gramsPerDay = 200) => ({
  ...{ id, arrivesOn, grams, gramsPerDay, isComing: false },
})
const first = bag('a', '2026-11-01')
const second = bag('b', '2026-11-29')

test('nobody has looked, or only once: the table holds', () => {
  expect(learnedPace([first, second], [])).toBe(1)
  expect(learnedPace([first], [{ bagId: 'a', on: '2026-11-11', leftPercent: 90 }])).toBe(1)
})

test('two looks a month apart tell how fast it goes', () => {
  const notes = [
    { bagId: 'a', on: '2026-11-11', leftPercent: 50 },
    // A whole bag in 24 days instead of 30.
    { bagId: 'b', on: '2026-12-05', leftPercent: 50 },
  ]
  const pace = learnedPace([first, bag('b', '2026-11-20')], notes)
  expect(pace).toBeGreaterThan(1.15)
  expect(pace).toBeLessThan(1.25)
})

test('days without a bag are no days of eating little', () => {
  const [old, late] = [bag('a', '2026-11-01'), bag('b', '2026-12-20')]
  const notes = [
    { bagId: 'a', on: '2026-11-01', leftPercent: 100 },
    { bagId: 'b', on: '2027-01-04', leftPercent: 50 },
  ]
  // Half a bag in 15 days is the ration; 9 000 g in 64 days would be two thirds of it.
  expect(learnedPace([old, late], notes)).toBeCloseTo(1, 1)
})

test('whoever finds a bag empty has seen only that it did not last longer', () => {
  const found = (on: string, leftPercent: number) =>
    learnedPace(
      [first],
      [
        { bagId: 'a', on: '2026-11-01', leftPercent: 100 },
        { bagId: 'a', on, leftPercent },
      ],
    )
  // By the table it is empty after 30 days: found so after 60 it says nothing, after 20 a lot.
  expect(found('2026-12-31', 0)).toBeGreaterThan(0.95)
  expect(found('2026-11-21', 0)).toBeGreaterThan(found('2026-11-21', 10))
  expect(found('2026-11-21', 10)).toBeGreaterThan(1.15)
})

test('of two bags at home the first one is said to be gone about when it is, or somewhat later', () => {
  const bags = [first, bag('b', '2026-11-02')]
  const gone = (on: string) => ({ bagId: 'a', on, leftPercent: 0 })
  const seen = { bagId: 'a', on: '2026-11-01', leftPercent: 100 }
  // By the table it is gone after 30 days.
  expect(learnedPace(bags, [seen, gone('2026-12-01')])).toBeCloseTo(1, 1)
  // Nobody knows what of the second one was eaten when it was said, so nothing begins there.
  expect(learnedPace(bags, [gone('2026-12-10'), { bagId: 'b', on: '2026-12-20', leftPercent: 40 }])).toBe(1)
})

test('a slip in between is outvoted', () => {
  const looks = [0, 10, 20, 30, 40].map((day) => ({
    ...{ bagId: day < 30 ? 'a' : 'b', on: addDays('2026-11-01', day) },
    leftPercent: 100 - ((day % 30) / 30) * 100,
  }))
  const slip = { bagId: 'a', on: '2026-11-26', leftPercent: 100 }
  const bags = [first, bag('b', '2026-11-20')]
  expect(learnedPace(bags, [...looks, slip])).toBeCloseTo(learnedPace(bags, looks), 1)
})

test.each([
  ['on neighbouring days', [{ bagId: 'a', on: '2026-11-03', leftPercent: 90 }]],
  ['of a bag that nobody knows', [{ bagId: 'x', on: '2026-11-01', leftPercent: 100 }]],
  ['that says the bag grew', [{ bagId: 'a', on: '2026-10-01', leftPercent: 0 }]],
  ['of last year', [{ bagId: 'a', on: '2025-12-01', leftPercent: 100 }]],
])('a look %s teaches nothing', (_, before) => {
  expect(learnedPace([first], [...before, { bagId: 'a', on: '2026-11-05', leftPercent: 50 }])).toBe(1)
})

test('the order in which bags are listed does not matter, and a correction of the same day wins', () => {
  const notes = [
    { bagId: 'a', on: '2026-11-05', leftPercent: 90 },
    { bagId: 'a', on: '2026-11-20', leftPercent: 80 },
    { bagId: 'a', on: '2026-11-20', leftPercent: 30 },
  ]
  expect(learnedPace([second, first], notes)).toBe(learnedPace([first, second], notes))
  expect(learnedPace([first], notes)).toBe(learnedPace([first], notes.toSpliced(1, 1)))
})

/** A dog that eats so much of the ration, and an owner who looks exactly on two days. */
test('whatever a dog really eats, two looks bring the forecast nearer to it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.6, max: 1.6, noNaN: true }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 8, max: 90 }),
      (truth, early, days) => {
        const bags = [0, 1, 2, 3, 4, 5, 6].map((n) => bag(String(n), addDays('2026-11-01', n)))
        const look = (day: number) => {
          const eaten = Math.min(day * 200 * truth, 6000 * 7 - 1)
          const index = Math.floor(eaten / 6000)
          return {
            bagId: String(index),
            on: addDays('2026-11-01', day),
            leftPercent: 100 - ((eaten % 6000) / 6000) * 100,
          }
        }
        const pace = learnedPace(bags, [look(early), look(early + days)])
        const most = days >= 60 ? 0.25 : 1
        expect(Math.abs(pace - truth)).toBeLessThanOrEqual(Math.abs(1 - truth) * most + 0.02)
      },
    ),
  )
})

test('what no dog can eat teaches nothing, and whatever is noted, the pace is one that a dog can have', () => {
  // 12 kg in ten days: six times the ration.
  const wild = [
    { bagId: 'a', on: '2026-11-01', leftPercent: 100 },
    { bagId: 'b', on: '2026-11-11', leftPercent: 0 },
  ]
  expect(learnedPace([first, { ...second, arrivesOn: '2026-11-02' }], wild)).toBeCloseTo(1, 1)
  const anyNote = fc.record({
    bagId: fc.constantFrom('a', 'b', 'x'),
    on: fc.integer({ min: 0, max: 300 }).map((day) => addDays('2026-10-01', day)),
    leftPercent: fc.constantFrom(0, 10, 50, 90, 100),
  })
  fc.assert(
    fc.property(fc.array(anyNote, { maxLength: 12 }), (notes) => {
      const pace = learnedPace([first, second], notes)
      expect(pace).toBeGreaterThanOrEqual(0.5)
      expect(pace).toBeLessThanOrEqual(2)
    }),
  )
})
