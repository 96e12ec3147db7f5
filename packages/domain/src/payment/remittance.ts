import type { Halere } from '../money/halere.ts'

/** What of a file each column is; a carrier that names its columns otherwise has its words added here. */
const HEADERS = {
  parcel: ['číslo zásilky', 'zásilka', 'čárový kód', 'barcode', 'packet', 'shipment', 'tracking number'],
  symbol: ['variabilní symbol', 'vs', 'číslo objednávky', 'objednávka', 'variable symbol', 'order number'],
  amount: ['částka', 'dobírka', 'vybraná částka', 'cod', 'amount', 'částka dobírky'],
} as const

type RemittanceColumns = {
  readonly parcel: number | null
  readonly symbol: number | null
  readonly amount: number
}

export type RemittanceLine = { readonly parcel: string; readonly symbol: string; readonly amount: Halere }

/** Null when nobody could tell whose money a row is, or how much. */
export function findColumns(headers: readonly string[]): RemittanceColumns | null {
  const at = (names: readonly string[]) => {
    const found = headers.findIndex((header) => names.includes(header.trim().toLowerCase()))
    return found < 0 ? null : found
  }
  const [parcel, symbol, amount] = [at(HEADERS.parcel), at(HEADERS.symbol), at(HEADERS.amount)]
  return amount === null || (parcel === null && symbol === null) ? null : { parcel, symbol, amount }
}

/** Crowns as carriers write them, `1 290,00` or `1290.00`; null for what is no amount, a fee or nothing. */
export function readAmount(cell: string): Halere | null {
  const match = /^(\d{1,3}(?:[\s\u00a0]?\d{3})*)(?:[.,](\d{2}))?(?:[\s\u00a0]*(?:Kč|CZK))?$/i.exec(cell.trim())
  if (!match) return null
  const halere = Number(match[1]?.replace(/\D/g, '')) * 100 + Number(match[2] ?? 0)
  return halere > 0 ? halere : null
}

/** Null when the row has no amount or names nobody. */
export function readRemittanceLine(cells: readonly string[], columns: RemittanceColumns): RemittanceLine | null {
  const amount = readAmount(cells[columns.amount] ?? '')
  const parcel = columns.parcel === null ? '' : (cells[columns.parcel] ?? '').replace(/\s/g, '')
  const symbol = columns.symbol === null ? '' : (cells[columns.symbol] ?? '').trim().replace(/^0+/, '')
  return amount === null || (parcel === '' && symbol === '') ? null : { parcel, symbol, amount }
}

/** Cash of an order as we know it. */
type ExpectedCash = { readonly amount: Halere; readonly isOpen: boolean }

type RemittanceOutcome = 'settles' | 'unknown' | 'repeated' | 'over' | 'under'

/** What a row of the file means for the cash it names; null when it names none of ours. */
export function judgeRemittance(amount: Halere, cash: ExpectedCash | null): RemittanceOutcome {
  if (!cash) return 'unknown'
  if (!cash.isOpen) return 'repeated'
  if (amount === cash.amount) return 'settles'
  return amount > cash.amount ? 'over' : 'under'
}

type Movement = { readonly id: number; readonly amount: Halere; readonly variableSymbol: string | null }

/**
 * The transfer that brought the sum of a file. By its symbol when somebody knows it; without one only a sum of several rows is rare enough
 * to be told by itself, and only when one transfer has it.
 */
export function findTransfer(
  file: { readonly total: Halere; readonly rows: number; readonly symbol: string | null },
  movements: readonly Movement[],
): Movement | null {
  const same = movements.filter(({ amount, variableSymbol }) => {
    return amount === file.total && (file.symbol === null || variableSymbol?.replace(/^0+/, '') === file.symbol)
  })
  if (same.length !== 1 || (file.symbol === null && file.rows < 2)) return null
  return same[0] ?? null
}
