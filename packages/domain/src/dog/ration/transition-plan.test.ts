import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TransitionPace, transitionPlan } from './transition-plan.ts'

function planOf(oldGrams: number, newGrams: number, pace?: TransitionPace, length?: number) {
  const plan = transitionPlan({ oldGrams, newGrams }, '2026-12-28', pace, length)
  if (!plan.ok) throw new Error(plan.code)
  return plan.value
}

test('a ration of 297 g: 74/149/223/297 g new and 223/148/74/0 g old (§ 4)', () => {
  const { days } = planOf(297, 297)
  expect(days.map((day) => [day.newPercent, day.newGrams, day.oldGrams])).toEqual([
    [25, 74, 223],
    [25, 74, 223],
    [50, 149, 148],
    [50, 149, 148],
    [75, 223, 74],
    [75, 223, 74],
    [100, 297, 0],
  ])
})

test('days have dates, over the new year too', () => {
  const { days } = planOf(297, 297)
  expect(days.map((day) => day.date).slice(3, 5)).toEqual(['2026-12-31', '2027-01-01'])
  expect(days.map((day) => day.day)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

describe('length of the change', () => {
  test.each([
    ['usual', 7, '25 25 50 50 75 75 100'],
    ['usual', 8, '25 25 50 50 75 75 75 100'],
    ['usual', 9, '25 25 50 50 50 75 75 75 100'],
    ['usual', 10, '25 25 25 50 50 50 75 75 75 100'],
    ['sensitive', 10, '10 20 30 40 50 60 70 80 90 100'],
    ['sensitive', 14, '10 20 30 40 50 60 60 70 70 80 80 90 90 100'],
  ] as const)('%s dog, %i days', (pace, length, percents) => {
    const { days } = planOf(300, 300, pace, length)
    expect(days.map((day) => day.newPercent).join(' ')).toBe(percents)
  })

  test.each([
    ['usual', 6],
    ['usual', 11],
    ['sensitive', 9],
    ['sensitive', 15],
    ['usual', 7.5],
  ] as const)('%s dog is refused %d days', (pace, length) => {
    const plan = transitionPlan({ oldGrams: 300, newGrams: 300 }, '2026-11-16', pace, length)
    expect(plan).toMatchObject({ ok: false, code: 'length_out_of_range' })
  })
})

test('foods of different energy keep the energy of the day', () => {
  const { days } = planOf(400, 250)
  expect(days.map((day) => [day.newGrams, day.oldGrams])).toEqual([
    [63, 299],
    [63, 299],
    [125, 200],
    [125, 200],
    [188, 99],
    [188, 99],
    [250, 0],
  ])
})

describe('for any two rations', () => {
  const grams = fc.integer({ min: 5, max: 2000 })
  const pace = fc.constantFrom(['usual', 7] as const, ['usual', 10] as const, ['sensitive', 12] as const)

  test('old and new add up to a full ration every day and to the totals', () => {
    fc.assert(
      fc.property(grams, grams, pace, (oldGrams, newGrams, [kind, length]) => {
        const plan = planOf(oldGrams, newGrams, kind, length)
        for (const day of plan.days) {
          const fed = day.newGrams / newGrams + day.oldGrams / oldGrams
          expect(Math.abs(fed - 1)).toBeLessThanOrEqual(0.5 / oldGrams + 1e-9)
          if (oldGrams === newGrams) expect(day.newGrams + day.oldGrams).toBe(newGrams)
        }
        expect(plan.newGrams).toBe(plan.days.reduce((sum, day) => sum + day.newGrams, 0))
        expect(plan.oldGrams).toBe(plan.days.reduce((sum, day) => sum + day.oldGrams, 0))
      }),
    )
  })

  test('the new food never goes back and ends alone', () => {
    fc.assert(
      fc.property(grams, grams, pace, (oldGrams, newGrams, [kind, length]) => {
        const { days } = planOf(oldGrams, newGrams, kind, length)
        expect(days).toHaveLength(length)
        const amounts = days.map((day) => day.newGrams)
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
        expect(days.at(-1)).toMatchObject({ newGrams, oldGrams: 0, newPercent: 100 })
      }),
    )
  })
})
