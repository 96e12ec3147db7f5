import { badBody } from '#app/errors.ts'
import { parseCsv } from './csv.ts'
import { decodeQueryPart } from './percent-decode.ts'

export interface Payload {
  /** JSON text, as it came where it came as JSON: numbers keep their digits. */
  json: string
  keys: string[]
  isArray: boolean
  /** Came as JSON, not as a form or CSV. */
  isJson: boolean
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const INVALID_JSON = 'Empty or invalid json'
const DIFFERENT_KEYS = 'All object keys must match'

type Parsed = { value: unknown; json: string; isJson: boolean }

/** Body of a write: always an array of rows afterwards. Given columns free the rows from having the same keys. */
export function parseRows(body: Buffer, contentType: string | undefined, columns: string[] | undefined): Payload {
  const { value, json, isJson } = parseBody(body, contentType)
  if (Array.isArray(value)) {
    const keys = columns ?? commonKeys(value)
    if (columns && !value.every(isObject)) throw badBody(DIFFERENT_KEYS)
    return { json, keys, isArray: true, isJson }
  }
  if (!isObject(value)) return { json: '[]', keys: columns ?? [], isArray: false, isJson }
  return { json: `[${json}]`, keys: columns ?? Object.keys(value), isArray: false, isJson }
}

/** Body of a call: the fields are arguments; of an array the first element counts. */
export function parseArguments(body: Buffer, contentType: string | undefined, columns: string[] | undefined): Payload {
  const { value, json, isJson } = parseBody(body.length === 0 ? Buffer.from('{}') : body, contentType)
  const isArray = Array.isArray(value)
  const fields = isArray ? value[0] : value
  return { json, keys: columns ?? (isObject(fields) ? Object.keys(fields) : []), isArray, isJson }
}

function parseBody(body: Buffer, contentType: string | undefined): Parsed {
  const type = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json') {
    const json = decode(body)
    return { value: parseJson(json), json, isJson: true }
  }
  if (type === 'application/x-www-form-urlencoded') return fromValue(parseForm(body.toString('latin1')))
  if (type === 'text/csv') return fromValue(parseCsv(decode(body)))
  throw badBody(`Content-Type not acceptable: ${type}`)
}

function fromValue(value: unknown): Parsed {
  return { value, json: JSON.stringify(value), isJson: false }
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw badBody(INVALID_JSON)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badBody(INVALID_JSON)
  }
}

function parseForm(text: string): Record<string, string> {
  const fields: [string, string][] = text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const equals = part.includes('=') ? part.indexOf('=') : part.length
      return [decodeQueryPart(part.slice(0, equals)), decodeQueryPart(part.slice(equals + 1))]
    })
  return Object.fromEntries(fields)
}

function commonKeys(rows: unknown[]): string[] {
  const [first] = rows
  if (rows.length === 0) return []
  if (!isObject(first)) throw badBody(DIFFERENT_KEYS)
  const keys = Object.keys(first)
  for (const row of rows) {
    if (!isObject(row) || !hasExactly(row, keys)) throw badBody(DIFFERENT_KEYS)
  }
  return keys
}

function hasExactly(row: Record<string, unknown>, keys: string[]): boolean {
  return Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
