import { expect, test } from 'vitest'
import { agreeWithToday, beginReorder } from './begin-reorder.ts'
import { type CartVariant, EMPTY_CART, toLine } from './cart.ts'

const BAG: CartVariant = { id: 'bag', price: 34_900, inStock: 3, isSold: true }
const CAN: CartVariant = { id: 'can', price: 6_900, inStock: 200, isSold: true }
const variants = (...list: CartVariant[]) => ((id: string) => list.find((one) => one.id === id)) satisfies unknown
const bought = (variantId: string, pieces: number) => ({ variantId, pieces, full: 1_000 * pieces })

test("begins with what was bought, at today's prices, once", () => {
  const cart = beginReorder([bought('bag', 1), bought('can', 2), bought('can', 4)], variants(BAG, CAN))
  expect(cart).toEqual({ ...EMPTY_CART, lines: [toLine(BAG, 1, null), toLine(CAN, 6, null)] })
})

test.each([
  ['sold out', { ...BAG, inStock: 0 }],
  ['no longer sold', { ...BAG, isSold: false }],
])('goods %s stand aside', (_, bag) => {
  const cart = beginReorder([bought('bag', 1), bought('can', 2)], variants(bag, CAN))
  expect(cart.lines.map(({ variantId }) => variantId)).toEqual(['can'])
  expect(cart.saved).toMatchObject([{ variantId: 'bag', pieces: 1 }])
})

test('of what is short there is as much as there is', () => {
  expect(beginReorder([bought('bag', 5)], variants(BAG)).lines).toMatchObject([{ variantId: 'bag', pieces: 3 }])
})

test('what has come back in stock returns, at the price of the day', () => {
  const aside = beginReorder([bought('bag', 1), bought('can', 2)], variants({ ...BAG, inStock: 0 }, CAN))
  const again = agreeWithToday(aside, variants({ ...BAG, price: 36_900 }, CAN))
  expect(again.saved).toEqual([])
  expect(again.lines).toMatchObject([{ variantId: 'can' }, { variantId: 'bag', pieces: 1, seenPrice: 36_900 }])
})

test.each([
  ['fewer than a break asks for', 5, 6_900],
  ['as many as a break asks for', 6, 6_000],
  ['more than the larger break asks for', 13, 5_500],
])('%s cost what so many cost today', (_, pieces, seenPrice) => {
  const breaks = [
    { fromPieces: 6, price: 6_000 },
    { fromPieces: 12, price: 5_500 },
  ]
  const can = { ...CAN, breaks }
  expect(beginReorder([bought('can', pieces)], variants(can)).lines).toMatchObject([{ pieces, seenPrice }])
  // Of twelve only eight are left: the price is that of eight.
  expect(beginReorder([bought('can', 12)], variants({ ...can, inStock: 8 })).lines).toMatchObject([
    { pieces: 8, seenPrice: 6_000 },
  ])
})
