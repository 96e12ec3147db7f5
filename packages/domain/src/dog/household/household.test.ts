import fc from 'fast-check'
import { expect, test } from 'vitest'
import { householdRunway } from './household.ts'
import { packDays } from './pack-runway.ts'

const bag = { grams: 12_000, priceHalere: 154_900 }

test('a big and a small dog share one bag', () => {
  const runway = householdRunway(bag, [
    { dogId: 'ben', gramsPerDay: 290 },
    { dogId: 'fik', gramsPerDay: 110 },
  ])
  expect(runway).toEqual({
    gramsPerDay: 400,
    days: 30,
    daysFrom: 26,
    daysTo: 35,
    halerePerDay: 5163,
    dogs: [
      { dogId: 'ben', gramsPerDay: 290, halerePerDay: 3743 },
      { dogId: 'fik', gramsPerDay: 110, halerePerDay: 1420 },
    ],
  })
})

test('a household where nobody eats the food has no runway', () => {
  expect(householdRunway(bag, [])).toBeNull()
  expect(householdRunway(bag, [{ dogId: 'ben', gramsPerDay: 0 }])).toBeNull()
})

test('the dogs pay together what the day costs, and nobody lives longer on the bag by having company', () => {
  const rations = fc.array(fc.integer({ min: 5, max: 900 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rations, (grams) => {
      const runway = householdRunway(
        bag,
        grams.map((gramsPerDay, index) => ({ dogId: String(index), gramsPerDay })),
      )
      if (!runway) throw new Error('somebody eats')
      expect(runway.dogs.reduce((sum, dog) => sum + dog.halerePerDay, 0)).toBe(runway.halerePerDay)
      for (const gramsPerDay of grams) expect(runway.days).toBeLessThanOrEqual(packDays(bag.grams, gramsPerDay))
    }),
  )
})
