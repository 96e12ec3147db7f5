import { dogOf } from '@shop/domain/dog/dog'
import { describe, expect, test } from 'vitest'
import { conflictsOf, suitsAll } from './line-conflicts.ts'
import { runwayOf } from './line-for-dogs.ts'

const TODAY = '2026-11-16'
const ben = { id: 'a', name: 'Ben', dog: dogOf({ weightKg: 20, activity: 'moderate', allergies: ['kure'] }) }
const ingredients = { contains: ['kure'], mayContain: [], isDeclared: true }
const kibble = {
  role: 'complete' as const,
  kcalPer100g: 356.75,
  lifeStage: 'dospely',
  breedSize: 'vsechna',
  netWeightGrams: 12_000,
  ingredients,
  pieces: 1,
  amount: 129_000,
}

describe('a line for the dogs of a household', () => {
  test('lasts as long as all its pieces together', () => {
    expect(runwayOf(kibble, [ben], TODAY)?.days).toBe(41)
    expect(runwayOf({ ...kibble, pieces: 2, amount: 258_000 }, [ben], TODAY)?.days).toBe(82)
  })

  test('lasts nobody knows how long when its weight or that of a dog is not known', () => {
    expect(runwayOf({ ...kibble, netWeightGrams: null }, [ben], TODAY)).toBeNull()
    expect(runwayOf(kibble, [ben, { id: 'b', name: 'Zoe', dog: dogOf({ weightKg: 0 }) }], TODAY)).toBeNull()
    expect(runwayOf(kibble, [], TODAY)).toBeNull()
  })

  test('names the dogs that must not eat it, weighed or not', () => {
    const zoe = { id: 'b', name: 'Zoe', dog: dogOf({ weightKg: 0, allergies: ['kure'] }) }
    const rex = { id: 'c', name: 'Rex', dog: dogOf({ weightKg: 8 }) }
    const conflicts = [{ allergen: 'kure', level: 'red', reason: 'contains' }]
    expect(conflictsOf(kibble, [ben, zoe, rex])).toEqual([
      { id: 'a', name: 'Ben', conflicts },
      { id: 'b', name: 'Zoe', conflicts },
    ])
    expect(conflictsOf({ ...kibble, role: 'other' }, [ben])).toEqual([])
  })

  test('is offered only when no dog has anything against it, and a leash always', () => {
    const treat = { role: 'complementary' as const, ingredients }
    expect(suitsAll(treat, [ben])).toBe(false)
    expect(suitsAll({ ...treat, ingredients: { ...ingredients, contains: ['losos'] } }, [ben])).toBe(true)
    expect(suitsAll({ ...treat, ingredients: { ...ingredients, contains: [], isDeclared: false } }, [ben])).toBe(false)
    expect(suitsAll({ role: 'other', ingredients: { ...ingredients, isDeclared: false } }, [ben])).toBe(true)
  })
})
