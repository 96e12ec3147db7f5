import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a link or a key. Whoever holds it is let in, so only its hash is ever stored. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain hash is enough: nobody can guess 256 bits, so there is nothing to slow down. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
