import { describe, expect, test } from 'vitest'
import type { OrderGlance } from '#app/features/customer/orders/load-order.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { toSupplies } from './to-supplies.ts'

const TODAY = '2026-12-07'

function card(slug: string, contains: string[], role: 'complete' | 'complementary' = 'complete'): CardView {
  const food = { role, kcal: 350, stage: 'dospely', size: 'vsechna', contains, mayContain: [], isDeclared: true }
  return { slug, name: slug, theme: null, price: 124_900, grams: 6_000, food } as unknown as CardView
}

function dog(id: string, allergies: string[] = [], weightKg = 14): KeptDog {
  const age = { kind: 'stage', stage: 'dospely' }
  const nothing = {
    adultWeightKg: null,
    idealWeightKg: null,
    condition: null,
    neutered: null,
    breed: null,
    motherhood: null,
  }
  return {
    id,
    name: id,
    dog: { ...nothing, weightKg, age, activity: 'moderate', underTreatment: false, allergies },
  } as unknown as KeptDog
}

function order(id: number, cameOn: string, goods: [CardView | null, number][], state = 'delivered'): OrderGlance {
  return {
    id,
    number: String(id),
    state: state as OrderGlance['state'],
    placedAt: `${cameOn}T08:00:00Z`,
    cameOn,
    payable: 0,
    goods: goods.map(([one, grams]) => ({ name: 'x', pieces: 1, grams, card: one })),
  }
}

const RABBIT = card('kralik', ['kralik'])
const CHICKEN = card('kure', ['kure'])
const CAN = card('konzerva', ['kralik'], 'complementary')

test('what was bought last is what the dog eats, and it lasts until a day', () => {
  const [supply] = toSupplies([order(7, '2026-11-16', [[RABBIT, 6_000]])], [dog('Bady')], TODAY)
  expect(supply).toMatchObject({ dogId: 'Bady', orderId: 7, food: { slug: 'kralik' } })
  expect(supply?.gramsPerDay).toBeGreaterThan(150)
  expect(supply?.supply?.emptyOn).toMatch(/^2026-12/)
})

test('two dogs at one bag empty it sooner, and each keeps its own ration', () => {
  const orders = [order(7, '2026-11-16', [[RABBIT, 6_000]])]
  const [alone] = toSupplies(orders, [dog('Bady')], TODAY)
  const [one, two] = toSupplies(orders, [dog('Bady'), dog('Rézi')], TODAY)
  expect(one?.gramsPerDay).toBe(alone?.gramsPerDay)
  expect((one?.supply?.emptyOn ?? '') < (alone?.supply?.emptyOn ?? '')).toBe(true)
  expect(two?.supply?.emptyOn).toBe(one?.supply?.emptyOn)
})

test('a dog never eats what it must not, even when that was bought last', () => {
  const orders = [order(8, '2026-12-01', [[CHICKEN, 6_000]]), order(7, '2026-11-16', [[RABBIT, 6_000]])]
  expect(toSupplies(orders, [dog('Bady', ['kure'])], TODAY)).toMatchObject([{ food: { slug: 'kralik' }, orderId: 7 }])
})

describe('nothing is claimed', () => {
  test.each<[string, OrderGlance[], KeptDog]>([
    ['without an order', [], dog('Bady')],
    ['of a dog nobody weighed', [order(7, '2026-11-16', [[RABBIT, 6_000]])], dog('Bady', [], 0)],
    ['of a can', [order(7, '2026-11-16', [[CAN, 400]])], dog('Bady')],
    ['of goods the catalogue no longer has', [order(7, '2026-11-16', [[null, 6_000]])], dog('Bady')],
    ['of an order that was cancelled', [order(7, '2026-11-16', [[RABBIT, 6_000]], 'cancelled')], dog('Bady')],
  ])('%s', (_, orders, one) => {
    expect(toSupplies(orders, [one], TODAY)).toEqual([])
  })
})
