import { expect, test } from 'vitest'
import type { OrderGlance } from '#app/features/customer/orders/load-order.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { rankBought } from './rank-bought.ts'

const DOG = {
  id: 'a',
  name: 'Bady',
  dog: {
    weightKg: 14,
    age: { kind: 'stage', stage: 'dospely' },
    adultWeightKg: null,
    idealWeightKg: null,
    condition: null,
    neutered: null,
    activity: 'moderate',
    breed: null,
    motherhood: null,
    underTreatment: false,
    allergies: [],
  },
} as unknown as KeptDog

function card(slug: string, isFood = true, isInStock = true): CardView {
  const food = {
    role: 'complete',
    kcal: 350,
    stage: 'dospely',
    size: 'vsechna',
    contains: [],
    mayContain: [],
    isDeclared: true,
  }
  return { slug, isInStock, price: 100_000, grams: 6_000, food: isFood ? food : null } as unknown as CardView
}

function order(cameOn: string, ...cards: CardView[]): OrderGlance {
  const goods = cards.map((one) => ({ name: one.slug, pieces: 1, grams: 6_000, card: one }))
  return { id: 1, number: '1', state: 'delivered', placedAt: `${cameOn}T08:00:00Z`, cameOn, payable: 0, goods }
}

const slugs = (cards: CardView[]) => cards.map(({ slug }) => slug)

test('what runs out first stands first, things without a ration after it', () => {
  const orders = [
    order('2026-11-20', card('late'), card('leash', false)),
    order('2026-11-10', card('early'), card('bowl', false)),
  ]
  expect(slugs(rankBought(orders, [DOG], '2026-11-22'))).toEqual(['early', 'late', 'leash', 'bowl'])
})

test('without a dog the newest stands first', () => {
  const orders = [order('2026-11-20', card('new')), order('2026-11-10', card('old'))]
  expect(slugs(rankBought(orders, [], '2026-11-22'))).toEqual(['new', 'old'])
})

test('each thing once, nothing sold out, and no row of one', () => {
  const orders = [
    order('2026-11-20', card('a'), card('gone', true, false), card('b')),
    order('2026-11-10', card('a'), card('c')),
  ]
  expect(slugs(rankBought(orders, [], '2026-11-22'))).toEqual(['a', 'b'])
})
