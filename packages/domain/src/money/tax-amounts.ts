import { prorate } from './prorate.ts'
import type { VatAmounts } from './vat.ts'
import { type PriceBasis, recapVat, type Taxed, type VatRow } from './vat-recap.ts'

type TaxedAmounts = { readonly rows: readonly VatRow[]; readonly amounts: readonly VatAmounts[] }

/**
 * The recap decides the tax of each rate; the amounts get their share of it, so that lines, recap and total always
 * agree to the haléř.
 */
export function taxAmounts(amounts: readonly Taxed[], basis: PriceBasis): TaxedAmounts {
  const rows = recapVat(amounts, basis)
  const taxes = rows.map(({ rate, tax }) => {
    const weights = amounts.map(({ vatRate, amount }) => (vatRate === rate ? Math.abs(amount) : 0))
    return tax === 0 ? weights.map(() => 0) : prorate(tax, weights)
  })
  return {
    rows,
    amounts: amounts.map(({ amount }, index) => {
      const tax = taxes.reduce((sum, ofRate) => sum + (ofRate[index] ?? 0), 0)
      return basis === 'gross' ? { gross: amount, tax, base: amount - tax } : { gross: amount + tax, tax, base: amount }
    }),
  }
}
