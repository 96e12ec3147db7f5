import { describe, expect, test } from 'vitest'
import { findAllergyConflicts, isSurelyWithout, worstLevel } from './allergy-conflict.ts'

const chickenFood = {
  contains: ['kureci-tuk', 'kure', 'drubez', 'ryze', 'obiloviny'],
  mayContain: [],
  isDeclared: true,
}
const animalFats = { contains: ['zivocisne', 'ryze'], mayContain: ['drubez', 'kure', 'hovezi'], isDeclared: true }
const unknown = { contains: [], mayContain: [], isDeclared: false }

describe('a dog allergic to', () => {
  test.each([
    ['chicken, food with chicken fat', ['kure'], chickenFood, 'kure red contains'],
    ['poultry, food with chicken fat', ['drubez'], chickenFood, 'drubez red contains'],
    ['beef, food with chicken', ['hovezi'], chickenFood, ''],
    ['chicken, food with fats of an unnamed animal', ['kure'], animalFats, 'kure amber kind_not_stated'],
    ['soya, food with fats of an unnamed animal', ['soja'], animalFats, ''],
    ['chicken, food nobody described', ['kure'], unknown, 'kure amber composition_unknown'],
    ['nothing, food nobody described', [], unknown, ''],
    [
      'two things, the certain one first',
      ['kure', 'ryze'],
      animalFats,
      'ryze red contains, kure amber kind_not_stated',
    ],
    ['one thing said twice', ['ryze', 'ryze'], animalFats, 'ryze red contains'],
  ])('%s', (_name, allergies, product, expected) => {
    const shown = findAllergyConflicts(allergies, product).map((c) => `${c.allergen} ${c.level} ${c.reason}`)
    expect(shown.join(', ')).toBe(expected)
  })
})

test('a card shows the worst of them', () => {
  expect(worstLevel(findAllergyConflicts(['kure', 'ryze'], animalFats))).toBe('red')
  expect(worstLevel(findAllergyConflicts(['kure'], animalFats))).toBe('amber')
  expect(worstLevel([])).toBeNull()
})

describe('the filter "without"', () => {
  test.each([
    ['lets pass what surely does not contain it', ['hovezi'], chickenFood, true],
    ['stops what contains it', ['kure'], chickenFood, false],
    ['stops what may contain it', ['kure'], animalFats, false],
    ['stops what nobody described', ['kure'], unknown, false],
    ['without exclusions lets all pass', [], unknown, true],
  ])('%s', (_name, excluded, product, passes) => {
    expect(isSurelyWithout(excluded, product)).toBe(passes)
  })
})
