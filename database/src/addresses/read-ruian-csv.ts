import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import type { Place } from './place.ts'

// Columns are found by name: the office has added some over the years.
const COLUMNS = {
  code: 'Kód ADM',
  municipalityCode: 'Kód obce',
  municipality: 'Název obce',
  part: 'Název části obce',
  street: 'Název ulice',
  kind: 'Typ SO',
  houseNumber: 'Číslo domovní',
  orientationNumber: 'Číslo orientační',
  orientationLetter: 'Znak čísla orientačního',
  zip: 'PSČ',
} as const
type Column = keyof typeof COLUMNS

/** All places of a folder of official files: one file a municipality, semicolons, windows-1250. */
export async function* readRuianFolder(folder: string): AsyncGenerator<Place> {
  const files = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv')).sort()
  if (files.length === 0) throw new Error(`There is no .csv file in ${folder}.`)
  for (const file of files) yield* readRuianFile(join(folder, file))
}

async function* readRuianFile(file: string): AsyncGenerator<Place> {
  let indexes: Record<Column, number> | null = null
  for await (const { record, info } of readRecords(file)) {
    if (indexes) yield toPlace((column) => record[indexes?.[column] ?? -1] ?? '', `${file}:${info.lines}`)
    else indexes = findColumns(record, file)
  }
}

/** A name may be quoted or hold a quote of its own; a row may have fewer cells than the header. */
function readRecords(file: string): AsyncIterable<{ record: string[]; info: Info }> {
  const records = parse({
    delimiter: ';',
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
  })
  // Errors reach whoever reads the records.
  return pipeline(createReadStream(file), decode, records, () => {})
}

async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('windows-1250')
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
}

function findColumns(header: string[], file: string): Record<Column, number> {
  const entries = Object.entries(COLUMNS).map(([column, name]) => {
    const index = header.indexOf(name)
    if (index === -1) throw new Error(`${file} has no column "${name}".`)
    return [column, index]
  })
  return Object.fromEntries(entries) as Record<Column, number>
}

function toPlace(cell: (column: Column) => string, where: string): Place {
  const number = (column: Column) => {
    const text = cell(column)
    if (!/^\d+$/.test(text)) throw new Error(`${where}: "${COLUMNS[column]}" is not a number.`)
    return Number(text)
  }
  return {
    code: number('code'),
    municipalityCode: number('municipalityCode'),
    municipality: cell('municipality'),
    part: cell('part') || cell('municipality'),
    street: cell('street'),
    isEvidence: cell('kind').startsWith('č.ev'),
    houseNumber: number('houseNumber'),
    orientationNumber: cell('orientationNumber') === '' ? null : number('orientationNumber'),
    orientationLetter: cell('orientationLetter') || null,
    zip: cell('zip').padStart(5, '0'),
  }
}
