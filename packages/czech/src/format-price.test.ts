import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatKilograms, formatNumber, formatPercent, formatWeight } from './format-number.ts'
import { formatAmount, formatExactPrice, formatPrice, formatUnitPrice } from './format-price.ts'

/** Shows a no-break space in the table below. */
const hard = (text: string) => text.replaceAll('⍽', '\u00a0')

describe('money', () => {
  test.each([
    [129000, '1⍽290⍽Kč'],
    [129050, '1⍽290,50⍽Kč'],
    [129005, '1⍽290,05⍽Kč'],
    [0, '0⍽Kč'],
    [-129000, '−1⍽290⍽Kč'],
    [123456789, '1⍽234⍽567,89⍽Kč'],
  ])('writes %d haléře', (halere, text) => {
    expect(formatPrice(halere)).toBe(hard(text))
  })

  test('always writes two decimals of a unit price and no space at the slash', () => {
    expect(formatUnitPrice(10750)).toBe(hard('107,50⍽Kč/kg'))
    expect(formatUnitPrice(17200)).toBe(hard('172,00⍽Kč/kg'))
    expect(formatUnitPrice(129000, 'l')).toBe(hard('1⍽290,00⍽Kč/l'))
  })

  test('always writes haléře on a document', () => {
    expect(formatExactPrice(129000)).toBe(hard('1⍽290,00⍽Kč'))
    expect(formatAmount(-5)).toBe(hard('−0,05'))
  })
})

describe('numbers', () => {
  test.each([
    [1234567.891, '1⍽234⍽567,891'],
    [9999, '9⍽999'],
    [-10, '−10'],
  ])('groups %d', (value, text) => {
    expect(formatNumber(value)).toBe(hard(text))
  })

  test('writes a discount with a true minus', () => {
    expect(formatPercent(-10)).toBe(hard('−10⍽%'))
    expect(formatPercent(15)).toBe(hard('15⍽%'))
  })

  test.each([
    [12000, '12⍽kg'],
    [12500, '12,5⍽kg'],
    [150, '150⍽g'],
  ])('weighs %d grams', (grams, text) => {
    expect(formatWeight(grams)).toBe(hard(text))
  })

  test.each([
    [12460, '12,5⍽kg'],
    [12000, '12⍽kg'],
    [150, '0,2⍽kg'],
    [10000, '10⍽kg'],
  ])('weighs a parcel of %d grams', (grams, text) => {
    expect(formatKilograms(grams)).toBe(hard(text))
  })
})

describe('what is written by hand', () => {
  const crowns = { style: 'currency', currency: 'CZK' } as const
  const price = new Intl.NumberFormat('cs-CZ', { ...crowns, trailingZeroDisplay: 'stripIfInteger' })
  const unitPrice = new Intl.NumberFormat('cs-CZ', crowns)
  const plain = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 3, signDisplay: 'negative' })
  // Browsers and Node disagree about which space and which minus they emit.
  const withCzechSigns = (text: string) => text.replace(/[\s\u202f]/g, '\u00a0').replace(/-(?=\d)/g, '−')

  test('is what Intl writes of money', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (halere) => {
        expect(formatPrice(halere)).toBe(withCzechSigns(price.format(halere / 100)))
        expect(formatUnitPrice(halere)).toBe(`${withCzechSigns(unitPrice.format(halere / 100))}/kg`)
      }),
    )
  })

  test('is what Intl writes of numbers', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(formatNumber(value)).toBe(withCzechSigns(plain.format(value)))
      }),
    )
  })
})
