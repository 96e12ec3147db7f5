import { badBody } from '#app/errors.ts'

type CsvRow = Record<string, string | null>

/** The first line names the columns; the word NULL is null. */
export function parseCsv(text: string): CsvRow[] {
  const [header, ...lines] = splitLines(text)
  if (!header) return []
  return lines.map((fields) => {
    if (fields.length !== header.length) throw badBody('All lines must have same number of fields')
    return Object.fromEntries(header.map((name, index) => [name, toValue(fields[index] as string)]))
  })
}

function toValue(field: string): string | null {
  return field === 'NULL' ? null : field
}

const FIELD = /("(?:[^"]|"")*"|(?!")[^,\r\n]*)(,|\r\n|\n|\r|$)/y

function splitLines(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  FIELD.lastIndex = 0
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text)
    if (!match) throw badBody('Empty or invalid csv')
    const [, field = '', end] = match
    line.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    const endsWithComma = end === ',' && FIELD.lastIndex === text.length
    if (endsWithComma) line.push('')
    if (end === ',' && !endsWithComma) continue
    lines.push(line)
    line = []
  }
  return lines
}
