import { badQueryString } from '#app/errors.ts'
import { accept, acceptPattern, type Cursor, failToParse, isAtEnd, peek, skipBlanks, startCursor } from './cursor.ts'
import { type Field, parseField, parseName } from './field.ts'
import { createInterner } from './interner.ts'

interface SelectField {
  kind: 'field'
  field: Field
  alias?: string
  cast?: string
  isAggregate: boolean
}

export interface SelectEmbed {
  kind: 'embed'
  target: string
  alias?: string
  hint?: string
  isInner: boolean
  isSpread: boolean
  items: SelectItem[]
}

export type SelectItem = SelectField | SelectEmbed

// The only text of a request that is put into SQL; no sign in it can leave the brackets of CAST(… AS …).
const TYPE_NAME = /[\p{L}\d_$ ]+/uy
const AGGREGATE = /\.(?:sum|avg|count|max|min)\(\)/y
const DEEPEST = 50

export const EVERYTHING: SelectItem[] = [{ kind: 'field', field: { name: '*', path: [] }, isAggregate: false }]

export const parseSelect = createInterner(1000, (text): SelectItem[] => {
  if (text === '' || text === '*') return EVERYTHING
  const cursor = startCursor(text, `select parameter (${text})`)
  const items = parseItems(cursor, 0)
  if (!isAtEnd(cursor)) failToParse(cursor, '"," or end of input', "'")
  return items
})

function parseItems(cursor: Cursor, depth: number): SelectItem[] {
  if (depth > DEEPEST)
    throw badQueryString(`"failed to parse ${cursor.label}" (nested too deep)`, `more than ${DEEPEST} levels`)
  const items: SelectItem[] = []
  do {
    skipBlanks(cursor)
    items.push(parseItem(cursor, depth))
    skipBlanks(cursor)
  } while (accept(cursor, ','))
  return items
}

function parseItem(cursor: Cursor, depth: number): SelectItem {
  if (accept(cursor, '...')) return parseEmbed(cursor, parseName(cursor), depth, true)
  if (accept(cursor, '*')) return { kind: 'field', field: { name: '*', path: [] }, isAggregate: false }
  const alias = parseAlias(cursor)
  const field = parseField(cursor)
  const next = peek(cursor)
  const isCount = field.name === 'count' && cursor.text.startsWith('()', cursor.at)
  const isEmbed = (next === '(' && !isCount) || next === '!'
  if (isEmbed && field.path.length > 0) failToParse(cursor, '"," or end of input', "'")
  const item = isEmbed ? parseEmbed(cursor, field.name, depth, false) : parseRest(cursor, field)
  return alias === undefined ? item : { ...item, alias }
}

/** `name:` but not the `::` of a cast. */
function parseAlias(cursor: Cursor): string | undefined {
  const start = cursor.at
  const name = parseName(cursor)
  if (peek(cursor) === ':' && cursor.text[cursor.at + 1] !== ':') {
    cursor.at += 1
    skipBlanks(cursor)
    return name
  }
  cursor.at = start
  return undefined
}

function parseRest(cursor: Cursor, field: Field): SelectField {
  const isAggregate = accept(cursor, '()') || acceptPattern(cursor, AGGREGATE) !== undefined
  if (!accept(cursor, '::')) return { kind: 'field', field, isAggregate }
  const cast = acceptPattern(cursor, TYPE_NAME)?.trim()
  return { kind: 'field', field, isAggregate, cast: cast || failToParse(cursor, 'letter or digit') }
}

function parseEmbed(cursor: Cursor, target: string, depth: number, isSpread: boolean): SelectEmbed {
  const embed: SelectEmbed = { kind: 'embed', target, isInner: false, isSpread, items: [] }
  while (accept(cursor, '!')) {
    const word = parseName(cursor)
    if (word === 'inner') embed.isInner = true
    else if (word !== 'left') embed.hint = word
  }
  if (!accept(cursor, '(')) failToParse(cursor, '"("', "'")
  skipBlanks(cursor)
  if (accept(cursor, ')')) return embed
  embed.items = parseItems(cursor, depth + 1)
  if (!accept(cursor, ')')) failToParse(cursor, '")"', "'")
  return embed
}
