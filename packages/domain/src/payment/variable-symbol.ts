import { ok, type Result, refuse } from '../result.ts'

/** One number for order, payment and documents: the year and six digits, so that it never starts with a zero. */
export function toVariableSymbol(year: number, sequence: number): Result<string, 'series_full'> {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || sequence > 999_999)
    return refuse('series_full', { year, sequence })
  return ok(`${year}${String(sequence).padStart(6, '0')}`)
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
