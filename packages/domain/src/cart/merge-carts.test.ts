import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, type CartVariant, EMPTY_CART, piecesOf, toLine } from './cart.ts'
import { copyPreparedBasket } from './copy-prepared-basket.ts'
import { mergeCarts, undoMerge } from './merge-carts.ts'

const LIMITS = { piecesPerVariant: 50, lines: 5, pieces: 55 }
const BAG: CartVariant = { id: 'bag', price: 34_900, inStock: 10, isSold: true }
const CAN: CartVariant = { id: 'can', price: 6_900, inStock: 200, isSold: true }
const GONE: CartVariant = { id: 'old', price: 100, inStock: 0, isSold: false }
const variantOf = (id: string) => [BAG, CAN, GONE].find((one) => one.id === id)

function cartWith(...lines: [CartVariant, number, (number | null)?][]): Cart {
  return { ...EMPTY_CART, lines: lines.map(([variant, pieces, weeks = null]) => toLine(variant, pieces, weeks)) }
}

describe('merging on sign-in', () => {
  test('sums pieces and says what happened', () => {
    const { cart, report } = mergeCarts(cartWith([BAG, 2]), cartWith([BAG, 3], [CAN, 1]), variantOf, LIMITS)
    expect(cart).toEqual(cartWith([BAG, 5], [CAN, 1]))
    expect(report).toEqual([
      { lineId: 'bag', variantId: 'bag', had: 2, wanted: 3, added: 3, cappedBy: null },
      { lineId: 'can', variantId: 'can', had: 0, wanted: 1, added: 1, cappedBy: null },
    ])
  })

  test.each([
    ['stock', cartWith([BAG, 8]), cartWith([BAG, 5]), { added: 2, cappedBy: 'out_of_stock' }],
    ['the limit of a customer', cartWith([CAN, 30]), cartWith([CAN, 40]), { added: 20, cappedBy: 'line_limit' }],
    ['goods no longer sold', EMPTY_CART, cartWith([GONE, 1]), { added: 0, cappedBy: 'variant_gone' }],
    [
      'a full cart',
      cartWith([BAG, 1], [BAG, 1, 2], [BAG, 1, 3], [BAG, 1, 4], [BAG, 1, 5]),
      cartWith([CAN, 1]),
      { added: 0, cappedBy: 'cart_full' },
    ],
    [
      'pieces of all things together',
      cartWith([BAG, 5], [CAN, 40], [CAN, 8, 4]),
      cartWith([BAG, 4]),
      { added: 2, cappedBy: 'cart_full' },
    ],
  ])('is capped by %s and names it', (_, cart, other, expected) => {
    expect(mergeCarts(cart, other, variantOf, LIMITS).report).toMatchObject([expected])
  })

  test('keeps the own coupon and takes the other only when there is none', () => {
    const mine = { ...EMPTY_CART, couponCode: 'MINE' }
    const theirs = { ...EMPTY_CART, couponCode: 'THEIRS' }
    expect(mergeCarts(mine, theirs, variantOf, LIMITS).cart.couponCode).toBe('MINE')
    expect(mergeCarts(EMPTY_CART, theirs, variantOf, LIMITS).cart.couponCode).toBe('THEIRS')
  })

  test('undo keeps what the customer changed meanwhile', () => {
    const { cart, undo } = mergeCarts(cartWith([BAG, 2]), cartWith([BAG, 3], [CAN, 1]), variantOf, LIMITS)
    const later = { ...cart, lines: [...cart.lines, toLine(CAN, 6, 4)] }
    expect(undoMerge(later, undo)).toEqual({
      cart: cartWith([BAG, 2], [CAN, 6, 4]),
      other: cartWith([BAG, 3], [CAN, 1]),
    })
  })
})

const anyCart = fc
  .uniqueArray(
    fc.record({
      variant: fc.constantFrom(BAG, CAN, GONE),
      pieces: fc.integer({ min: 1, max: 60 }),
      weeks: fc.constantFrom(null, 2, 4),
    }),
    { maxLength: 5, selector: ({ variant, weeks }) => `${variant.id}${weeks}` },
  )
  .map((lines) => ({ ...EMPTY_CART, lines: lines.map(({ variant, pieces, weeks }) => toLine(variant, pieces, weeks)) }))

test('a merge never adds over stock or limit and is undone without a trace', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (cart, other) => {
      const merged = mergeCarts(cart, other, variantOf, LIMITS)
      for (const variant of [BAG, CAN, GONE]) {
        const before = piecesOf(cart, variant.id)
        const after = piecesOf(merged.cart, variant.id)
        expect(after).toBeLessThanOrEqual(Math.max(before, Math.min(variant.inStock, LIMITS.piecesPerVariant)))
        expect(after).toBeGreaterThanOrEqual(before)
      }
      expect(merged.report.map(({ lineId }) => lineId)).toEqual(other.lines.map(({ id }) => id))
      expect(undoMerge(merged.cart, merged.undo)).toEqual({ cart, other })
    }),
  )
})

describe('prepared basket', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  const basket = {
    lines: cartWith([{ ...BAG, price: 29_900 }, 4]).lines,
    expiresAt: new Date('2026-12-01T00:00:00Z'),
    usesLeft: 2,
  }

  test('is copied with the prices of today and says what changed', () => {
    const copied = copyPreparedBasket(basket, cartWith([BAG, 1]), variantOf, LIMITS, now)
    expect(copied).toMatchObject({
      ok: true,
      value: {
        cart: cartWith([BAG, 5]),
        usesLeft: 1,
        changes: [{ kind: 'price', lineId: 'bag', was: 29_900, is: 34_900 }],
      },
    })
  })

  test.each([
    ['expired', { ...basket, expiresAt: now }, 'basket_expired'],
    ['used up', { ...basket, usesLeft: 0 }, 'basket_used_up'],
  ])('refuses when %s', (_, prepared, code) => {
    expect(copyPreparedBasket(prepared, EMPTY_CART, variantOf, LIMITS, now)).toMatchObject({ ok: false, code })
  })

  test('without a count it may be used for ever', () => {
    const copied = copyPreparedBasket({ ...basket, usesLeft: null }, EMPTY_CART, variantOf, LIMITS, now)
    expect(copied).toMatchObject({ ok: true, value: { usesLeft: null } })
  })
})
