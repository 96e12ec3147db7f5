import { xmlText } from '@shop/czech/xml-text'
import { writeCells } from '#app/bulk/write-table'
import type { Cell } from '#app/wholesale/files/table-cell'
import { writeXlsx } from '#app/wholesale/files/write-xlsx'

export type TableFormat = 'csv' | 'xlsx' | 'xml'

/** A column has a title for people and a name for machines. */
interface Table {
  name: string
  columns: readonly { title: string; tag: string }[]
  rows: AsyncIterable<readonly Cell[]>
}

const CONTENT_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
}

/** Row by row in any of the three: whoever waits for the last one has held none of the others. */
export function writeTableFile(table: Table, format: TableFormat) {
  return {
    filename: `${table.name}.${format}`,
    contentType: CONTENT_TYPES[format],
    pieces:
      format === 'xlsx' ? writeXlsx(table.name, titled(table)) : format === 'csv' ? writeCsv(table) : writeXml(table),
  }
}

async function* titled({ columns, rows }: Table): AsyncGenerator<readonly Cell[]> {
  yield columns.map(({ title }) => title)
  yield* rows
}

async function* writeCsv(table: Table): AsyncGenerator<string> {
  // Excel takes a file for UTF-8 by its mark alone.
  yield '\uFEFF'
  for await (const cells of titled(table)) yield `${writeCells(cells.map(toText))}\r\n`
}

/** As it is written here: a comma before the decimals. */
function toText(cell: Cell): string {
  return cell === null ? '' : typeof cell === 'number' ? String(cell).replace('.', ',') : cell
}

async function* writeXml({ name, columns, rows }: Table): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>\n`
  for await (const cells of rows) {
    const parts = columns.map(({ tag }, index) => {
      const cell = cells[index] ?? null
      return cell === null ? '' : `<${tag}>${xmlText(String(cell))}</${tag}>`
    })
    yield `<polozka>${parts.join('')}</polozka>\n`
  }
  yield `</${name}>\n`
}
