import type { Halere } from './halere.ts'
import { divideRounded, toHundredths } from './round.ts'

export type VatAmounts = { readonly base: Halere; readonly tax: Halere; readonly gross: Halere }

/** From above: consumer prices hold the tax already. */
export function vatFromGross(gross: Halere, rate: number): VatAmounts {
  const hundredths = toHundredths(rate)
  const tax = divideRounded(gross * hundredths, 10_000 + hundredths)
  return { base: gross - tax, tax, gross }
}

/** From below: wholesale prices are without tax. */
export function vatFromNet(base: Halere, rate: number): VatAmounts {
  const tax = divideRounded(base * toHundredths(rate), 10_000)
  return { base, tax, gross: base + tax }
}

export function sumVat(amounts: readonly VatAmounts[]): VatAmounts {
  return {
    base: amounts.reduce((sum, { base }) => sum + base, 0),
    tax: amounts.reduce((sum, { tax }) => sum + tax, 0),
    gross: amounts.reduce((sum, { gross }) => sum + gross, 0),
  }
}
