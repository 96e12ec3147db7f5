import { createHmac } from 'node:crypto'

const HASH_LENGTH = 43

/** What is kept of a recovery code: enough to know it again, not enough to write it down. */
export function hashRecoveryCode(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`recovery code\n${code}`).digest('base64url')
}

/**
 * How the library keeps the codes of a member. It compares what it was given with the list, so whoever checks a code hands over
 * its hash; when one is spent the library writes the others back, and those are hashes already.
 */
export function recoveryCodeStore(secret: string) {
  return {
    encrypt: async (json: string) => {
      const codes: string[] = JSON.parse(json)
      return JSON.stringify(codes.map((code) => (code.length === HASH_LENGTH ? code : hashRecoveryCode(secret, code))))
    },
    decrypt: async (stored: string) => stored,
  }
}
