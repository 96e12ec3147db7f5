import { isSigned, sign } from '#app/http/signature'

type Purpose = 'fair session' | 'fair ticket'

/** Signed, not stored, and the same every time: an answer that was lost on the way is given again. */
export function signKey(secret: string, purpose: Purpose, payload: string): string {
  return `${payload}.${sign(secret, purpose, payload)}`
}

/** What was signed, or null for anything else. */
export function readKey(secret: string, purpose: Purpose, key: string): string | null {
  const cut = key.lastIndexOf('.')
  const payload = key.slice(0, Math.max(cut, 0))
  return isSigned(secret, purpose, payload, key.slice(cut + 1)) ? payload : null
}
