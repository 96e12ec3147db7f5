import { describe, expect, test } from 'vitest'
import { addLine } from './add-line.ts'
import { type Cart, type CartVariant, EMPTY_CART, toLine } from './cart.ts'
import { changePieces, removeLine } from './change-pieces.ts'
import { enterCoupon, removeCoupon } from './enter-coupon.ts'
import { acceptChanges, findChanges } from './find-changes.ts'
import { SETTINGS } from './pricing.fixture.ts'
import { returnToCart, saveForLater } from './save-for-later.ts'
import { switchRegularDelivery } from './switch-regular-delivery.ts'
import { BAG_2, BOWL } from './variants.fixture.ts'

const LIMITS = { piecesPerVariant: 50, lines: 3, pieces: 120 }
const BAG: CartVariant = { id: 'bag', price: 34_900, inStock: 10, isSold: true }
const CAN: CartVariant = { id: 'can', price: 6_900, inStock: 200, isSold: true }

function cartWith(...lines: [CartVariant, number, (number | null)?][]): Cart {
  return { ...EMPTY_CART, lines: lines.map(([variant, pieces, weeks = null]) => toLine(variant, pieces, weeks)) }
}

describe('adding', () => {
  test('the first line makes a cart', () => {
    expect(addLine(EMPTY_CART, BAG, 2, LIMITS)).toEqual({ ok: true, value: cartWith([BAG, 2]) })
  })

  test('the same variant adds to its line', () => {
    expect(addLine(cartWith([BAG, 2]), BAG, 3, LIMITS)).toEqual({ ok: true, value: cartWith([BAG, 5]) })
  })

  test('the same variant sent regularly is another line', () => {
    expect(addLine(cartWith([BAG, 2]), BAG, 3, LIMITS, 4)).toEqual({
      ok: true,
      value: cartWith([BAG, 2], [BAG, 3, 4]),
    })
  })

  test.each([
    ['more than is in stock', cartWith([BAG, 8]), BAG, 3, 'out_of_stock'],
    ['more than is in stock over two lines', cartWith([BAG, 4], [BAG, 4, 4]), BAG, 3, 'out_of_stock'],
    ['more than one customer may have', EMPTY_CART, CAN, 51, 'line_limit'],
    ['half a piece', EMPTY_CART, CAN, 0.5, 'not_a_count'],
    ['nothing', EMPTY_CART, CAN, 0, 'not_a_count'],
    ['what is no longer sold', EMPTY_CART, { ...CAN, isSold: false }, 1, 'variant_gone'],
  ])('refuses %s', (_, cart, variant, pieces, code) => {
    expect(addLine(cart, variant, pieces, LIMITS)).toMatchObject({ ok: false, code })
  })

  test('refuses more pieces of all things together than a cart holds, whichever way they come', () => {
    const limits = { ...LIMITS, pieces: 30 }
    const cart = cartWith([BAG, 4], [CAN, 20])
    expect(addLine(cart, CAN, 6, limits).ok).toBe(true)
    expect(addLine(cart, CAN, 7, limits)).toMatchObject({ code: 'cart_full', details: { limit: 30 } })
    expect(changePieces(cart, 'can', 26, CAN, limits).ok).toBe(true)
    expect(changePieces(cart, 'can', 27, CAN, limits)).toMatchObject({ code: 'cart_full' })
    // Whoever has more from before may still take some out.
    expect(changePieces(cart, 'can', 19, CAN, { ...LIMITS, pieces: 10 }).ok).toBe(true)
  })

  test('refuses a line more than the cart holds', () => {
    const full = cartWith([BAG, 1], [CAN, 1], [CAN, 1, 4])
    expect(addLine(full, { ...BAG, id: 'bowl' }, 1, LIMITS)).toMatchObject({ code: 'cart_full', details: { limit: 3 } })
    expect(addLine(full, CAN, 1, LIMITS).ok).toBe(true)
  })
})

describe('changing pieces', () => {
  test.each([
    ['more', 9, cartWith([BAG, 9])],
    ['fewer', 1, cartWith([BAG, 1])],
    ['none removes the line', 0, EMPTY_CART],
  ])('%s', (_, pieces, expected) => {
    expect(changePieces(cartWith([BAG, 5]), 'bag', pieces, BAG, LIMITS)).toEqual({ ok: true, value: expected })
  })

  test('refuses more than is in stock', () => {
    expect(changePieces(cartWith([BAG, 5]), 'bag', 11, BAG, LIMITS)).toMatchObject({
      code: 'out_of_stock',
      details: { inStock: 10 },
    })
  })

  test('lets the customer take fewer even when the stock is lower still', () => {
    expect(changePieces(cartWith([BAG, 9]), 'bag', 7, { ...BAG, inStock: 3 }, LIMITS).ok).toBe(true)
  })

  test('refuses a line that is gone, but removing it is no mistake', () => {
    expect(changePieces(EMPTY_CART, 'bag', 1, BAG, LIMITS)).toMatchObject({ code: 'line_gone' })
    expect(removeLine(EMPTY_CART, 'bag')).toEqual(EMPTY_CART)
  })
})

describe('saving for later', () => {
  test('goes there and back', () => {
    const cart = cartWith([BAG, 5], [CAN, 1])
    const saved = saveForLater(cart, 'bag')
    expect(saved).toMatchObject({ ok: true, value: { lines: [{ id: 'can' }], saved: [{ id: 'bag', pieces: 5 }] } })
    const back = saved.ok ? returnToCart(saved.value, 'bag', BAG, LIMITS) : saved
    expect(back).toEqual({ ok: true, value: cartWith([CAN, 1], [BAG, 5]) })
  })

  test('cannot come back when the stock is gone, and stays saved', () => {
    const saved = { ...EMPTY_CART, saved: cartWith([BAG, 5]).lines }
    expect(returnToCart(saved, 'bag', { ...BAG, inStock: 0 }, LIMITS)).toMatchObject({ code: 'out_of_stock' })
    expect(returnToCart(saved, 'can', CAN, LIMITS)).toMatchObject({ code: 'line_gone' })
    expect(saveForLater(saved, 'can')).toMatchObject({ code: 'line_gone' })
  })
})

describe('switching to regular delivery', () => {
  test('keeps the place of the line', () => {
    expect(switchRegularDelivery(cartWith([BAG, 2], [CAN, 1]), 'bag', 4, BAG_2, SETTINGS)).toEqual({
      ok: true,
      value: cartWith([BAG, 2, 4], [CAN, 1]),
    })
  })

  test('flows into a line that is already so', () => {
    expect(switchRegularDelivery(cartWith([BAG, 2], [BAG, 3, 4]), 'bag', 4, BAG_2, SETTINGS)).toEqual({
      ok: true,
      value: cartWith([BAG, 5, 4]),
    })
  })

  test('can be turned back', () => {
    expect(switchRegularDelivery(cartWith([BAG, 2, 4]), 'bag:4', null, BAG_2, SETTINGS)).toEqual({
      ok: true,
      value: cartWith([BAG, 2]),
    })
  })

  test.each([
    ['an interval we do not offer', 'bag', 7, BAG_2, 'unknown_interval'],
    ['goods that are not eaten', 'bag', 4, BOWL, 'not_eligible'],
    ['a line that is gone', 'can', 4, BAG_2, 'line_gone'],
  ])('refuses %s', (_, id, weeks, variant, code) => {
    expect(switchRegularDelivery(cartWith([BAG, 2]), id, weeks, variant, SETTINGS)).toMatchObject({ code })
  })
})

describe('coupon code', () => {
  test('one per order, the same twice is no mistake', () => {
    const cart = { ...EMPTY_CART, couponCode: 'VITEJTE10' }
    expect(enterCoupon(EMPTY_CART, ' vitejte 10')).toEqual({ ok: true, value: cart })
    expect(enterCoupon(cart, 'VITEJTE10')).toEqual({ ok: true, value: cart })
    expect(enterCoupon(cart, 'CENICH200')).toMatchObject({ code: 'not_combinable', details: { applied: 'VITEJTE10' } })
    expect(enterCoupon(removeCoupon(cart), 'CENICH200').ok).toBe(true)
    expect(enterCoupon(EMPTY_CART, '  ')).toMatchObject({ code: 'no_code' })
  })
})

describe('changes since the customer looked', () => {
  const cart = cartWith([BAG, 5], [CAN, 2], [BAG, 3, 4])
  const shop =
    (...variants: CartVariant[]) =>
    (id: string) =>
      variants.find((one) => one.id === id)

  test('none while nothing changed', () => {
    expect(findChanges(cart, shop(BAG, CAN))).toEqual([])
  })

  test('says what was and what is', () => {
    const now = shop({ ...BAG, price: 36_900, inStock: 6 })
    const changes = findChanges(cart, now)
    expect(changes).toEqual([
      { kind: 'price', lineId: 'bag', was: 34_900, is: 36_900 },
      { kind: 'gone', lineId: 'can' },
      { kind: 'price', lineId: 'bag:4', was: 34_900, is: 36_900 },
      { kind: 'stock', lineId: 'bag:4', was: 3, is: 1 },
    ])
    const accepted = acceptChanges(cart, changes)
    expect(findChanges(accepted, now)).toEqual([])
    expect(accepted.saved).toMatchObject([{ id: 'can', pieces: 2 }])
  })

  test('a sold-out line waits among the saved ones', () => {
    const now = shop({ ...BAG, inStock: 0 }, CAN)
    const accepted = acceptChanges(cart, findChanges(cart, now))
    expect(accepted.lines).toMatchObject([{ id: 'can' }])
    expect(accepted.saved).toMatchObject([
      { id: 'bag', pieces: 5 },
      { id: 'bag:4', pieces: 3 },
    ])
  })
})
