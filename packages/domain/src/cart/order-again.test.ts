import { expect, test } from 'vitest'
import { type Cart, type CartVariant, EMPTY_CART, toLine } from './cart.ts'
import { undoMerge } from './merge-carts.ts'
import { orderAgain } from './order-again.ts'

const LIMITS = { piecesPerVariant: 50, lines: 5, pieces: 120 }
const BAG: CartVariant = { id: 'bag', price: 34_900, inStock: 3, isSold: true }
const CAN: CartVariant = { id: 'can', price: 6_900, inStock: 200, isSold: true }
const SOLD_OUT: CartVariant = { id: 'treat', price: 9_900, inStock: 0, isSold: true }
const GONE: CartVariant = { id: 'old', price: 0, inStock: 0, isSold: false }
const variantOf = (id: string) => [BAG, CAN, SOLD_OUT, GONE].find((one) => one.id === id)
const bought = (variantId: string, pieces: number, full: number) => ({ variantId, pieces, full })

test("puts the goods into the cart at today's prices and tells which price has changed", () => {
  const again = orderAgain([bought('bag', 2, 65_800), bought('can', 6, 41_400)], EMPTY_CART, variantOf, LIMITS)
  expect(again.cart.lines).toEqual([toLine(BAG, 2, null), toLine(CAN, 6, null)])
  expect(again.report).toMatchObject([
    { variantId: 'bag', added: 2, price: { was: 32_900, is: 34_900 } },
    { variantId: 'can', added: 6, price: null },
  ])
})

test.each([
  ['goods no longer sold', bought('old', 1, 5_000), { added: 0, cappedBy: 'variant_gone', price: null }],
  ['goods nobody knows any more', bought('never', 1, 5_000), { added: 0, cappedBy: 'variant_gone', price: null }],
  ['sold out goods', bought('treat', 1, 5_000), { added: 0, cappedBy: 'out_of_stock', price: null }],
  ['more than there is', bought('bag', 5, 174_500), { wanted: 5, added: 3, cappedBy: 'out_of_stock', price: null }],
])('names %s instead of dropping them', (_, line, expected) => {
  expect(orderAgain([line], EMPTY_CART, variantOf, LIMITS).report).toMatchObject([expected])
})

test('the same goods once and regularly are one line that comes once', () => {
  const lines = [bought('can', 2, 13_800), bought('can', 4, 24_840)]
  const again = orderAgain(lines, EMPTY_CART, variantOf, LIMITS)
  expect(again.cart.lines).toEqual([toLine(CAN, 6, null)])
  expect(again.report).toMatchObject([{ wanted: 6, added: 6, price: { was: 6_440, is: 6_900 } }])
})

test('adds to what is in the cart and can be taken back', () => {
  const cart: Cart = { ...EMPTY_CART, lines: [toLine(CAN, 2, null)], couponCode: 'MINE' }
  const again = orderAgain([bought('can', 3, 20_700), bought('bag', 1, 34_900)], cart, variantOf, LIMITS)
  expect(again.cart).toEqual({ ...cart, lines: [toLine(CAN, 5, null), toLine(BAG, 1, null)] })
  expect(undoMerge(again.cart, again.undo).cart).toEqual(cart)
})
