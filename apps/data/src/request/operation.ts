import { accept, acceptPattern, acceptQuoted, type Cursor, failToParse, isAtEnd, peek, skipBlanks } from './cursor.ts'
import {
  COMPARE_OPERATORS,
  type CompareOperator,
  type IsWord,
  SEARCH_OPERATORS,
  type SearchOperator,
} from './operators.ts'
import type { Value } from './value.ts'

/** The value itself is kept apart, in a slot, so that requests of one shape share one plan. */
export type Operation =
  | { kind: 'compare'; negated: boolean; operator: CompareOperator; quantifier?: 'any' | 'all'; slot: number }
  | { kind: 'in'; negated: boolean; slot: number }
  | { kind: 'is'; negated: boolean; word: IsWord }
  | { kind: 'search'; negated: boolean; search: SearchOperator; slot: number; configSlot?: number }

const QUANTIFIABLE = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const COMPARE = new Set<string>(COMPARE_OPERATORS)
const SEARCH = new Set<string>(SEARCH_OPERATORS)
const PATTERNS = new Set(['like', 'ilike'])
const WORD = /[a-z]+/y
const IS_WORD = /(?:null|not_null|true|false|unknown)(?=[ \t]*(?:[,)]|$))/iy
const CONFIG = /\(([\p{L}\d_$ ]+)\)/uy
const QUANTIFIER = /\((?:any|all)\)/y
const FILTER_HEAD = /^(?:not\.|([a-z]+)(?:\.|\())/

/** Whether a parameter of a function is meant as a filter on its result. */
export function looksLikeFilter(value: string): boolean {
  const match = FILTER_HEAD.exec(value)
  if (!match) return false
  const word = match[1]
  return word === undefined || word === 'in' || word === 'is' || isCompareOperator(word) || SEARCH.has(word)
}

function isCompareOperator(word: string): word is CompareOperator {
  return COMPARE.has(word)
}

type ReadValue = (cursor: Cursor) => string

const EXPECTED = '"not" or operator (eq, gt, ...)'

export function parseOperation(cursor: Cursor, readValue: ReadValue, values: Value[]): Operation {
  const negated = accept(cursor, 'not.')
  const start = cursor.at
  const word = acceptPattern(cursor, WORD) ?? ''
  if (word === 'in' && accept(cursor, '.')) return { kind: 'in', negated, slot: keep(values, parseList(cursor)) }
  if (word === 'is' && accept(cursor, '.')) return { kind: 'is', negated, word: parseIsWord(cursor) }
  if (SEARCH.has(word)) return parseSearch(cursor, negated, word as SearchOperator, readValue, values)
  if (!isCompareOperator(word)) {
    cursor.at = start
    failToParse(cursor, EXPECTED)
  }
  const quantifier = QUANTIFIABLE.has(word) ? acceptPattern(cursor, QUANTIFIER)?.slice(1, -1) : undefined
  if (!accept(cursor, '.')) failToParse(cursor, 'operator (eq, gt, ...)')
  const value = readValue(cursor)
  const slot = keep(values, PATTERNS.has(word) ? value.replaceAll('*', '%') : value)
  if (!quantifier) return { kind: 'compare', negated, operator: word, slot }
  return { kind: 'compare', negated, operator: word, slot, quantifier: quantifier as 'any' | 'all' }
}

function parseSearch(
  cursor: Cursor,
  negated: boolean,
  search: SearchOperator,
  readValue: ReadValue,
  values: Value[],
): Operation {
  const config = acceptPattern(cursor, CONFIG)?.slice(1, -1).trim()
  if (!accept(cursor, '.')) failToParse(cursor, 'operator (eq, gt, ...)')
  const operation = { kind: 'search' as const, negated, search, slot: keep(values, readValue(cursor)) }
  return config ? { ...operation, configSlot: keep(values, config) } : operation
}

function parseIsWord(cursor: Cursor): IsWord {
  const word = acceptPattern(cursor, IS_WORD)
  if (!word) failToParse(cursor, 'isVal: (null, not_null, true, false, unknown)')
  return word.toLowerCase() as IsWord
}

/** `(a,"b,c")` as PostgreSQL's array text. A lone empty element means an empty list. */
function parseList(cursor: Cursor): string {
  skipBlanks(cursor)
  if (!accept(cursor, '(')) failToParse(cursor, '"("')
  const elements: string[] = []
  do elements.push(parseElement(cursor))
  while (accept(cursor, ','))
  if (!accept(cursor, ')')) failToParse(cursor, '")"')
  skipBlanks(cursor)
  return elements.length === 1 && elements[0] === '' ? '{}' : formatArray(elements)
}

const PLAIN = /[^,)]*/y

/** A quoted element counts as quoted only when nothing follows the closing quote. */
export function parseElement(cursor: Cursor): string {
  const start = cursor.at
  const quoted = acceptQuoted(cursor)
  const next = peek(cursor)
  if (quoted !== undefined && (isAtEnd(cursor) || next === ',' || next === ')')) return quoted
  cursor.at = start
  return acceptPattern(cursor, PLAIN) ?? ''
}

export function formatArray(elements: string[]): string {
  return `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}

function keep(values: Value[], value: string): number {
  return values.push(value) - 1
}

/** Equal for two operations that differ in their values only. */
export function formatOperationShape(operation: Operation): string {
  const sign = operation.negated ? '!' : ''
  if (operation.kind === 'in') return `${sign}in`
  if (operation.kind === 'is') return `${sign}is ${operation.word}`
  if (operation.kind === 'search') return `${sign}${operation.search}${operation.configSlot === undefined ? '' : '()'}`
  return `${sign}${operation.operator}${operation.quantifier ?? ''}`
}
