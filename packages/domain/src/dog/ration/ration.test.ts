import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BodyCondition, dogOf } from '../dog.ts'
import { rationOf } from './ration.ts'

const today = '2026-11-16'

test('18 kg with daily walks, a food of 3720 kcal/kg and a tenth in treats: 235 g, as in the mockup', () => {
  expect(rationOf(dogOf({ weightKg: 18, activity: 'moderate' }), 372, today, 0.9)).toEqual({
    ok: true,
    value: { gramsPerDay: 235, exactGrams: expect.closeTo(232.6, 1), from: 200, to: 265, certainty: 'official' },
  })
})

test('20 kg by FEDIAF 110 on 3567.5 kcal/kg is 291.6 g (§ 3), weighed as 290', () => {
  expect(rationOf(dogOf({ weightKg: 20, activity: 'moderate' }), 356.75, today)).toMatchObject({
    value: { gramsPerDay: 290, exactGrams: expect.closeTo(291.6, 1) },
  })
})

test.each([
  ['no energy on the label', null, dogOf({ weightKg: 20 }), 'food_energy_unknown'],
  ['energy of pure oil', 847, dogOf({ weightKg: 20 }), 'food_energy_unknown'],
  ['energy of water', 20, dogOf({ weightKg: 20 }), 'food_energy_unknown'],
  ['a puppy on milk', 360, dogOf({ weightKg: 1, age: { kind: 'born', on: '2026-11-01' } }), 'under_8_weeks'],
  [
    'an unknown litter',
    360,
    dogOf({ weightKg: 20, motherhood: { kind: 'nursing', week: 2, puppies: null } }),
    'litter_size_needed',
  ],
])('%s gives no number', (_name, kcal, dog, code) => {
  expect(rationOf(dog, kcal, today)).toMatchObject({ ok: false, code })
})

const kilograms = fc.double({ min: 0.5, max: 100, noNaN: true })
const density = fc.double({ min: 50, max: 600, noNaN: true })
const condition = fc.option(fc.integer({ min: 1, max: 9 }).map((score) => score as BodyCondition))

test('more weight in the same condition never means fewer grams', () => {
  fc.assert(
    fc.property(kilograms, kilograms, density, condition, (one, two, kcal, score) => {
      const lighter = rationOf(dogOf({ weightKg: Math.min(one, two), condition: score }), kcal, today)
      const heavier = rationOf(dogOf({ weightKg: Math.max(one, two), condition: score }), kcal, today)
      expect(heavier.ok && lighter.ok && heavier.value.gramsPerDay >= lighter.value.gramsPerDay).toBe(true)
    }),
  )
})

test('a richer food never needs more grams, and the span holds the ration', () => {
  fc.assert(
    fc.property(kilograms, density, density, (weightKg, one, two) => {
      const poorer = rationOf(dogOf({ weightKg }), Math.min(one, two), today)
      const richer = rationOf(dogOf({ weightKg }), Math.max(one, two), today)
      if (!poorer.ok || !richer.ok) throw new Error('a healthy dog always has a ration')
      expect(richer.value.gramsPerDay).toBeLessThanOrEqual(poorer.value.gramsPerDay)
      expect(poorer.value.from).toBeLessThanOrEqual(poorer.value.gramsPerDay)
      expect(poorer.value.to).toBeGreaterThanOrEqual(poorer.value.gramsPerDay)
    }),
  )
})
