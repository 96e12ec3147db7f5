import type { CartView } from '@shop/contract/cart-view'
import { describe, expect, test } from 'vitest'
import { NO_CART } from './cart.ts'
import { shownCart, withAnswer, withLoaded, withMessage, withoutWish, withWish } from './cart-changes.ts'

const line = (id: string, pieces: number, isGift = false) => ({
  id,
  pieces,
  isGift,
  unitPrice: 100,
  amount: 100 * pieces,
})
const cartOf = (version: number, ...lines: ReturnType<typeof line>[]) =>
  ({ version, pieces: 3, total: 300, lines }) as unknown as CartView

describe('the cart of the browser', () => {
  test('takes the last answer and keeps what it had when none came', () => {
    const known = withAnswer(NO_CART, cartOf(2))
    expect(withAnswer(known, cartOf(3)).cart?.version).toBe(3)
    expect(withAnswer(known, null)).toBe(known)
  })

  test('starts anew with the cart of a page, once', () => {
    const loaded = cartOf(5)
    const before = withMessage(withWish(withAnswer(NO_CART, cartOf(4)), '7', 2), {
      tone: 'danger',
      text: 'x',
      place: 'page',
    })
    const state = withLoaded(before, loaded)
    expect(state).toEqual({ ...NO_CART, cart: loaded, loaded })
    const changed = withAnswer(state, cartOf(6))
    expect(withLoaded(changed, loaded)).toBe(changed)
  })

  test('shows a wished count at once and leaves the sum of the cart to the services', () => {
    const state = withWish(withAnswer(NO_CART, cartOf(1, line('7', 1), line('8', 2))), '7', 4)
    expect(shownCart(state)).toMatchObject({
      pieces: 6,
      total: 300,
      lines: [{ pieces: 4, amount: 400 }, { pieces: 2 }],
    })
  })

  test('goes back to what the services know when the wish is dropped', () => {
    const known = withAnswer(NO_CART, cartOf(1, line('7', 1)))
    expect(shownCart(withoutWish(withWish(known, '7', 4), '7'))).toBe(known.cart)
  })

  test('never counts a gift', () => {
    const state = withWish(withAnswer(NO_CART, cartOf(1, line('7', 1), line('g', 1, true))), '7', 2)
    expect(shownCart(state)?.pieces).toBe(2)
  })

  test('has nothing to show before it was asked for', () => {
    expect(shownCart(withMessage(NO_CART, { tone: 'danger', text: 'x', place: 'page' }))).toBeNull()
  })
})
