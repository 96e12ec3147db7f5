import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameValue } from './bulk-field.ts'
import { changeByPercent, isDearFirst, isJump } from './change-price.ts'
import { readCell, readNumber } from './read-cell.ts'

describe('a cell', () => {
  test.each([
    ['1649', 1649],
    ['1 649', 1649],
    ['1\u00a0649,50', 1649.5],
    ['1.649,50', 1649.5],
    ['1649.5', 1649.5],
    ['2 kg', null],
    ['189,- Kč', null],
    ['-5', null],
    ['1,2,3', null],
    ['dvanáct', null],
  ])('%s is the number %s', (typed, number) => expect(readNumber(typed)).toBe(number))

  test.each([
    ['price', '1 649,90', 164_990],
    ['salePrice', '99', 9900],
    ['netWeightG', '400', 400],
    ['netWeightG', '462 g', 462],
    ['grossWeightG', '2 kg', 2000],
    ['grossWeightG', '1,005 kg', 1005],
    ['volumeMl', '0,5 l', 500],
    ['widthMm', '12 cm', 120],
    ['price', '189 Kč', 18_900],
    ['ean', '8599871011625', '8599871011625'],
    ['vatClass', 'Krmivo', 'feed'],
    ['categories', 'granule | granule/kure', ['granule', 'granule/kure']],
    ['subtitle', '', undefined],
    ['subtitle', '(smazat)', ''],
    ['ean', '(SMAZAT)', null],
    ['tags', '(smazat)', []],
  ] as const)('of %s, %s, is read', (column, typed, value) =>
    expect(readCell(column, typed, { vatClass: { krmivo: 'feed' } })).toEqual({ ok: true, value }),
  )

  test.each([
    ['price', '189,- Kč', 'not_number', { readAs: '189' }],
    ['price', 'zdarma', 'not_number', {}],
    ['netWeightG', '1,5', 'not_whole', undefined],
    ['netWeightG', '2 l', 'not_number', {}],
    ['price', '5 kg', 'not_number', {}],
    ['ean', '8599871011626', 'not_ean', { expected: 5 }],
    ['vatClass', 'nula', 'not_word', undefined],
  ] as const)('of %s, %s, is refused as %s', (column, typed, code, details) =>
    expect(readCell(column, typed, {})).toMatchObject({ ok: false, code, ...(details && { details }) }),
  )
})

test('prices are the same whatever the order of their keys', () => {
  expect(isSameValue({ amount: 1, kind: 'sale' }, { kind: 'sale', amount: 1 })).toBe(true)
  expect(isSameValue({ amount: 1, kind: 'sale' }, { kind: 'regular', amount: 1 })).toBe(false)
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
})

describe('a price by per cent', () => {
  test.each([
    [164_900, 3, 'halere', 169_847],
    [164_900, 3, 'crowns', 169_800],
    [164_900, 3, 'nines', 169_900],
    [164_900, -10, 'nines', 148_900],
    [100, -99, 'crowns', 100],
  ] as const)('%s by %s to %s is %s', (amount, percent, rounding, after) =>
    expect(changeByPercent(amount, percent, rounding)).toBe(after),
  )

  test('ends with a nine, and is never further than ten crowns from the exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 5_000_000 }), fc.integer({ min: -50, max: 50 }), (amount, percent) => {
        const after = changeByPercent(amount, percent, 'nines')
        expect((after / 100) % 10).toBe(9)
        expect(Math.abs(after - amount * (1 + percent / 100))).toBeLessThanOrEqual(1000)
      }),
    )
  })

  test('that is the first and dear is asked about', () => {
    const first = (amount: number) => isDearFirst({ before: null, after: { amount, kind: 'regular' } })
    expect([first(1_000_000), first(1_000_001)]).toEqual([false, true])
    expect(isDearFirst({ before: { amount: 9, kind: 'regular' }, after: { amount: 2_000_000, kind: 'regular' } })).toBe(
      false,
    )
  })

  test('that jumps is asked about', () => {
    expect(isJump(224_900, 317_900)).toBe(true)
    expect(isJump(164_900, 169_900)).toBe(false)
    expect(isJump(10_000, 8400)).toBe(true)
  })
})
