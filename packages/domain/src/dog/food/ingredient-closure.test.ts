import { expect, test } from 'vitest'
import { closeIngredients, type DeclaredIngredient, type Ingredient } from './ingredient-closure.ts'

const tree: Ingredient[] = [
  { code: 'zivocisne', parent: null },
  { code: 'drubez', parent: 'zivocisne' },
  { code: 'kure', parent: 'drubez' },
  { code: 'kureci-tuk', parent: 'kure' },
  { code: 'kruta', parent: 'drubez' },
  { code: 'hovezi', parent: 'zivocisne' },
  { code: 'obiloviny', parent: null },
  { code: 'ryze', parent: 'obiloviny' },
]

const stated = (code: string): DeclaredIngredient => ({ code, certainty: 'stated' })
const unspecified = (code: string): DeclaredIngredient => ({ code, certainty: 'unspecified' })

test('chicken fat is chicken, poultry and of animal origin', () => {
  expect(closeIngredients(tree, [stated('kureci-tuk'), stated('ryze')])).toEqual({
    contains: ['kureci-tuk', 'kure', 'drubez', 'zivocisne', 'ryze', 'obiloviny'],
    mayContain: [],
    isDeclared: true,
  })
})

test('animal fats of an unnamed kind may be anything of animal origin', () => {
  expect(closeIngredients(tree, [unspecified('zivocisne'), stated('ryze')])).toEqual({
    contains: ['zivocisne', 'ryze', 'obiloviny'],
    mayContain: ['drubez', 'kure', 'kureci-tuk', 'kruta', 'hovezi'],
    isDeclared: true,
  })
})

test('poultry of an unnamed kind may be chicken or turkey, not beef', () => {
  expect(closeIngredients(tree, [unspecified('drubez')]).mayContain).toEqual(['kure', 'kureci-tuk', 'kruta'])
})

test('what is stated is not also a maybe', () => {
  const product = closeIngredients(tree, [unspecified('drubez'), stated('kure')])
  expect(product.contains).toContain('kure')
  expect(product.mayContain).toEqual(['kureci-tuk', 'kruta'])
})

test('an empty composition is not a pure one', () => {
  expect(closeIngredients(tree, [])).toEqual({ contains: [], mayContain: [], isDeclared: false })
})

test('an ingredient missing in the tree and a tree bent into a ring do no harm', () => {
  const ring: Ingredient[] = [
    { code: 'a', parent: 'b' },
    { code: 'b', parent: 'a' },
  ]
  expect(closeIngredients(ring, [stated('a'), stated('novinka')]).contains).toEqual(['a', 'b', 'novinka'])
})
