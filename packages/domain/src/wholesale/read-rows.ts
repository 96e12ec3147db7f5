import { parseEan } from '../catalog/ean.ts'
import { toSlug } from '../catalog/slug.ts'

/** A row of a pasted list. Every row that is not blank has one answer: nothing is dropped in silence. */
export type ReadRow =
  | {
      readonly kind: 'goods'
      readonly line: number
      readonly text: string
      readonly sku: string | null
      readonly ean: string | null
      /** What is left of the row, word by word, without accents. */
      readonly words: readonly string[]
      /** Null when the row names no number of pieces. */
      readonly pieces: number | null
    }
  | { readonly kind: 'header' | 'words'; readonly line: number; readonly text: string }

const SKU = /^[a-z]{2}(-[a-z0-9]+){2,}$/i
const HEADINGS = [
  'kod',
  'sku',
  'ean',
  'nazev',
  'zbozi',
  'ks',
  'kusu',
  'pocet',
  'mnozstvi',
  'cena',
  'polozka',
  'artikl',
  'balen',
]
/** A number that says it counts pieces: `30 ks`, `3x`, `× 12`. */
const COUNTED = /(?:^|\s)(?:(\d{1,6})\s*(?:ks|kus\p{L}*|x|×)\.?(?=\s|$)|(?:x|×)\s*(\d{1,6})(?=\s|$))/iu
const PLAIN = /^\d{1,6}([.,]0+)?$/
const SIZE = /^(\d+(?:[.,]\d+)?)(kg|g|ml|l|cm)$/i
const UNIT = /^(kg|g|ml|l|cm)$/i

/** Rows as Excel, a mail or a till gives them: cells by tabs, semicolons or wide gaps, in any order. */
export function readRows(text: string): ReadRow[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ text: row.trim(), line: index + 1 }))
    .filter((row) => row.text !== '')
    .map(readRow)
}

function readRow({ text, line }: { text: string; line: number }): ReadRow {
  const { counted, cells } = pickCount(text)
  const codes = pickCodes(cells)
  const plain = codes.rest.filter((cell) => PLAIN.test(cell))
  const said = counted ? Number(counted[1] ?? counted[2]) : numberIn(plain.at(-1))
  const words = wordsOf(codes.rest.filter((cell) => !plain.includes(cell)))
  const { sku, ean } = codes
  if (sku === null && ean === null && said === null) {
    const folded = toSlug(text).split('-')
    if (folded.filter((word) => HEADINGS.some((heading) => word.startsWith(heading))).length >= 2) {
      return { kind: 'header', line, text }
    }
    if (!/\d/.test(text)) return { kind: 'words', line, text }
  }
  if (sku === null && ean === null && words.length === 0) return { kind: 'words', line, text }
  return { kind: 'goods', line, text, sku, ean, words, pieces: said }
}

/** A cell that is nothing but pieces says how many. In words it counts only where no cell does: names hold pieces too (`tyčinky, 28 ks`). */
function pickCount(text: string): { counted: RegExpExecArray | null; cells: string[] } {
  const cells = splitCells(text)
  const alone = cells.findLastIndex(isCount)
  if (alone >= 0) return { counted: COUNTED.exec(cells[alone] ?? ''), cells: cells.toSpliced(alone, 1) }
  if (cells.some((cell) => PLAIN.test(cell))) return { counted: null, cells }
  const counted = COUNTED.exec(text)
  return { counted, cells: counted ? splitCells(text.replace(counted[0], '\t')) : cells }
}

const isCount = (cell: string): boolean => COUNTED.exec(cell)?.[0].length === cell.length

function splitCells(text: string): string[] {
  return text
    .split(/[\t;|]|\s{2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}

interface Codes {
  sku: string | null
  ean: string | null
  rest: string[]
}

/** A code may stand in its own cell or inside of one; the first of each kind counts. */
function pickCodes(cells: readonly string[]): Codes {
  const found: Codes = { sku: null, ean: null, rest: [] }
  for (const cell of cells) {
    const left: string[] = []
    for (const word of cell.split(/\s+|,(?!\d)/)) {
      const ean = /^\d{12,13}$/.test(word) ? parseEan(word) : null
      if (found.sku === null && SKU.test(word)) found.sku = word.toUpperCase()
      else if (found.ean === null && ean) found.ean = ean.ok ? ean.value : word
      else left.push(word)
    }
    const words = left.join(' ').trim()
    if (words !== '') found.rest.push(words)
  }
  return found
}

function numberIn(cell: string | undefined): number | null {
  if (cell === undefined) return null
  const number = Math.trunc(Number(cell.replace(',', '.')))
  return number > 0 ? number : null
}

/** Words to look for: no accents, no dots, a size in one piece (`12 kg` is `12kg`). */
export function wordsOf(cells: readonly string[]): string[] {
  const words = cells.flatMap((cell) => cell.split(/[\s/()]+/))
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (UNIT.test(word) && before !== undefined && /^\d+(?:[.,]\d+)?$/.test(before)) {
      joined[joined.length - 1] = `${before}${word}`
    } else joined.push(word)
  }
  return joined
    .map((word) => (SIZE.test(word) ? word.toLowerCase().replace(',', '.') : toSlug(word).replaceAll('-', '')))
    .filter((word) => word !== '')
}
