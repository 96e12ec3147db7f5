import type { IngredientRow } from '@shop/contract/product-page'
import { expect, test } from 'vitest'
import { toMix } from './to-mix.ts'

const line = (label: string, role: string, percent: number | null): IngredientRow => ({
  code: label,
  label,
  note: null,
  percent,
  mg_per_kg: percent === null ? 500 : null,
  role,
})

test('puts a recipe into parts whose shares add up to the recipe', () => {
  const mix = toMix([
    line('čerstvé kuřecí maso', 'meat', 30),
    line('sušené kuřecí maso', 'meat', 22),
    line('hnědá rýže', 'grain', 20),
    line('celozrnný oves', 'grain', 8),
    line('kuřecí tuk', 'fat', 5),
    line('mrkev', 'vegetable', 4),
    line('jablka', 'fruit', 3),
    line('lněné semínko', 'oil', 2.5),
    line('kvasnice', 'functional', 5.5),
    line('šípek', 'herb', null),
  ])
  expect(mix.map(({ kind, percent }) => [kind, percent])).toEqual([
    ['meat', 52],
    ['starch', 28],
    ['plants', 7],
    ['fats', 7.5],
    ['rest', 5.5],
  ])
  expect(mix[0]?.names).toEqual(['čerstvé kuřecí maso', 'sušené kuřecí maso'])
  expect(mix.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
})

test('draws nothing for goods without a recipe', () => {
  expect(toMix([])).toEqual([])
})
