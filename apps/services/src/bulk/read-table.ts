import { BULK_MOST_ROWS } from '@shop/contract/bulk/staff-bulk'
import { ok, type Result, refuse } from '@shop/domain/result'
import { CsvError, parse } from 'csv-parse/sync'

interface Table {
  encoding: 'UTF-8' | 'windows-1250'
  delimiter: ';' | ',' | '\t'
  headers: string[]
  rows: string[][]
}

const DELIMITERS = [';', ',', '\t'] as const

/** A file as tables are saved here: UTF-8 or what Excel in Czech writes, with a semicolon, a comma or a tabulator. */
export function readTable(bytes: Buffer): Result<Table, 'file_unreadable', { reason: string }> {
  const { encoding, text } = decode(bytes)
  if (text.includes('\0')) return refuse('file_unreadable', { reason: 'not_text' })
  const delimiter = guessDelimiter(text)
  const records = parseRecords(text, delimiter)
  if (!records) return refuse('file_unreadable', { reason: 'quotes' })
  const [headers = [], ...rows] = records
  if (headers.length === 0 || rows.length === 0) return refuse('file_unreadable', { reason: 'empty' })
  if (rows.length > BULK_MOST_ROWS || headers.length > 100) return refuse('file_unreadable', { reason: 'too_long' })
  return ok({ encoding, delimiter, headers: headers.map((one) => one.trim()), rows })
}

function decode(bytes: Buffer): { encoding: Table['encoding']; text: string } {
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { encoding: 'windows-1250', text: new TextDecoder('windows-1250').decode(bytes) }
  }
}

/** The one that makes the most columns of the header. */
function guessDelimiter(text: string): Table['delimiter'] {
  const counts = DELIMITERS.map((delimiter) => parseRecords(text, delimiter, 1)?.[0]?.length ?? 0)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';'
}

function parseRecords(text: string, delimiter: string, to?: number): string[][] | null {
  try {
    return parse(text, {
      ...{
        delimiter,
        bom: true,
        relax_column_count: true,
        skip_empty_lines: true,
        skip_records_with_empty_values: true,
      },
      ...(to !== undefined && { to }),
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
