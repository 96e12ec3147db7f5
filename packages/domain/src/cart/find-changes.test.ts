import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartVariant, EMPTY_CART, toLine } from './cart.ts'
import { changePieces } from './change-pieces.ts'
import { findChanges, followPieces } from './find-changes.ts'

const LIMITS = { piecesPerVariant: 99, lines: 9, pieces: 300 }
const CAN: CartVariant = {
  ...{ id: 'can', price: 100_00, inStock: 99, isSold: true },
  breaks: [
    { fromPieces: 6, price: 90_00 },
    { fromPieces: 12, price: 80_00 },
  ],
}
const SINGLE: CartVariant = { ...CAN, breaks: [] }

const took = (pieces: number, variant = CAN) => {
  const cart = { ...EMPTY_CART, lines: [toLine(variant, pieces, null)] }
  return followPieces(EMPTY_CART, cart, () => variant)
}

function change(cart: ReturnType<typeof took>, pieces: number, variant = CAN) {
  const changed = changePieces(cart, 'can', pieces, variant, LIMITS)
  if (!changed.ok) throw new Error(changed.code)
  return followPieces(cart, changed.value, () => variant)
}

test('whoever takes other numbers of pieces is told of no change of price', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }), (numbers) => {
      const [first = 1, ...rest] = numbers
      const cart = rest.reduce((kept, pieces) => change(kept, pieces), took(first))
      expect(findChanges(cart, () => CAN)).toEqual([])
    }),
  )
})

test('a break that ends under twelve pieces is told, one that begins too, and neither under one piece', () => {
  const price = { kind: 'price', lineId: 'can' }
  expect(findChanges(took(12), () => SINGLE)).toEqual([{ ...price, was: 80_00, is: 100_00 }])
  expect(findChanges(took(12, SINGLE), () => CAN)).toEqual([{ ...price, was: 100_00, is: 80_00 }])
  expect(findChanges(took(1), () => SINGLE)).toEqual([])
})

test('what was not told yet is not lost by taking other pieces', () => {
  const dearer = { ...CAN, price: 120_00, breaks: [{ fromPieces: 6, price: 110_00 }] }
  expect(findChanges(change(took(7), 8, dearer), () => dearer)).toMatchObject([{ was: 90_00, is: 110_00 }])
})
