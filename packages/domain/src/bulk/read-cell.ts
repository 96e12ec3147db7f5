import { parseEan } from '../catalog/ean.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type BulkColumn, readingOf } from './bulk-field.ts'

/** What makes a cell empty on purpose; one with nothing in it leaves the field as it is. */
const CLEARED = '(smazat)'

type CellRefusal = 'not_number' | 'not_whole' | 'not_word' | 'not_ean'

export type Words = Readonly<Partial<Record<BulkColumn, Readonly<Record<string, string>>>>>

/** A cell as its column reads it. Undefined is an empty cell. */
export function readCell(
  column: BulkColumn,
  cell: string,
  words: Words,
): Result<string | number | string[] | null | undefined, CellRefusal> {
  const typed = cell.trim()
  if (typed === '') return ok(undefined)
  const reading = readingOf(column)
  if (typed.toLowerCase() === CLEARED) return ok(reading === 'text' ? '' : reading === 'list' ? [] : null)
  if (reading === 'text') return ok(typed)
  if (reading === 'list') return ok(typed.split('|').flatMap((one) => one.trim() || []))
  if (reading === 'word') {
    const word = words[column]?.[plain(typed)]
    return word === undefined ? refuse('not_word') : ok(word)
  }
  if (reading === 'ean') {
    const ean = parseEan(typed)
    return ean.ok ? ean : refuse('not_ean', ean.details)
  }
  const number = readNumber(typed, UNITS[column] ?? {})
  if (number === null) return refuse('not_number', suggestion(typed))
  if (reading === 'money') return ok(Math.round(number * 100))
  return reading === 'number' || Number.isInteger(number) ? ok(number) : refuse('not_whole')
}

type Units = Readonly<Record<string, number>>
const GRAMS: Units = { g: 1, kg: 1000 }
const MILLIMETRES: Units = { mm: 1, cm: 10, m: 1000 }
const CROWNS: Units = { kč: 1, czk: 1 }
/** What may stand behind a number of a column, and how many of its own unit it is. */
export const UNITS: Readonly<Partial<Record<BulkColumn, Units>>> = {
  ...{ netWeightG: GRAMS, grossWeightG: GRAMS, volumeMl: { ml: 1, l: 1000 } },
  ...{ widthMm: MILLIMETRES, heightMm: MILLIMETRES, depthMm: MILLIMETRES, price: CROWNS, salePrice: CROWNS },
}

/** „1 649“, „1 649,50“, „1.649,50“, „1649.5“; anything else is a question for a person. */
export function readNumber(typed: string, units: Units = {}): number | null {
  const [, said = '', unit = ''] = /^(.*?\d)(\p{L}+)?$/u.exec(typed.replaceAll(/[\s\u00a0\u202f]/gu, '')) ?? []
  const times = unit === '' ? 1 : units[unit.toLowerCase()]
  const number = times === undefined ? null : readDigits(said)
  // 1,005 kg is 1 005 g, not a little less.
  return number === null || times === undefined ? null : Math.round(number * times * 1e6) / 1e6
}

function readDigits(digits: string): number | null {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  return /^\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : null
}

/** „189,- Kč“ most likely is 189, which a person has to say. */
function suggestion(typed: string): { readAs?: string } {
  const found = /^\D*(\d[\d\s\u00a0]*(?:,\d{1,2})?)(?=\D*$)/u.exec(typed)?.[1]
  return found === undefined ? {} : { readAs: found.trim() }
}

/** Small letters without diacritics, as headers and words of a list are compared. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
