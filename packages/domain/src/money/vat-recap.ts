import type { Halere } from './halere.ts'
import { type VatAmounts, vatFromGross, vatFromNet } from './vat.ts'

/** Whether the amounts of a document are with tax or without it; decides from which end the tax is computed. */
export type PriceBasis = 'gross' | 'net'

export type Taxed = { readonly vatRate: number; readonly amount: Halere }
export type VatRow = VatAmounts & { readonly rate: number }

/** The tax is rounded once per rate on the document, never per line. */
export function recapVat(amounts: readonly Taxed[], basis: PriceBasis): VatRow[] {
  const rates = [...new Set(amounts.map(({ vatRate }) => vatRate))].toSorted((a, b) => a - b)
  return rates.map((rate) => {
    const sum = amounts.filter(({ vatRate }) => vatRate === rate).reduce((total, { amount }) => total + amount, 0)
    return { rate, ...(basis === 'gross' ? vatFromGross(sum, rate) : vatFromNet(sum, rate)) }
  })
}
