import { expect, test } from 'vitest'
import { parseComposition, totalPercent } from './composition.ts'
import type { IngredientDictionary } from './dictionary-schemas.ts'

const dictionary: IngredientDictionary = {
  nodes: [],
  allergens: [],
  labels: {
    'hovězí maso': { ingredient: 'hovezi-maso', role: 'meat' },
    'semena jitrocele': { ingredient: 'jitrocel', role: 'functional' },
    glukosamin: { ingredient: 'glukosamin', role: 'functional' },
  },
}

test('reads percents, remarks in brackets and milligrams', () => {
  const text = 'Hovězí maso 89,5 % (svalovina, srdce), semena jitrocele (10,4 %), glukosamin (1000 mg/kg).'
  const lines = parseComposition(text, dictionary)
  expect(lines).toEqual([
    {
      ingredient: 'hovezi-maso',
      role: 'meat',
      label: 'hovězí maso',
      note: 'svalovina, srdce',
      percent: 89.5,
      mgPerKg: null,
    },
    { ingredient: 'jitrocel', role: 'functional', label: 'semena jitrocele', note: null, percent: 10.4, mgPerKg: null },
    { ingredient: 'glukosamin', role: 'functional', label: 'glukosamin', note: null, percent: null, mgPerKg: 1000 },
  ])
  expect(totalPercent(lines)).toBeCloseTo(100, 6)
})

test('refuses an ingredient that is not in the dictionary', () => {
  expect(() => parseComposition('Tajná přísada (100 %).', dictionary)).toThrow(
    '„tajná přísada“ is not in the dictionary',
  )
})

test('refuses an ingredient without an amount', () => {
  expect(() => parseComposition('Hovězí maso.', dictionary)).toThrow('has no amount')
})
