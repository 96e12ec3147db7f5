import { ok, type Result, refuse } from '../result.ts'

const LONG_FROM = 1_000_000
const LONG_TO = 99_999_999

/**
 * One number for order, payment and documents, ten digits, never starting with a zero. The year and six digits; from the
 * millionth on the year gives up its century: 2601000000 cannot be mistaken for a short one, which all begin with 20.
 */
export function toVariableSymbol(year: number, sequence: number): Result<string, 'series_full'> {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > LONG_TO)
    return refuse('series_full', { year, sequence })
  if (sequence < LONG_FROM) return ok(`${year}${String(sequence).padStart(6, '0')}`)
  return ok(`${year % 100}${String(sequence).padStart(8, '0')}`)
}

export function isVariableSymbol(text: string): boolean {
  return /^\d{1,10}$/.test(text)
}

/** Banks drop or add leading zeros. */
export function isSameSymbol(a: string, b: string): boolean {
  const significant = a.replace(/^0+/, '')
  return isVariableSymbol(significant) && significant === b.replace(/^0+/, '')
}

/** Symbols written into a message or an end-to-end reference: `VS:123`, `/VS123/`, or a bare order number. */
export function findSymbols(text: string): string[] {
  const marked = [...text.matchAll(/(?:^|[/\s])VS[:/]?0*(\d{1,10})/gi)].map(([, symbol = '']) => symbol)
  const bare = [...text.matchAll(/(?<!\d)([1-9]\d{9})(?!\d)/g)].map(([, symbol = '']) => symbol)
  return [...new Set([...marked, ...bare])]
}
