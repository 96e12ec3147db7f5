import { nameField, YES_NO } from '#app/texts/fields.ts'

interface Change {
  field: string
  /** Null when the entry does not say what it was. */
  before: string | null
  after: string
}

/** What an entry tells, field by field: `from` and `to` stand beside each other, and what did not change is left out. */
export function toChanges(details: Readonly<Record<string, unknown>>): Change[] {
  const { from, to, ...rest } = details
  const others = Object.entries(rest).map(([field, value]) => ({
    field,
    before: null,
    after: isNames(field, value) ? value.map(nameField).join(', ') : toWords(value),
  }))
  return [...compare(from, to), ...others]
}

function compare(from: unknown, to: unknown): Change[] {
  if (to === undefined) return from === undefined ? [] : [{ field: 'from', before: null, after: toWords(from) }]
  if (!isRecord(to)) return [{ field: '', before: from === undefined ? null : toWords(from), after: toWords(to) }]
  const known = isRecord(from) ? from : {}
  return Object.entries(to)
    .filter(([field, value]) => toWords(known[field]) !== toWords(value))
    .map(([field, value]) => ({
      field,
      before: field in known ? toWords(known[field]) : null,
      after: toWords(value),
    }))
}

/** The log names what changed, not to what. */
function isNames(field: string, value: unknown): value is string[] {
  return field === 'fields' && Array.isArray(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? YES_NO.yes : YES_NO.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
