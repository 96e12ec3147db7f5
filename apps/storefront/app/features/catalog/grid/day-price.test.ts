import { dogOf } from '@shop/domain/dog/dog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { householdKcal, toDayCrowns, toEnergyCrowns } from './day-price.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const bady = { id: 'a', name: 'Bady', dog: dogOf({ weightKg: 14, activity: 'moderate' as const }) }

describe('householdKcal', () => {
  test('counts all dogs together', () => {
    const one = householdKcal([bady], NOW) ?? 0
    expect(Math.round(one)).toBe(796)
    expect(householdKcal([bady, { ...bady, id: 'b' }], NOW)).toBeCloseTo(2 * one)
  })

  test.each([
    ['nobody', []],
    ['a dog that was never weighed', [bady, { ...bady, id: 'b', dog: dogOf({ weightKg: 0 }) }]],
    ['a puppy on milk', [{ ...bady, dog: dogOf({ weightKg: 1, age: { kind: 'born', on: '2026-11-01' } }) }]],
  ])('does not guess for %s', (_title, dogs) => {
    expect(householdKcal(dogs, NOW)).toBeNull()
  })
})

const anyKcal = fc.integer({ min: 100, max: 4000 })
const anyCrowns = fc.integer({ min: 5, max: 400 })

test('no food above the limit passes it', () => {
  fc.assert(
    fc.property(anyCrowns, anyKcal, fc.nat(100_00), (limit, kcal, energyHalere) => {
      if (energyHalere <= toEnergyCrowns(limit, kcal) * 100) {
        expect(toDayCrowns(energyHalere, kcal)).toBeLessThanOrEqual(limit)
      }
    }),
  )
})

test('of a dog up to some twenty kilograms the limit reads back as it was chosen', () => {
  fc.assert(
    fc.property(anyCrowns, fc.integer({ min: 100, max: 1000 }), (limit, kcal) => {
      expect(toDayCrowns(toEnergyCrowns(limit, kcal) * 100, kcal)).toBe(limit)
    }),
  )
})
