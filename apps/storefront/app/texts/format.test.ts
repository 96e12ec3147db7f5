import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatLongDate,
  formatOnWeekdayDate,
  formatShortWeekdayDate,
  formatTime,
  formatUntilWeekdayDate,
  formatWeekdayDate,
} from './format-date.ts'
import { formatNumber, formatPercent, formatWeight } from './format-number.ts'
import { formatPrice, formatUnitPrice } from './format-price.ts'

/** Shows a no-break space in the table below. */
const hard = (text: string) => text.replaceAll('⍽', '\u00a0')

describe('money', () => {
  it.each([
    [129000, '1⍽290⍽Kč'],
    [129050, '1⍽290,50⍽Kč'],
    [129005, '1⍽290,05⍽Kč'],
    [0, '0⍽Kč'],
    [-129000, '−1⍽290⍽Kč'],
    [123456789, '1⍽234⍽567,89⍽Kč'],
  ])('writes %d haléře', (halere, text) => {
    expect(formatPrice(halere)).toBe(hard(text))
  })

  it('always writes two decimals of a unit price and no space at the slash', () => {
    expect(formatUnitPrice(10750)).toBe(hard('107,50⍽Kč/kg'))
    expect(formatUnitPrice(17200)).toBe(hard('172,00⍽Kč/kg'))
    expect(formatUnitPrice(129000, 'l')).toBe(hard('1⍽290,00⍽Kč/l'))
  })
})

describe('numbers', () => {
  it.each([
    [1234567.891, '1⍽234⍽567,891'],
    [9999, '9⍽999'],
    [-10, '−10'],
  ])('groups %d', (value, text) => {
    expect(formatNumber(value)).toBe(hard(text))
  })

  it('writes a discount with a true minus', () => {
    expect(formatPercent(-10)).toBe(hard('−10⍽%'))
    expect(formatPercent(15)).toBe(hard('15⍽%'))
  })

  it.each([
    [12000, '12⍽kg'],
    [12500, '12,5⍽kg'],
    [150, '150⍽g'],
  ])('weighs %d grams', (grams, text) => {
    expect(formatWeight(grams)).toBe(hard(text))
  })
})

describe('dates', () => {
  const monday = new Date('2026-11-16T07:05:00Z')
  const wednesday = new Date('2026-11-18T09:00:00Z')

  it('writes the day with hard spaces after the dots', () => {
    expect(formatDate(monday)).toBe(hard('16.⍽11.⍽2026'))
    expect(formatLongDate(monday)).toBe(hard('16.⍽listopadu⍽2026'))
  })

  it('writes the weekday and bends it after a preposition', () => {
    expect(formatWeekdayDate(monday)).toBe(hard('pondělí⍽16.⍽listopadu'))
    expect(formatShortWeekdayDate(monday)).toBe(hard('po⍽16.⍽11.'))
    expect(formatOnWeekdayDate(wednesday)).toBe(hard('ve⍽středu⍽18.⍽11.'))
    expect(formatUntilWeekdayDate(wednesday)).toBe(hard('do⍽středy⍽18.⍽listopadu'))
  })

  it('uses the 24-hour clock without a leading zero', () => {
    expect(formatTime(monday)).toBe('8:05')
  })

  it('counts days in Prague, not where the server stands', () => {
    expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe(hard('1.⍽1.⍽2027'))
  })
})
