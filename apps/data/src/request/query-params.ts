import { accept, type Cursor, failToParse, isAtEnd, skipBlanks, startCursor } from './cursor.ts'
import { type Field, parseName, parseTreePath } from './field.ts'
import { formatLogicShape, type Group, parseLogic } from './logic.ts'
import { formatOperationShape, looksLikeFilter, type Operation, parseOperation } from './operation.ts'
import { type OrderTerm, parseOrder } from './order.ts'
import type { Parameter } from './query-string.ts'
import { parseWholeNumber, type Range } from './range.ts'
import { EVERYTHING, parseSelect, type SelectItem } from './select.ts'
import type { Value } from './value.ts'

interface Filter {
  path: string[]
  field: Field
  operation: Operation
}

export interface QueryParams {
  select: SelectItem[]
  filters: Filter[]
  logic: { path: string[]; tree: Group }[]
  orders: { path: string[]; terms: OrderTerm[] }[]
  ranges: { path: string[]; range: Range }[]
  columns?: string[]
  onConflict?: string[]
  /** Arguments of a function called by GET. */
  args: Map<string, string>
  /** Everything a caller chose freely; filters point into it. */
  values: Value[]
  /** Equal for requests that differ in values only. Free text is quoted or marked: no name can pass for two parameters. */
  shape: string
}

const RESERVED_ENDINGS = new Set(['order', 'limit', 'offset', 'and', 'or'])

export function parseQueryParams(parameters: Parameter[], takesArguments: boolean): QueryParams {
  const params: QueryParams = {
    select: EVERYTHING,
    filters: [],
    logic: [],
    orders: [],
    ranges: [],
    args: new Map(),
    values: [],
    shape: '',
  }
  const seen = new Set<string>()
  for (const [name, value] of parameters) {
    if (value !== undefined) takeParameter(params, name, value, seen, takesArguments)
  }
  return params
}

function takeParameter(params: QueryParams, name: string, value: string, seen: Set<string>, takesArguments: boolean) {
  if (name === 'select' || name === 'columns' || name === 'on_conflict') {
    if (!seen.has(name)) takeList(params, name, value)
    seen.add(name)
    return
  }
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (RESERVED_ENDINGS.has(ending)) takeReserved(params, name, ending, value, seen)
  else takeFilter(params, name, value, takesArguments)
}

function takeList(params: QueryParams, name: 'select' | 'columns' | 'on_conflict', value: string) {
  if (name === 'select') {
    const select = parseSelect(value)
    params.select = select.value
    params.shape += `\nselect=${select.mark}`
    return
  }
  const names = parseColumns(value, `${name} parameter (${value})`)
  if (name === 'columns') params.columns = names
  else params.onConflict = names
  params.shape += `\n${name}=${JSON.stringify(value)}`
}

function takeReserved(params: QueryParams, name: string, ending: string, value: string, seen: Set<string>) {
  if (ending === 'and' || ending === 'or') {
    takeLogic(params, name, ending, value)
    return
  }
  const { value: target, mark } = parseTreePath(name)
  if (ending !== 'order') {
    takeRange(params, target.path, ending as 'limit' | 'offset', value)
    return
  }
  if (seen.has(name)) return
  seen.add(name)
  const order = parseOrder(value)
  params.orders.push({ path: target.path, terms: order.value })
  params.shape += `\n${mark} order=${order.mark}`
}

/** The last limit and the last offset of a resource count. */
function takeRange(params: QueryParams, path: string[], kind: 'limit' | 'offset', value: string) {
  const number = parseWholeNumber(value)
  if (number === undefined || (kind === 'offset' && number < 0n)) return
  const key = path.join('\0')
  const known = params.ranges.find((entry) => entry.path.join('\0') === key)
  if (known) known.range[kind] = number
  else params.ranges.push({ path, range: { [kind]: number } })
}

function takeLogic(params: QueryParams, name: string, operator: 'and' | 'or', value: string) {
  const { path } = parseTreePath(name).value
  const negated = path.includes('not')
  const tree = parseLogic(negated ? `not.${operator}` : operator, value, params.values)
  const target = path.filter((part) => part !== 'not')
  params.shape += `\n${JSON.stringify(target)}${formatLogicShape(tree)}`
  params.logic.push({ path: target, tree })
}

function takeFilter(params: QueryParams, name: string, value: string, takesArguments: boolean) {
  const {
    value: { path, field },
    mark,
  } = parseTreePath(name)
  if (takesArguments && path.length === 0 && !looksLikeFilter(value)) {
    params.args.set(field.name, value)
    return
  }
  const operation = parseOperation(startCursor(value, `filter (${value})`), readRest, params.values)
  params.shape += `\n${mark}=${formatOperationShape(operation)}`
  params.filters.push({ path, field, operation })
}

function readRest(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.at)
  cursor.at = cursor.text.length
  return rest
}

function parseColumns(text: string, label: string): string[] {
  const cursor = startCursor(text, label)
  const names: string[] = []
  do {
    skipBlanks(cursor)
    names.push(parseName(cursor))
    skipBlanks(cursor)
  } while (accept(cursor, ','))
  if (!isAtEnd(cursor)) failToParse(cursor, '"," or end of input', "'")
  return names
}
