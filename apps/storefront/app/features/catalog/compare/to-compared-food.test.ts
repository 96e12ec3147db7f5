import { describe, expect, test } from 'vitest'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { type LabelRow, toComparedFood } from './to-compared-food.server.ts'

const CARD = {
  ...{ slug: 'losos', name: 'Losos', grams: 6_000, price: 1_149_00 },
  food: { role: 'complete', kcal: 357, stage: 'dospely', size: null, contains: [], mayContain: [], isDeclared: true },
} as unknown as CardView

const ROW: LabelRow = {
  ...{ kind: 'kibble', grain_free: true, monoprotein: false, allergens: [{ name: 'Ryby' }] },
  ingredients: ['losos', 'brambor', 'sleď', 'losos sušený', 'hrách', 'olej'].map((label) => ({ label, percent: 10 })),
  constituents: [
    { code: 'crude_protein', percent: 27 },
    { code: 'crude_fat', percent: 15 },
    { code: 'moisture', percent: 9 },
  ],
}

describe('a column of the comparison', () => {
  test('says what the label says and counts what it does not', () => {
    const food = toComparedFood(CARD, ROW)
    expect(food).toMatchObject({ protein: 27, fat: 15, dryMatter: 91, allergens: ['ryby'], isGrainFree: true })
    expect(food.proteinOfDryMatter).toBeCloseTo(29.67, 2)
    expect(food.ingredients).toHaveLength(5)
  })

  test.each([
    [{ grain_free: null }, { isGrainFree: null }],
    [{ grain_free: false }, { isGrainFree: false }],
    [{ constituents: [] }, { protein: null, fat: null, dryMatter: null, proteinOfDryMatter: null }],
  ])('%j stays %j', (known, expected) => {
    expect(toComparedFood(CARD, { ...ROW, ...known })).toMatchObject(expected)
  })

  test('a day of the usual dog is grams, days and money', () => {
    const usual = toComparedFood(CARD, ROW).usual
    expect(usual?.grams).toBeGreaterThan(200)
    expect(usual?.halerePerDay).toBe(Math.round((1_149_00 * (usual?.grams ?? 0)) / 6_000))
  })

  test.each([{ stage: 'stene' }, { kcal: null }])('%j: the day is not guessed', (known) => {
    const card = { ...CARD, food: { ...CARD.food, ...known } } as CardView
    expect(toComparedFood(card, ROW).usual).toBeNull()
  })

  test('a food sold without a weight has no day', () => {
    expect(toComparedFood({ ...CARD, grams: null } as CardView, ROW).usual).toBeNull()
  })
})
