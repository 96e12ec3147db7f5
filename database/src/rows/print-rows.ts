import type { Catalogue } from './describe-statement.sql.ts'
import type { ResultColumn } from './infer-columns.ts'
import type { JsonShape, Shape } from './shape.ts'

/** What the pool of packages/runtime makes of a value, by the name of its type; what is not here stays text. */
export const PARSED: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  oid: 'number',
  timestamp: 'Date',
  timestamptz: 'Date',
  _bool: 'boolean[]',
  _bytea: 'Buffer[]',
  _date: 'Date[]',
  _float4: 'number[]',
  _float8: 'number[]',
  _int2: 'number[]',
  _int4: 'number[]',
  // Only the single int8 has a parser of ours.
  _int8: 'string[]',
  _numeric: 'number[]',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  _uuid: 'string[]',
  _varchar: 'string[]',
}
const JSON_NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'])
const JSON_TYPES = new Set(['json', 'jsonb'])

export function printRow(name: string, columns: readonly ResultColumn[], types: Catalogue['types']): string {
  const fields = columns.map((column) => `  ${printKey(column.name)}: ${printColumn(column.shape, types)}\n`)
  return `export interface ${name} {\n${fields.join('')}}\n`
}

function printKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
}

function printColumn(shape: Shape, types: Catalogue['types']): string {
  if (shape.isNull) return 'null'
  if (shape.json && JSON_TYPES.has(nameOf(shape.type, types))) return orNull(printJson(shape.json, types), shape)
  if (shape.words) return orNull(printWords(shape.words), shape)
  return orNull(PARSED[nameOf(shape.type, types)] ?? 'string', shape)
}

/** Json knows no dates and no bytes, but every number. */
function printInJson(shape: Shape, types: Catalogue['types']): string {
  if (shape.isNull) return 'null'
  if (shape.json) return orNull(printJson(shape.json, types), shape)
  if (shape.words) return orNull(printWords(shape.words), shape)
  const { name, element } = types.get(shape.type) ?? { name: '', element: null }
  if (element) return orNull(`${bracket(printInJson({ type: element, nullable: false }, types))}[]`, shape)
  if (JSON_TYPES.has(name)) return 'unknown'
  if (name === 'bool') return orNull('boolean', shape)
  return orNull(JSON_NUMBERS.has(name) ? 'number' : 'string', shape)
}

function printJson(json: JsonShape, types: Catalogue['types']): string {
  switch (json.kind) {
    case 'object': {
      const fields = Object.entries(json.fields).map(([key, shape]) => `${printKey(key)}: ${printInJson(shape, types)}`)
      return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>'
    }
    case 'list':
      return json.of ? `${bracket(printInJson(json.of, types))}[]` : 'never[]'
    case 'table':
      return `Record<string, ${printInJson(json.of, types)}>`
    case 'value':
      return printInJson(json.of, types)
    case 'either':
      return json.of.map((each) => printJson(each, types)).join(' | ')
  }
}

function orNull(type: string, { nullable }: Shape): string {
  return nullable && type !== 'unknown' ? `${type} | null` : type
}

/** Around a choice, not around an object that has one inside. */
function bracket(type: string): string {
  let outside = type
  while (/\{[^{}]*\}/.test(outside)) outside = outside.replaceAll(/\{[^{}]*\}/g, '')
  return outside.includes(' | ') ? `(${type})` : type
}

function printWords(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll("'", "\\'")}'`).join(' | ')
}

function nameOf(type: number, types: Catalogue['types']): string {
  return types.get(type)?.name ?? ''
}
