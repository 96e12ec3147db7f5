import type { LocalDate } from '../calendar/local-date.ts'
import type { Halere } from '../money/halere.ts'
import { prorate } from '../money/prorate.ts'
import { sumVat, type VatAmounts, vatFromGross, vatFromNet } from '../money/vat.ts'
import type { PriceBasis, VatRow } from '../money/vat-recap.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Correction, type CorrectionRefusal, type Credited, creditedAmount } from './credited-amount.ts'
import { type Invoice, type InvoiceLine, sumByRate } from './invoice.ts'

type CreditNoteHead = {
  readonly number: string
  readonly reason: string
  readonly issuedOn: LocalDate
  readonly correctedOn: LocalDate
}

type CreditNoteLine = VatAmounts & {
  readonly lineId: string
  readonly itemId: string
  readonly pieces: number
  readonly vatRate: number
  readonly amount: Halere
}

/** Every amount is negative: the difference against the original document. */
export type CreditNote = CreditNoteHead &
  VatAmounts & {
    readonly originalNumber: string
    readonly basis: PriceBasis
    readonly lines: readonly CreditNoteLine[]
    readonly recap: readonly VatRow[]
    readonly rounding: Halere
    readonly payable: Halere
  }

export function buildCreditNote(
  head: CreditNoteHead,
  invoice: Invoice,
  earlier: readonly Credited[],
  corrections: readonly Correction[],
): Result<CreditNote, CorrectionRefusal> {
  const taken: { line: InvoiceLine; credited: Credited }[] = []
  for (const correction of corrections) {
    const { lineId } = correction
    const line = invoice.lines.find(({ id }) => id === lineId)
    if (!line) return refuse('unknown_line', { lineId })
    const before = sumCredited(lineId, [...earlier, ...taken.map(({ credited }) => credited)])
    const credited = creditedAmount(line, before, correction)
    if (!credited.ok) return credited
    taken.push({ line, credited: credited.value })
  }
  const now = taken.map(({ credited }) => credited)
  const lines = taxCorrections(invoice, earlier, taken)
  const sums = sumVat(lines)
  // Cash was rounded once for the whole order, so it is unrounded once, when nothing is left of it.
  const isAll = invoice.lines.every(({ id, amount }) => sumCredited(id, [...earlier, ...now]).amount === amount)
  const rounding = isAll && invoice.rounding !== 0 ? -invoice.rounding : 0
  return ok({
    ...head,
    ...sums,
    originalNumber: invoice.number,
    basis: invoice.basis,
    lines,
    recap: sumByRate(lines),
    rounding,
    payable: sums.gross + rounding,
  })
}

function sumCredited(lineId: string, credited: readonly Credited[]): Credited {
  const same = credited.filter((one) => one.lineId === lineId)
  return {
    lineId,
    pieces: same.reduce((sum, { pieces }) => sum + pieces, 0),
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Tax before minus tax after, per rate: corrections of the whole order together take back its tax to the haléř. */
function taxCorrections(
  invoice: Invoice,
  earlier: readonly Credited[],
  taken: readonly { line: InvoiceLine; credited: Credited }[],
): CreditNoteLine[] {
  const rates = [...new Set(taken.map(({ line }) => line.vatRate))]
  return rates.flatMap((rate) => {
    const own = taken.filter(({ line }) => line.vatRate === rate)
    const original = invoice.lines.filter(({ vatRate }) => vatRate === rate)
    const before = original.reduce((sum, line) => sum + line.amount - sumCredited(line.id, earlier).amount, 0)
    const credited = own.reduce((sum, one) => sum + one.credited.amount, 0)
    const tax = taxOf(before, rate, invoice.basis) - taxOf(before - credited, rate, invoice.basis)
    const taxes = prorate(
      tax,
      own.map((one) => one.credited.amount),
    )
    return own.map(({ line, credited: { lineId, pieces, amount } }, index) => {
      const vat = negative(amount, taxes[index] ?? 0, invoice.basis)
      return { lineId, itemId: line.itemId, pieces, vatRate: rate, amount: 0 - amount, ...vat }
    })
  })
}

function taxOf(amount: Halere, rate: number, basis: PriceBasis): Halere {
  return (basis === 'gross' ? vatFromGross(amount, rate) : vatFromNet(amount, rate)).tax
}

function negative(amount: Halere, tax: Halere, basis: PriceBasis): VatAmounts {
  return basis === 'gross'
    ? { gross: 0 - amount, tax: 0 - tax, base: tax - amount }
    : { gross: 0 - amount - tax, tax: 0 - tax, base: 0 - amount }
}
