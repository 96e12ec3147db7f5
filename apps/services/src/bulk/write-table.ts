// A table opened in a spreadsheet must not run what a cell says; and Excel takes a file for UTF-8 by its mark alone.
const MARK = '\uFEFF'
const FORMULA = /^[=+\-@\t\r]/

export function writeTable(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map(writeCells).join('\r\n')
}

/** One row of it. */
export function writeCells(cells: readonly string[]): string {
  return cells.map(toCell).join(';')
}

/** What was written so that no spreadsheet runs it is read as it was. */
export function readBack(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '')
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
