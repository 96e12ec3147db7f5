import { randomBytes } from 'node:crypto'

/** A hundred random bits in letters and digits that nobody confuses. */
export function newUid(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return [...randomBytes(20)].map((byte) => alphabet[byte & 31]).join('')
}
