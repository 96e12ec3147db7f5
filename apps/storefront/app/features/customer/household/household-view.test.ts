import { describe, expect, test } from 'vitest'
import { accountDog, weighed } from '#app/features/customer/dogs/account-dog.fixture.ts'
import { type BoughtPackRow, toBags, toBoughtFood } from './household-rows.ts'
import { toHouseholdView } from './household-view.ts'

const TODAY = '2026-11-16'

const salmon: BoughtPackRow = {
  ...{ order_id: 12, line_position: 1, pieces: 2, variant_id: 31, variant_name: '6 kg', net_weight_g: 6000 },
  ...{ product_id: 3, slug: 'granule-losos', product_name: 'Losos s bramborem', kind: 'kibble', protein: 'losos' },
  ...{ energy_kcal_per_100g: 353, is_complete: true, composition: 'declared', contains: ['losos'] },
  ...{ placed_at: '2026-10-29T10:00:00Z', delivered_at: '2026-11-01T23:30:00Z', promised_on: '2026-10-31' },
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
    expect(toBags(salmon).map(({ id, arrivesOn, isComing }) => [id, arrivesOn, isComing])).toEqual([
      ['12-1-1', '2026-11-02', false],
      ['12-1-2', '2026-11-02', false],
    ])
  })

  test.each([
    ['on the day it was promised for', {}, '2026-10-31'],
    ['in two days when nobody promised one', { promised_on: null }, '2026-10-31'],
    ['two days after it was ordered', { promised_on: null, placed_at: '2026-11-15T23:30:00Z' }, '2026-11-18'],
  ])('what has not come yet comes %s', (_name, change, day) => {
    expect(toBags({ ...salmon, delivered_at: null, ...change })[0]).toMatchObject({ arrivesOn: day, isComing: true })
  })

  test.each([
    ['what nobody knows a day of', { delivered_at: null, promised_on: null, placed_at: null }],
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
    expect(view.dogs[0]).toMatchObject({ bowl: [{ gramsPerDay: 225 }] })
    expect(view.dogs[0]?.supply).toEqual({
      ...{ emptyOn: '2026-12-25', daysLeft: 39, sealedBags: 1, comingBags: 0, orderId: 12 },
      open: { emptyOn: '2026-11-28', eatenPercent: 53 },
      food: { productId: 3, slug: 'granule-losos', name: 'Losos s bramborem', protein: 'losos', isDry: true },
    })
  })

  test('an order on its way lasts from the day it should come', () => {
    const view = viewOf([{ ...salmon, pieces: 1, delivered_at: null, promised_on: '2026-11-18' }])
    expect(view.bags).toMatchObject([{ state: 'coming', runsOutOn: '2026-12-14' }])
    expect(view.dogs[0]?.supply).toMatchObject({ emptyOn: '2026-12-14', open: null, comingBags: 1 })
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
    expect(view.dogs[0]?.supply).toMatchObject({ emptyOn: TODAY, daysLeft: 0, open: null, sealedBags: 0 })
  })

  test('a dog that was never weighed has no bowl', () => {
    expect(viewOf([salmon], { dogs: [accountDog()] }).dogs[0]).toMatchObject({ bowl: [], supply: null })
  })
})

describe('what runs out', () => {
  test('is one row of a food with the day of its last bag, the first to end on top', () => {
    const lamb = { ...salmon, ...{ order_id: 11, product_id: 5, slug: 'jehneci', product_name: 'Jehněčí', pieces: 1 } }
    const view = viewOf([salmon, { ...lamb, delivered_at: '2026-10-20T08:00:00Z' }, can])
    expect(view.supplies.map(({ food, emptyOn }) => [food.slug, emptyOn])).toEqual([
      ['jehneci', '2026-11-15'],
      ['granule-losos', '2027-01-08'],
    ])
  })

  test('and the bowl it goes to lasts as long as any bag that is eaten after it', () => {
    const lamb = { ...salmon, ...{ order_id: 11, product_id: 5, slug: 'jehneci', product_name: 'Jehněčí', pieces: 1 } }
    const view = viewOf([salmon, { ...lamb, delivered_at: '2026-10-20T08:00:00Z' }])
    expect(view.bowlSupplies.map(({ productId, supply }) => [productId, supply.emptyOn])).toEqual([
      [5, '2027-01-08'],
      [3, '2027-01-08'],
    ])
  })

  test('nothing runs out where nobody eats', () => {
    expect(viewOf([salmon], { dogs: [] }).supplies).toEqual([])
  })
})
