import { randomBytes } from 'node:crypto'

export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}
