import { expect, test } from 'vitest'
import type { OrderGlance } from '#app/features/customer/orders/load-order.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { rankBought } from './rank-bought.ts'

function card(slug: string, isInStock = true): CardView {
  return { slug, isInStock } as unknown as CardView
}

function order(...cards: (CardView | null)[]): OrderGlance {
  const goods = cards.map((one) => ({ name: one?.slug ?? 'x', card: one }))
  return { id: 1, number: '1', state: 'delivered', placedAt: '2026-11-20T08:00:00Z', payable: 0, goods }
}

function lasts(slug: string, emptyOn: string) {
  return { food: { productId: 1, slug, name: slug, protein: null, isDry: true }, emptyOn }
}

const slugs = (cards: CardView[]) => cards.map(({ slug }) => slug)

test('what runs out first stands first, things without a day after it', () => {
  const orders = [order(card('late'), card('leash')), order(card('early'), card('bowl'))]
  const supplies = [lasts('late', '2026-12-16'), lasts('early', '2026-12-06')]
  expect(slugs(rankBought(orders, supplies))).toEqual(['early', 'late', 'leash', 'bowl'])
})

test('without a day the newest stands first', () => {
  expect(slugs(rankBought([order(card('new')), order(card('old'))], []))).toEqual(['new', 'old'])
})

test('each thing once, nothing sold out or gone, and no row of one', () => {
  const orders = [order(card('a'), card('gone', false), null, card('b')), order(card('a'), card('c'))]
  expect(slugs(rankBought(orders, []))).toEqual(['a', 'b'])
})
