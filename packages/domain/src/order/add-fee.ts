import { roundForCash } from '../money/cash-rounding.ts'
import type { Halere } from '../money/halere.ts'
import { sumVat, type VatAmounts, vatFromGross, vatFromNet } from '../money/vat.ts'
import type { PriceBasis, Taxed, VatRow } from '../money/vat-recap.ts'

type OrderTotals = {
  readonly basis: PriceBasis
  readonly vat: readonly VatRow[]
}

type OrderWithFee = {
  /** What the fee adds to the lines; each part of it in one rate. */
  readonly fee: readonly (Taxed & VatAmounts)[]
  readonly vat: readonly VatRow[]
  readonly total: Halere
  readonly rounding: Halere
  readonly payable: Halere
}

/**
 * A placed order gets a fee of cash on delivery. Its tax is what the tax of the whole rate grows by, so that the recap is
 * still rounded once per rate; the sum is then rounded for cash.
 */
export function addFee({ basis, vat }: OrderTotals, fee: readonly Taxed[], cashStep: Halere): OrderWithFee {
  const rates = [...new Set([...vat.map(({ rate }) => rate), ...fee.map(({ vatRate }) => vatRate)])].toSorted(
    (a, b) => a - b,
  )
  const rows = rates.map((rate): VatRow => {
    const before = rowOf(vat, rate)
    const added = fee.filter(({ vatRate }) => vatRate === rate).reduce((sum, { amount }) => sum + amount, 0)
    if (added === 0) return before
    const taxed = basis === 'gross' ? vatFromGross(before.gross + added, rate) : vatFromNet(before.base + added, rate)
    return { rate, ...taxed }
  })
  const { gross: total } = sumVat(rows)
  return {
    fee: fee.map((part) => ({ ...part, ...grownBy(rowOf(vat, part.vatRate), rowOf(rows, part.vatRate)) })),
    vat: rows,
    total,
    ...roundForCash(total, cashStep),
  }
}

function rowOf(rows: readonly VatRow[], rate: number): VatRow {
  return rows.find((row) => row.rate === rate) ?? { rate, base: 0, tax: 0, gross: 0 }
}

function grownBy(before: VatAmounts, after: VatAmounts): VatAmounts {
  return { base: after.base - before.base, tax: after.tax - before.tax, gross: after.gross - before.gross }
}
