import { ok, type Result, refuse } from '../result.ts'

/** Gap-free series per year and kind: FV invoice, OD corrective document, ZL advance. */
type DocumentNumber = { readonly series: string; readonly year: number; readonly sequence: number }

export function formatDocumentNumber({ series, year, sequence }: DocumentNumber): string {
  return `${series}${year}${String(sequence).padStart(6, '0')}`
}

export function parseDocumentNumber(text: string): Result<DocumentNumber, 'not_a_document_number'> {
  const match = /^([A-Z]{2})(\d{4})(\d{6,})$/.exec(text)
  if (!match) return refuse('not_a_document_number', { text })
  const [, series = '', year = '', sequence = ''] = match
  return ok({ series, year: Number(year), sequence: Number(sequence) })
}

/** Sequences missing between 1 and the last one used. A series must have none. */
export function findGaps(sequences: readonly number[]): number[] {
  const used = new Set(sequences)
  const last = Math.max(0, ...sequences)
  return Array.from({ length: last }, (_, index) => index + 1).filter((sequence) => !used.has(sequence))
}
