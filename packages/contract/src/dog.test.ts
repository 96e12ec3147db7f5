import { describe, expect, test } from 'vitest'
import { DogAge, DogInput, NewDog, WeightInput } from './dog.ts'
import { parse } from './parse.fixture.ts'

test('of a dog with a name only, nothing else is known', () => {
  expect(parse(NewDog, { name: ' Bára ' })).toEqual({
    ...{ name: 'Bára', breed: '', age: { kind: 'stage', stage: 'dospely' }, sex: null, neutered: null },
    ...{ sensitiveDigestion: false, chipNumber: null, vetName: '', vetPhone: '', vetEmail: null },
    ...{ activity: null, condition: null, adultWeightGrams: null, idealWeightGrams: null, motherhood: null },
    ...{ underTreatment: false, allergies: [], note: '', weight: null },
  })
})

describe('WeightInput', () => {
  test.each([
    [500, 500],
    [100_000, 100_000],
    [499, { refused: 'weight_range' }],
    [100_001, { refused: 'weight_range' }],
    [18_400.5, { refused: 'weight_range' }],
    ['18400', { refused: 'weight_range' }],
  ])('%j grams are kept as %j', (grams, kept) => {
    const answer = parse(WeightInput, { measuredOn: '2026-11-15', grams })
    expect(answer).toEqual(typeof kept === 'number' ? { measuredOn: '2026-11-15', grams: kept } : kept)
  })
})

describe('DogAge', () => {
  test.each([
    [{ kind: 'born', on: '2024-02-29' }, true],
    [{ kind: 'born', on: '2026-02-30' }, false],
    [{ kind: 'born' }, false],
    [{ kind: 'months', months: 0, statedOn: '2026-11-15' }, true],
    [{ kind: 'months', months: 301, statedOn: '2026-11-15' }, false],
    [{ kind: 'months', months: 3 }, false],
    [{ kind: 'stage', stage: 'senior' }, true],
    [{ kind: 'stage', stage: 'kotě' }, false],
    [{ kind: 'stage', stage: 'senior', on: '2020-01-01' }, false],
  ])('%j is an age: %j', (age, isAge) => {
    expect(DogAge.safeParse(age).success).toBe(isAge)
  })
})

describe('DogInput', () => {
  test.each([
    [{ condition: 0 }, false],
    [{ condition: 9 }, true],
    [{ motherhood: { kind: 'pregnant', week: null } }, true],
    [{ motherhood: { kind: 'pregnant', week: 11 } }, false],
    [{ motherhood: { kind: 'nursing', week: 2 } }, false],
    [{ motherhood: { kind: 'nursing', week: 2, puppies: null } }, true],
    [{ allergies: ['kure', 'hovezi'] }, true],
    [{ allergies: ['Kuře'] }, false],
    [{ allergies: Array.from({ length: 41 }, (_, index) => `a${index}`) }, false],
    [{ owner: 7 }, false],
  ])('%j is taken: %j', (change, isTaken) => {
    expect(DogInput.safeParse({ name: 'Bára', ...change }).success).toBe(isTaken)
  })
})
