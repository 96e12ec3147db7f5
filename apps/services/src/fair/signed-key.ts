import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'fair session' | 'fair ticket'

/** Signed, not stored, and the same every time: an answer that was lost on the way is given again. */
export function signKey(secret: string, purpose: Purpose, payload: string): string {
  return `${payload}.${sign(secret, purpose, payload)}`
}

/** What was signed, or null for anything else. */
export function readKey(secret: string, purpose: Purpose, key: string): string | null {
  const cut = key.lastIndexOf('.')
  const payload = key.slice(0, Math.max(cut, 0))
  const given = Buffer.from(key.slice(cut + 1))
  const expected = Buffer.from(sign(secret, purpose, payload))
  return given.length === expected.length && timingSafeEqual(given, expected) ? payload : null
}

function sign(secret: string, purpose: Purpose, payload: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')
}
