import type { LocalDate } from '../calendar/local-date.ts'
import type { Halere } from '../money/halere.ts'
import { sumVat, type VatAmounts } from '../money/vat.ts'
import type { PriceBasis, VatRow } from '../money/vat-recap.ts'
import type { OrderLine } from './order-line.ts'

type InvoiceHead = {
  readonly number: string
  readonly orderNumber: string
  readonly issuedOn: LocalDate
  readonly taxPointOn: LocalDate
  readonly dueOn: LocalDate
}

type StoredOrder = {
  readonly basis: PriceBasis
  readonly lines: readonly OrderLine[]
  readonly rounding: Halere
  readonly paid: Halere
}

export type InvoiceLine = VatAmounts &
  Pick<OrderLine, 'id' | 'kind' | 'itemId' | 'pieces' | 'vatRate' | 'full' | 'amount'> & {
    /** All order discounts of the line together, in the basis of the document. */
    readonly discount: Halere
  }

export type Invoice = InvoiceHead &
  VatAmounts & {
    readonly basis: PriceBasis
    readonly lines: readonly InvoiceLine[]
    readonly recap: readonly VatRow[]
    /** Cash rounding: on the document, outside the tax base. */
    readonly rounding: Halere
    readonly payable: Halere
    readonly paid: Halere
    readonly toPay: Halere
  }

/** Adds up the frozen numbers of an order. Its variable symbol is the order number. */
export function buildInvoice(head: InvoiceHead, order: StoredOrder): Invoice {
  const lines = order.lines.map(({ id, kind, itemId, pieces, vatRate, full, discounts, amount, base, tax, gross }) => {
    const discount = discounts.volume + discounts.coupon + discounts.credits
    return { id, kind, itemId, pieces, vatRate, full, discount, amount, base, tax, gross }
  })
  const recap = sumByRate(lines)
  const sums = sumVat(recap)
  const payable = sums.gross + order.rounding
  return {
    ...head,
    ...sums,
    basis: order.basis,
    lines,
    recap,
    rounding: order.rounding,
    payable,
    paid: order.paid,
    toPay: payable - order.paid,
  }
}

export function sumByRate(lines: readonly (VatAmounts & { readonly vatRate: number })[]): VatRow[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => a - b)
  return rates
    .map((rate) => ({ rate, ...sumVat(lines.filter(({ vatRate }) => vatRate === rate)) }))
    .filter(({ gross }) => gross !== 0)
}
