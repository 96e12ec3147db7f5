import { createHash, randomUUID } from 'node:crypto'
import { textOf } from './refuse-form.server.ts'

/** The same form with the same wish, pressed twice, is one command; filled in otherwise it is another. */
export function wishKey(values: FormData, wish: unknown): string {
  const form = textOf(values, 'key') || randomUUID()
  return `form-${createHash('sha256')
    .update(`${form}\n${JSON.stringify(wish)}`)
    .digest('base64url')}`
}
