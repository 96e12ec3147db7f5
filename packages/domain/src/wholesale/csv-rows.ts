import { toSlug } from '../catalog/slug.ts'

const DELIMITERS = [';', '\t', ',', '|'] as const
const COUNT_HEADING = /^(ks|kusy|kusu|pocet|mnozstvi|objednat)(-|$)/
const WHOLE = /^(\d{1,6})(?:[.,]0+)?$/

/** A file of a table as rows that can be pasted: cells by tabs, so that one rule reads both. A blank row stays blank, rows keep their numbers. */
export function toPastedRows(file: string): string {
  const text = file.replace(/^\uFEFF/, '')
  const records = splitRecords(text, guessDelimiter(text))
  const counts = countColumn(records.find((cells) => cells.some((cell) => cell !== '')) ?? [])
  return records.map((cells) => toRow(cells, counts)).join('\n')
}

/** A table that names its column of pieces means that one, whatever numbers stand beside it. */
function toRow(cells: readonly string[], counts: number): string {
  const pieces = WHOLE.exec(cells[counts] ?? '')?.[1]
  if (pieces === undefined) return cells.join('\t').trimEnd()
  return [...cells.filter((_, index) => index !== counts), `${pieces} ks`].join('\t')
}

const countColumn = (headings: readonly string[]): number =>
  headings.findIndex((heading) => COUNT_HEADING.test(toSlug(heading)))

/** The one that makes the most cells of the first row that says anything. */
function guessDelimiter(text: string): string {
  const first = text.split(/\r\n|\r|\n/).find((row) => row.trim() !== '') ?? ''
  const cells = DELIMITERS.map((delimiter) => splitRecords(first, delimiter)[0]?.length ?? 0)
  return DELIMITERS[cells.indexOf(Math.max(...cells))] ?? ';'
}

/** Quotes hold delimiters and ends of rows together; two of them are one. */
function splitRecords(text: string, delimiter: string): string[][] {
  const records: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    // What divides pasted cells must not stand inside of one.
    records.at(-1)?.push(cell.replace(/[\s;|]+/g, ' ').trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (char === '"' && isQuoted && text[at + 1] === '"') {
      cell += char
      at += 1
    } else if (char === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += char
    else if (char === delimiter) endCell()
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1
      endCell()
      records.push([])
    } else cell += char
  }
  endCell()
  return records
}
