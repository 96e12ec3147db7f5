import { describe, expect, test } from 'vitest'
import { type ComparedCell, dayRows, labelRows, priceRows } from './comparison-rows.ts'
import type { ComparedFood } from './to-compared-food.server.ts'

function food(known: Partial<ComparedFood> = {}, card: Partial<ComparedFood['card']> = {}): ComparedFood {
  return {
    ...{ allergens: ['ryby'], isMonoprotein: false, isGrainFree: true, protein: 27, fat: 15, dryMatter: 91 },
    ...{ proteinOfDryMatter: 29.7, ingredients: [{ name: 'losos', percent: 26 }], usual: null },
    card: {
      ...{ price: 1_000_00, repeatPrice: 900_00, unitPrice: { halere: 191_50, unit: 'kg' } },
      food: { kcal: 357, isDeclared: true },
      ...card,
    } as ComparedFood['card'],
    ...known,
  }
}
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const cellsOf = (key: string, foods: ComparedFood[]): ComparedCell[] =>
  [...labelRows(foods), ...priceRows(foods)].find((row) => row.key === key)?.cells ?? []

describe('rows of the label', () => {
  test.each([
    [true, 'bez obilovin'],
    [false, 's obilovinami'],
    [null, 'neuvedeno'],
  ])('grain free %s is told as %s', (isGrainFree, told) => {
    expect(plain(cellsOf('grain', [food({ isGrainFree })])[0]?.text)).toBe(told)
  })

  test('more protein wins, and a draw has no winner', () => {
    expect(cellsOf('protein', [food(), food({ protein: 25 })]).map(({ best }) => best)).toEqual([
      'nejvíc bílkovin',
      undefined,
    ])
    expect(cellsOf('protein', [food(), food()]).map(({ best }) => best)).toEqual([undefined, undefined])
  })

  test('a tin beside kibble is judged by dry matter', () => {
    const tin = food({ protein: 11, dryMatter: 22.5, proteinOfDryMatter: 48.9 })
    expect(cellsOf('protein', [food(), tin]).map(({ best }) => plain(best))).toEqual([
      undefined,
      'nejvíc bílkovin v sušině',
    ])
    expect(plain(cellsOf('dryMatter', [food(), tin])[1]?.text)).toBe('22,5 %')
  })

  test('fewer allergens win only where the composition is declared', () => {
    const silent = food({ allergens: [] }, { food: { isDeclared: false } as ComparedFood['card']['food'] })
    expect(cellsOf('allergens', [food(), silent]).map(({ best }) => best)).toEqual([undefined, undefined])
    const one = food({ allergens: [], isMonoprotein: true })
    expect(plain(cellsOf('allergens', [food(), one])[1]?.best)).toBe('nejméně alergenů')
    expect(plain(cellsOf('allergens', [one])[0]?.text)).toBe('žádné z hlavních')
  })

  test.each(['protein', 'fat', 'dryMatter'] as const)('%s that is not on the label is not guessed', (key) => {
    expect(plain(cellsOf(key, [food({ [key]: null })])[0]?.text)).toBe('neuvedeno')
  })

  test('a kilogram without a price is not compared', () => {
    expect(cellsOf('unit', [food(), food({}, { unitPrice: null })]).map(({ best }) => best)).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('rows of a day', () => {
  const day = { grams: 225, days: 26, halerePerDay: 43_20 }

  test('the cheapest day wins, told in whole crowns with the price of regular delivery', () => {
    const [first, second] = dayRows([food(), food()], [day, { ...day, halerePerDay: 40_00 }])[0]?.cells ?? []
    expect([plain(first?.big), plain(first?.muted), first?.best]).toEqual(['43 Kč', 'pravidelně 39 Kč', undefined])
    expect([plain(second?.big), plain(second?.best)]).toEqual(['40 Kč', 'nejlevnější den'])
  })

  test.each([
    [26, 'balení na 26 dní'],
    [1, 'balení na 1 den'],
    [0, 'balení nestačí ani na den'],
  ])('%s days: %s', (days, told) => {
    expect(plain(dayRows([food()], [{ ...day, days }])[1]?.cells[0]?.muted)).toBe(told)
  })

  test('a ration that depends on age is not guessed', () => {
    expect(plain(dayRows([food()], [null])[0]?.cells[0]?.text)).toBe('podle věku a váhy')
  })
})
