import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose =
  | 'order access'
  | 'cycle access'
  | 'thread access'
  | 'group member'
  | 'case form'
  | 'case access'
  | 'plan settings'
  | 'consent'
  | 'mailbox'
  | 'puppy_plan'
  | 'litter basket'
  | 'class offer'
  | 'product_alert'
  | 'fair session'
  | 'fair ticket'

/** Shows that we have written it ourselves, for this purpose and no other. Links with it lie in mailboxes: it stays as it is. */
export function sign(secret: string, purpose: Purpose, payload: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')
}

export function isSigned(secret: string, purpose: Purpose, payload: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, payload))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
