import { describe, expect, test } from 'vitest'
import { calculateFeeding } from './calculate-feeding.ts'
import { parseCalculator } from './calculator-input.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const food = (slug: string, kcal: number, contains: string[] = []) => ({
  slug,
  name: slug,
  food: {
    role: 'complete' as const,
    kcal,
    stage: 'dospely',
    size: 'vsechna',
    contains,
    mayContain: [],
    isDeclared: true,
  },
})
const packs = [{ id: 12, sku: 'S12', name: '12 kg', grams: 12_000, price: 129_000 }]
const ask = (query: string, larder = {}) =>
  calculateFeeding(
    parseCalculator(new URLSearchParams(query), NOW),
    { food: food('nove', 356.75, ['kure']), oldFood: null, treat: null, packs, ...larder },
    NOW,
  )

describe('calculateFeeding', () => {
  test('counts days and price of a day from what all dogs eat together', () => {
    const one = ask('vaha=20&pohyb=moderate')
    const two = ask('psi=2&p1-vaha=20&p1-pohyb=moderate&p2-vaha=20&p2-pohyb=moderate')
    expect(one.packs[0]).toMatchObject({ days: 41, halerePerDay: 3118 })
    expect(two.packs[0]?.days).toBe(20)
    expect(two.dogs).toHaveLength(2)
  })

  test('warns of what the dog does not tolerate', () => {
    const { dogs } = ask('vaha=18&p1-nesnasi=kure')
    expect(dogs[0]?.advice).toEqual({ kind: 'forbidden', allergens: ['kure'] })
    expect(ask('vaha=18').dogs[0]?.advice).toEqual({ kind: 'fine' })
    expect(ask('vaha=18', { food: null }).dogs[0]?.advice).toBeNull()
  })

  test('takes treats off the bowl and says how many there may be', () => {
    const { dogs } = ask('vaha=18&pamlsek=t&pamlsek-g=40', { treat: food('t', 300) })
    expect(dogs[0]?.treats?.mostGrams).toBeGreaterThan(20)
    expect(dogs[0]?.treats?.today?.savedGrams).toBe(34)
    expect(dogs[0]?.treats?.today?.isOverBudget).toBe(true)
  })

  test('plans a change of food whose last day is all new', () => {
    const { dogs } = ask('vaha=20&prechod=8&stare=old', { oldFood: food('old', 330) })
    const plan = dogs[0]?.transition
    expect(plan?.days).toHaveLength(8)
    expect(plan?.days.at(-1)).toMatchObject({ newPercent: 100, oldGrams: 0 })
  })

  test('has nothing to say before it knows a weight', () => {
    expect(ask('')).toEqual({ dogs: [], packs: [] })
  })
})
