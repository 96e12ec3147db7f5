import { z } from 'zod'
import type { FieldCode } from './error-codes.ts'

/** The message of a check is a field code, which the storefront turns into a sentence. */
export const as = (code: FieldCode) => ({ error: code })

export const Email = z
  .string(as('required'))
  .trim()
  .toLowerCase()
  .min(1, as('email_missing'))
  .max(254, as('too_long'))
  .pipe(z.email(as('email_invalid')))

/** As typed: only length is bounded here, the rest of the policy needs the list of leaked passwords. */
export const NewPassword = z.string(as('required')).min(10, as('password_short')).max(128, as('too_long'))

/** A password that somebody claims to know; any length up to what a hash should ever be asked to chew. */
export const KnownPassword = z.string(as('required')).min(1, as('required')).max(128, as('too_long'))

/** A label holds 32 characters. */
export const PersonName = z.string().trim().max(32, as('too_long'))

/** Only a path of our own site: `//elsewhere` and `/\elsewhere` leave it in some browsers. */
export const ReturnPath = z
  .string()
  .max(512, as('too_long'))
  .regex(/^\/(?![/\\])[^\\\s]*$/, as('invalid'))

export const Id = z.coerce
  .number(as('invalid'))
  .int(as('invalid'))
  .positive(as('invalid'))
  .max(Number.MAX_SAFE_INTEGER, as('invalid'))

/** A secret that only its holder knows: 256 bits as base64url. */
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, as('invalid'))

export const Day = z.iso.date(as('invalid'))
export const Moment = z.iso.datetime({ offset: true })

/** No hand writes these: PostgreSQL cannot keep a NUL, and others make a label, an invoice or a feed unreadable. */
const CONTROL = /[\p{Cc}--[\t\n\r]]/v

/** Where anything that came in holds a control character, in its names too; null when nothing does. */
export function findControlCharacter(input: unknown): string | null {
  // Not by calling itself: a body may be nested deeper than the stack is.
  const waiting = [{ path: '', value: input }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && CONTROL.test(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inside] of Object.entries(value)) {
      if (CONTROL.test(name)) return path
      waiting.push({ path: path ? `${path}.${name}` : name, value: inside })
    }
  }
  return null
}

export function text(max: number): z.ZodString {
  return z.string(as('required')).trim().min(1, as('required')).max(max, as('too_long'))
}

export function optionalText(max: number) {
  return z.string().trim().max(max, as('too_long')).default('')
}

export const Nothing = z.object({})
