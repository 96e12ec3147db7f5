import { COLUMN_WORDS } from '@shop/contract/bulk/bulk-columns'
import type { BulkProblem } from '@shop/contract/bulk/staff-bulk'
import { Halere } from '@shop/contract/price/staff-price'
import type { BulkColumn, BulkField, BulkValue } from '@shop/domain/bulk/bulk-field'
import { readCell } from '@shop/domain/bulk/read-cell'
import type { Book } from '#app/bulk/held-goods'
import { problem } from '#app/bulk/try-changes'
import { readBack } from '#app/bulk/write-table'

export interface ReadRow {
  line: number
  sku: string
  kind: string | null
  cells: readonly string[]
  wanted: (readonly [BulkField, BulkValue])[]
  problems: BulkProblem[]
}

/** The header is the first line. */
const FIRST_LINE = 2

/** The cells of each row as their columns read them. What cannot be read is a problem of its cell; nothing is guessed. */
export function readRows(rows: readonly string[][], columns: readonly (BulkColumn | null)[], book: Book): ReadRow[] {
  const lines = new Map<string, number>()
  return rows.map((cells, index) => {
    const row = readRow(cells, columns, book)
    const line = index + FIRST_LINE
    const earlier = lines.get(row.sku)
    if (row.sku === '') row.problems.push(problem('sku_missing', { column: 'sku' }))
    else if (earlier === undefined) lines.set(row.sku, line)
    else row.problems.push(problem('sku_twice', { column: 'sku', cell: row.sku, hint: String(earlier) }))
    return { line, cells, ...row }
  })
}

function readRow(cells: readonly string[], columns: readonly (BulkColumn | null)[], book: Book) {
  const read: Omit<ReadRow, 'line' | 'cells'> = { sku: '', kind: null, wanted: [], problems: [] }
  for (const [index, column] of columns.entries()) {
    const cell = readBack(cells[index] ?? '')
    if (column === null || cell.trim() === '') continue
    const value = readCell(column, cell, COLUMN_WORDS)
    if (!value.ok) {
      const { readAs, expected } = (value.details ?? {}) as { readAs?: string; expected?: number }
      read.problems.push(
        problem(value.code, { column, cell: cell.slice(0, 200), hint: readAs ?? String(expected ?? '') }),
      )
      continue
    }
    take(read, column, value.value ?? null)
    const unknown = findUnknown(column, value.value, book)
    if (unknown !== null) read.problems.push(problem('unknown', { column, cell: unknown }))
  }
  const prices = read.wanted.filter(([field]) => field === 'price')
  if (prices.length > 1) read.problems.push(problem('price_twice', { column: 'salePrice' }))
  return read
}

function take(read: Omit<ReadRow, 'line' | 'cells'>, column: BulkColumn, value: BulkValue): void {
  if (column === 'sku') read.sku = String(value).toUpperCase()
  else if (column === 'kind') read.kind = value === null ? null : String(value)
  else if (column === 'price' || column === 'salePrice') {
    const kind = column === 'price' ? 'regular' : 'sale'
    const amount = Halere.safeParse(value)
    if (amount.success) read.wanted.push(['price', { amount: amount.data, kind }])
    else read.problems.push(problem('invalid', { column, cell: typeof value === 'number' ? String(value / 100) : '' }))
  } else read.wanted.push([column, value])
}

/** A brand, category or tag that the shop does not have; nobody makes one by a typing error. */
function findUnknown(column: BulkColumn, value: BulkValue | undefined, book: Book): string | null {
  if (column === 'brand') return value === '' || book.brands.has(String(value)) ? null : String(value)
  const list = Array.isArray(value) ? (value as string[]) : []
  if (column === 'categories') return list.find((path) => !book.categories.has(path)) ?? null
  return column === 'tags' ? (list.find((code) => !book.tags.has(code)) ?? null) : null
}
