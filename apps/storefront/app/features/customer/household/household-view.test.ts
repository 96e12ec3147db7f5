import { describe, expect, test } from 'vitest'
import { accountDog, weighed } from '#app/features/customer/dogs/account-dog.fixture.ts'
import { type BoughtPackRow, toBags, toBoughtFood } from './household-rows.ts'
import { runOutsOf, toHouseholdView } from './household-view.ts'

const TODAY = '2026-11-16'

const salmon: BoughtPackRow = {
  ...{ order_id: 12, line_position: 1, pieces: 2, variant_id: 31, variant_name: '6 kg', net_weight_g: 6000 },
  ...{ product_id: 3, slug: 'granule-losos', product_name: 'Losos s bramborem', kind: 'kibble', protein: 'losos' },
  ...{ energy_kcal_per_100g: 353, is_complete: true, composition: 'declared', contains: ['losos'] },
  delivered_at: '2026-11-01T23:30:00Z',
}
const can: BoughtPackRow = {
  ...salmon,
  ...{ line_position: 2, pieces: 1, product_id: 4, slug: 'konzerva', product_name: 'Konzerva', kind: 'can' },
}

const bady = accountDog({ id: 7, name: 'Bady', activity: 'moderate', weights: weighed(14_000) })

function viewOf(rows: BoughtPackRow[], known: Partial<Parameters<typeof toHouseholdView>[0]> = {}) {
  const foods = rows.flatMap(toBoughtFood)
  return toHouseholdView(
    { dogs: [bady], eats: new Map(), foods, bags: rows.flatMap(toBags), notes: [], ...known },
    TODAY,
  )
}

describe('rows become bags', () => {
  test('every piece is a bag, delivered on the day of Prague', () => {
    expect(toBags(salmon).map(({ id, deliveredOn }) => [id, deliveredOn])).toEqual([
      ['12-1-1', '2026-11-02'],
      ['12-1-2', '2026-11-02'],
    ])
  })

  test.each([
    ['what has not come yet', { delivered_at: null }],
    ['what weighs nothing', { net_weight_g: null }],
    ['no pieces', { pieces: 0 }],
  ])('%s is no bag', (_name, change) => {
    expect(toBags({ ...salmon, ...change })).toEqual([])
  })

  test('a pallet ends at thirty', () => {
    expect(toBags({ ...salmon, pieces: 500 })).toHaveLength(30)
  })
})

describe('the household', () => {
  test('says what is open, until when, and what the dog gets', () => {
    const view = viewOf([salmon])
    expect(view.bags).toMatchObject([
      { id: '12-1-1', state: 'open', leftGrams: 2850, leftPercent: 48, runsOutOn: '2026-11-28' },
      { id: '12-1-2', state: 'sealed', runsOutOn: '2026-12-25' },
    ])
    expect(view.dogs[0]).toMatchObject({ runsOutOn: '2026-12-25', bowl: [{ gramsPerDay: 225 }] })
  })

  test('puts bags that nobody eats last', () => {
    expect(viewOf([can, salmon]).bags.map(({ food }) => food.slug)).toEqual([
      'granule-losos',
      'granule-losos',
      'konzerva',
    ])
  })

  test('leaves out what is eaten up', () => {
    const view = viewOf([salmon], { notes: [{ bagId: '12-1-2', on: TODAY, leftPercent: 0 }] })
    expect(view.bags).toEqual([])
    expect(view.dogs[0]?.runsOutOn).toBeNull()
  })

  test('a dog that was never weighed has no bowl', () => {
    expect(viewOf([salmon], { dogs: [accountDog()] }).dogs[0]).toMatchObject({ bowl: [], runsOutOn: null })
  })
})

describe('what runs out', () => {
  test('is one row of a food with the day of its last bag', () => {
    expect(runOutsOf(viewOf([salmon, can]))).toEqual([
      {
        ...{ productId: 3, slug: 'granule-losos', name: 'Losos s bramborem', variantId: 31, variantName: '6 kg' },
        ...{ runsOutOn: '2026-12-25', leftPercent: 74 },
      },
    ])
  })

  test('nothing runs out where nobody eats', () => {
    expect(runOutsOf(viewOf([salmon], { dogs: [] }))).toEqual([])
  })
})
