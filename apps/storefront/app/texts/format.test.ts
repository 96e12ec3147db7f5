import fc from 'fast-check'
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

describe('what is written by hand', () => {
  const crowns = { style: 'currency', currency: 'CZK' } as const
  const price = new Intl.NumberFormat('cs-CZ', { ...crowns, trailingZeroDisplay: 'stripIfInteger' })
  const unitPrice = new Intl.NumberFormat('cs-CZ', crowns)
  const plain = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 3, signDisplay: 'negative' })
  const dateIn = (month: 'numeric' | 'long') =>
    new Intl.DateTimeFormat('cs-CZ', { timeZone: 'Europe/Prague', day: 'numeric', month, year: 'numeric' })
  const [numeric, long] = [dateIn('numeric'), dateIn('long')]
  // Browsers and Node disagree about which space and which minus they emit.
  const withCzechSigns = (text: string) => text.replace(/[\s\u202f]/g, '\u00a0').replace(/-(?=\d)/g, '−')

  it('is what Intl writes of money', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (halere) => {
        expect(formatPrice(halere)).toBe(withCzechSigns(price.format(halere / 100)))
        expect(formatUnitPrice(halere)).toBe(`${withCzechSigns(unitPrice.format(halere / 100))}/kg`)
      }),
    )
  })

  it('is what Intl writes of numbers', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(formatNumber(value)).toBe(withCzechSigns(plain.format(value)))
      }),
    )
  })

  it('is what Intl writes of dates', () => {
    const years = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (instant) => {
        expect(formatDate(instant)).toBe(withCzechSigns(numeric.format(instant)))
        expect(formatLongDate(instant)).toBe(withCzechSigns(long.format(instant)))
      }),
    )
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

  it('takes a day of the calendar as it stands', () => {
    expect(formatDate('2027-01-01')).toBe(hard('1.⍽1.⍽2027'))
    expect(formatOnWeekdayDate('2026-11-18')).toBe(hard('ve⍽středu⍽18.⍽11.'))
    expect(() => formatDate('2026-11-18T09:00:00Z')).toThrow('Not a day')
  })

  it('counts days in Prague, not where the server stands', () => {
    expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe(hard('1.⍽1.⍽2027'))
  })
})
