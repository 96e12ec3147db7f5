import { accept, acceptPattern, acceptQuoted, type Cursor, failToParse, startCursor } from './cursor.ts'
import { createInterner } from './interner.ts'

export interface JsonStep {
  arrow: '->' | '->>'
  key: string
  isIndex: boolean
}

/** A column, or a place inside a json column. */
export interface Field {
  name: string
  path: JsonStep[]
}

/** `a.b.c->d`: the embedded resources to go through, then the field. */
interface TreePath {
  path: string[]
  field: Field
}

export const EXPECTED_NAME = 'field name (* or [a..z0..9_$])'

const NAME = /[\p{L}\d_$ ]+(?:-(?!>)[\p{L}\d_$ ]+)*/uy
const JSON_KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/uy
const JSON_INDEX = /-?\d+(?=->|::|[.,)]|$)/y

export function parseName(cursor: Cursor): string {
  const quoted = acceptQuoted(cursor)
  if (quoted !== undefined) return quoted
  const name = acceptPattern(cursor, NAME)?.trim()
  return name ? name : failToParse(cursor, EXPECTED_NAME)
}

export function parseField(cursor: Cursor): Field {
  return { name: parseName(cursor), path: parseJsonPath(cursor) }
}

function parseJsonPath(cursor: Cursor): JsonStep[] {
  const path: JsonStep[] = []
  while (accept(cursor, '->')) {
    const arrow = accept(cursor, '>') ? '->>' : '->'
    const index = acceptPattern(cursor, JSON_INDEX)
    path.push({ arrow, key: index ?? parseJsonKey(cursor), isIndex: index !== undefined })
  }
  return path
}

function parseJsonKey(cursor: Cursor): string {
  const key = acceptQuoted(cursor) ?? acceptPattern(cursor, JSON_KEY)?.trim()
  // A dash may join parts of a key, not end it: `a--b` is refused rather than cut.
  if (!key || (cursor.text[cursor.at] === '-' && cursor.text[cursor.at + 1] !== '>')) {
    failToParse(cursor, 'any non reserved character different from: .,>()')
  }
  return key
}

/** Reads a parameter's name. Text after the path is ignored: one client numbers its filters `name[0]`, `name[1]`. */
export const parseTreePath = createInterner(2000, (name): TreePath => {
  const cursor = startCursor(name, `tree path (${name})`)
  const names = [parseName(cursor)]
  while (accept(cursor, '.')) names.push(parseName(cursor))
  const last = names.pop() as string
  return { path: names, field: { name: last, path: parseJsonPath(cursor) } }
})
