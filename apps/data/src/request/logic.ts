import { badQueryString } from '#app/errors.ts'
import { accept, acceptPattern, type Cursor, failToParse, isAtEnd, skipBlanks, startCursor } from './cursor.ts'
import { EXPECTED_NAME, type Field, parseField } from './field.ts'
import { formatOperationShape, type Operation, parseElement, parseOperation } from './operation.ts'
import type { Value } from './value.ts'

interface Condition {
  kind: 'condition'
  field: Field
  operation: Operation
}

export interface Group {
  kind: 'group'
  operator: 'and' | 'or'
  negated: boolean
  children: LogicTree[]
}

export type LogicTree = Condition | Group

const GROUP = /(?:not\.)?(?:and|or)[ \t]*\(/y
const ARRAY = /\{[^{}]*\}(?=[,)]|[ \t]*$)/y
const DEEPEST = 500
const EXPECTED = `${EXPECTED_NAME}, negation operator (not) or logic operator (and, or)`

/** Reads `or=(…)`; the operator is put before the value because it is read like a nested one. */
export function parseLogic(operator: string, value: string, values: Value[]): Group {
  const cursor = startCursor(operator + value, `logic tree (${value})`)
  const group = parseGroup(cursor, values, 0)
  if (!group) {
    cursor.at = operator.length
    failToParse(cursor, '"("')
  }
  if (!isAtEnd(cursor)) failToParse(cursor, 'end of input', "'")
  return group
}

function parseGroup(cursor: Cursor, values: Value[], depth: number): Group | undefined {
  const head = acceptPattern(cursor, GROUP)
  if (!head) return undefined
  if (depth > DEEPEST)
    throw badQueryString(`"failed to parse ${cursor.label}" (nested too deep)`, `more than ${DEEPEST} levels`)
  const negated = head.startsWith('not.')
  const operator = head.startsWith('and', negated ? 4 : 0) ? 'and' : 'or'
  const children: LogicTree[] = []
  do {
    skipBlanks(cursor)
    children.push(parseGroup(cursor, values, depth + 1) ?? parseCondition(cursor, values))
    skipBlanks(cursor)
  } while (accept(cursor, ','))
  if (!accept(cursor, ')')) failToParse(cursor, '"," or ")"')
  skipBlanks(cursor)
  return { kind: 'group', operator, negated, children }
}

const NAME_START = /[\p{L}\d_$"]/uy

function parseCondition(cursor: Cursor, values: Value[]): Condition {
  NAME_START.lastIndex = cursor.at
  if (!NAME_START.test(cursor.text)) failToParse(cursor, EXPECTED)
  const field = parseField(cursor)
  if (!accept(cursor, '.')) failToParse(cursor, 'delimiter (.)')
  return { kind: 'condition', field, operation: parseOperation(cursor, readValue, values) }
}

/** Up to the next comma or bracket; an array literal may hold commas, quotes protect everything. */
function readValue(cursor: Cursor): string {
  return acceptPattern(cursor, ARRAY) ?? parseElement(cursor)
}

export function formatLogicShape(tree: LogicTree): string {
  if (tree.kind === 'condition') return `${formatFieldShape(tree.field)}.${formatOperationShape(tree.operation)}`
  const sign = tree.negated ? '!' : ''
  return `${sign}${tree.operator}(${tree.children.map(formatLogicShape).join()})`
}

function formatFieldShape(field: Field): string {
  const name = JSON.stringify(field.name)
  return name + field.path.map(({ arrow, key, isIndex }) => arrow + (isIndex ? key : JSON.stringify(key))).join('')
}
