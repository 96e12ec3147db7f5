import { badQueryString } from '#app/errors.ts'

/** A place in a text that is being read, and how to call that text when it cannot be read. */
export interface Cursor {
  text: string
  at: number
  /** As in "failed to parse <label>". */
  label: string
}

export function startCursor(text: string, label: string): Cursor {
  return { text, at: 0, label }
}

/** Ends with the error of the contract. The reference quotes a character singly or doubly depending on what it tried. */
export function failToParse(cursor: Cursor, expecting: string, quote: '"' | "'" = '"'): never {
  const found = cursor.text.codePointAt(cursor.at)
  const unexpected = found === undefined ? 'end of input' : `${quote}${String.fromCodePoint(found)}${quote}`
  const message = `"failed to parse ${cursor.label}" (line 1, column ${cursor.at + 1})`
  throw badQueryString(message, `unexpected ${unexpected} expecting ${expecting}`)
}

export function isAtEnd(cursor: Cursor): boolean {
  return cursor.at >= cursor.text.length
}

export function peek(cursor: Cursor): string | undefined {
  return cursor.text[cursor.at]
}

/** Moves past the text if it stands here. */
export function accept(cursor: Cursor, wanted: string): boolean {
  if (!cursor.text.startsWith(wanted, cursor.at)) return false
  cursor.at += wanted.length
  return true
}

/** Moves past what a sticky pattern matches here and returns it. */
export function acceptPattern(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at
  const match = pattern.exec(cursor.text)
  if (!match) return undefined
  cursor.at += match[0].length
  return match[0]
}

const BLANKS = /[ \t]*/y

export function skipBlanks(cursor: Cursor): void {
  acceptPattern(cursor, BLANKS)
}

/** `"…"`, where a backslash takes the next character as it is. Returns undefined when the quote is never closed. */
export function acceptQuoted(cursor: Cursor): string | undefined {
  if (peek(cursor) !== '"') return undefined
  let value = ''
  for (let at = cursor.at + 1; at < cursor.text.length; at += 1) {
    const character = cursor.text[at] as string
    if (character === '"') {
      cursor.at = at + 1
      return value
    }
    if (character === '\\') at += 1
    value += character === '\\' ? (cursor.text[at] ?? '') : character
  }
  return undefined
}
