import { dogOf } from '@shop/domain/dog/dog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HouseholdFood } from '#app/features/customer/household/household-rows.ts'
import { toTransitionCalendar } from './to-transition-calendar.server.ts'
import { toTransitionSheet } from './to-transition-sheet.ts'
import { type ChangingDog, missingOldFood, toTransitionView } from './transition-view.ts'

const food = (name: string, known: Partial<HouseholdFood> = {}): HouseholdFood => ({
  ...{ productId: 1, slug: name, name, protein: null, kcalPer100g: 353, isComplete: true, isDry: true },
  ingredients: { contains: [], mayContain: [], isDeclared: true },
  ...known,
})
const oldFood = food('Kuře s rýží')
const newFood = food('Losos s bramborem', { ingredients: { contains: ['losos'], mayContain: [], isDeclared: true } })
const bady: ChangingDog = {
  ...{ id: 7, name: 'Bady', isSensitive: false },
  dog: dogOf({ weightKg: 14, activity: 'moderate' }),
}
const asked = { oldFood, newFood, dogs: [bady], start: '2026-11-20', length: 7, oldLeftGrams: null }
const viewOf = (change: Partial<typeof asked> = {}) => toTransitionView({ ...asked, ...change }, '2026-11-16')

describe('toTransitionView', () => {
  test('the beagle changes in a week, 225 g every day', () => {
    const [dog] = viewOf().dogs
    expect(dog?.plan?.days.map(({ newGrams, oldGrams }) => [newGrams, oldGrams])).toEqual([
      [56, 169],
      [56, 169],
      [113, 112],
      [113, 112],
      [169, 56],
      [169, 56],
      [225, 0],
    ])
    expect(dog?.plan?.days[0]?.date).toBe('2026-11-20')
  })

  test.each([
    [false, 7, 7],
    [false, 14, 10],
    [true, 7, 10],
    [true, 14, 14],
  ])('sensitive %s asked for %i days gets %i', (isSensitive, length, days) => {
    expect(viewOf({ length, dogs: [{ ...bady, isSensitive }] }).dogs[0]?.plan?.days).toHaveLength(days)
  })

  test('who must not eat the new food gets no plan', () => {
    const allergic = { ...bady, dog: dogOf({ weightKg: 14, allergies: ['losos', 'kure'] }) }
    expect(viewOf({ dogs: [allergic] }).dogs[0]).toMatchObject({ forbidden: ['losos'], plan: null })
  })

  test.each([
    [null, null],
    [5000, null],
    [300, { left: 300, needed: 674 }],
  ])('with %s g of the old food at home: %j', (oldLeftGrams, missing) => {
    expect(missingOldFood({ ...viewOf(), oldLeftGrams })).toEqual(missing)
  })
})

test('page, PDF and calendar hold the same days and grams, and they add up', () => {
  const kg = fc.integer({ min: 2, max: 80 })
  fc.assert(
    fc.property(kg, fc.boolean(), fc.integer({ min: 7, max: 14 }), (weightKg, isSensitive, length) => {
      const view = viewOf({ length, dogs: [{ ...bady, isSensitive, dog: dogOf({ weightKg }) }] })
      const plan = view.dogs[0]?.plan
      if (!plan) throw new Error('no plan')
      const rows = toTransitionSheet(view).sections[0]?.table?.rows ?? []
      const grams = (cell: string | undefined) => Number(cell?.replace(/\D/g, ''))
      expect(rows.map((row) => [grams(row[3]), grams(row[4])])).toEqual(
        plan.days.map(({ newGrams, oldGrams }) => [newGrams, oldGrams]),
      )
      const events = toTransitionCalendar(view, '2026-11-16T09:00:00Z').split('BEGIN:VEVENT').slice(1)
      expect(events).toHaveLength(plan.days.length)
      for (const [index, day] of plan.days.entries()) {
        expect(events[index]).toContain(`DTSTART;VALUE=DATE:${day.date.replaceAll('-', '')}`)
      }
      expect(plan.days.reduce((sum, day) => sum + day.newGrams, 0)).toBe(plan.newGrams)
      expect(plan.days.reduce((sum, day) => sum + day.oldGrams, 0)).toBe(plan.oldGrams)
    }),
    { numRuns: 40 },
  )
})
