import { accept, type Cursor, failToParse, isAtEnd, peek, skipBlanks, startCursor } from './cursor.ts'
import { type Field, parseField, parseName } from './field.ts'
import { createInterner } from './interner.ts'

export interface OrderTerm {
  /** Set for `order=rel(column)`. */
  relation?: string
  field: Field
  direction?: 'asc' | 'desc'
  nulls?: 'nullsfirst' | 'nullslast'
}

const DIRECTIONS = ['asc', 'desc'] as const
const NULLS = ['nullsfirst', 'nullslast'] as const

export const parseOrder = createInterner(1000, (text): OrderTerm[] => {
  const cursor = startCursor(text, `order (${text})`)
  const terms: OrderTerm[] = []
  do {
    skipBlanks(cursor)
    terms.push(parseTerm(cursor))
    skipBlanks(cursor)
    if (!isAtEnd(cursor) && peek(cursor) !== ',') failToParse(cursor, '"," or end of input', "'")
  } while (accept(cursor, ','))
  return terms
})

function parseTerm(cursor: Cursor): OrderTerm {
  const term = parseSubject(cursor)
  const direction = acceptWord(cursor, DIRECTIONS)
  const nulls = acceptWord(cursor, NULLS)
  if (!nulls && peek(cursor) === '.') {
    cursor.at += 1
    failToParse(cursor, direction ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"')
  }
  return { ...term, ...(direction ? { direction } : {}), ...(nulls ? { nulls } : {}) }
}

function parseSubject(cursor: Cursor): OrderTerm {
  const start = cursor.at
  const relation = parseName(cursor)
  if (accept(cursor, '(')) {
    const field = parseField(cursor)
    if (!accept(cursor, ')')) failToParse(cursor, '")"', "'")
    return { relation, field }
  }
  cursor.at = start
  return { field: parseField(cursor) }
}

function acceptWord<Word extends string>(cursor: Cursor, words: readonly Word[]): Word | undefined {
  return words.find((word) => accept(cursor, `.${word}`))
}
