import { describe, expect, test } from 'vitest'
import { AddLine, BasketHash, ChangePieces, EnterCoupon, PrepareBasket, UseCredits } from './cart.ts'
import { LineId } from './cart-view.ts'
import { parse } from './parse.fixture.ts'

describe('AddLine', () => {
  test.each([
    [{ variantId: '7' }, { version: null, variantId: 7, pieces: 1, regularWeeks: null }],
    [
      { variantId: 7, pieces: 9999, regularWeeks: 52 },
      { version: null, variantId: 7, pieces: 9999, regularWeeks: 52 },
    ],
    [{ variantId: 7, pieces: 0 }, { refused: 'invalid' }],
    [{ variantId: 7, pieces: 10_000 }, { refused: 'invalid' }],
    [{ variantId: 7, pieces: 1.5 }, { refused: 'invalid' }],
    [{ variantId: 7, pieces: '2' }, { refused: 'invalid' }],
    [{ variantId: 7, regularWeeks: 53 }, { refused: 'invalid' }],
    [{ variantId: 0 }, { refused: 'invalid' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(AddLine, input)).toEqual(kept)
  })
})

describe('PrepareBasket', () => {
  test('what nobody chose is a basket of a month without a name', () => {
    const usual = { title: '', note: '', showName: false, days: 30, uses: null }
    expect(parse(PrepareBasket, {})).toEqual(usual)
    expect(parse(PrepareBasket, { title: '  Pro Báru ', note: ' ' })).toEqual({ ...usual, title: 'Pro Báru' })
  })

  test.each([
    [{ title: 'a'.repeat(81) }, false],
    [{ note: 'a'.repeat(500) }, true],
    [{ days: 0 }, false],
    [{ days: 91 }, false],
    [{ uses: 0 }, false],
    [{ uses: 1 }, true],
  ])('%j is taken: %j', (input, isTaken) => {
    expect(PrepareBasket.safeParse(input).success).toBe(isTaken)
  })
})

test.each([
  [ChangePieces, { pieces: 0 }, true],
  [ChangePieces, { pieces: -1 }, false],
  [EnterCoupon, { code: '   ' }, false],
  [UseCredits, { credits: 'all' }, true],
  [UseCredits, { credits: 0 }, false],
  [UseCredits, { credits: '5' }, false],
])('%# %j is taken: %j', (schema, input, isTaken) => {
  expect(schema.safeParse(input).success).toBe(isTaken)
})

test.each([
  [LineId, '7', true],
  [LineId, '7:4', true],
  [LineId, '7:', false],
  [LineId, '7:123', false],
  [LineId, '1'.repeat(16), false],
  [BasketHash, 'a'.repeat(22), true],
  [BasketHash, 'a'.repeat(21), false],
  [BasketHash, `${'a'.repeat(21)}/`, false],
])('%# the address part %j is taken: %j', (schema, input, isTaken) => {
  expect(schema.safeParse(input).success).toBe(isTaken)
})
