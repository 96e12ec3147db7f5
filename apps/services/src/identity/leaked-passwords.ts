import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../data/leaked-passwords.bin')
export const PREFIX_BYTES = 4

export interface LeakedPasswords {
  has(password: string): boolean
}

declare module '#app/http/deps' {
  interface Deps {
    leakedPasswords: LeakedPasswords
  }
}

/**
 * The most common leaked passwords of ten and more characters, as sorted four-byte prefixes of their SHA-256. The file tells
 * nothing about a password that is not guessed first, and asking it sends nothing anywhere. One unlucky password in thirty
 * thousand shares a prefix and is refused for nothing; choosing another costs little.
 */
export async function loadLeakedPasswords(file = FILE): Promise<LeakedPasswords> {
  const prefixes = await readFile(file)
  return { has: (password) => [password, password.toLowerCase()].some((form) => contains(prefixes, toPrefix(form))) }
}

export function toPrefix(password: string): number {
  return createHash('sha256').update(password.normalize('NFC')).digest().readUInt32BE(0)
}

function contains(prefixes: Buffer, wanted: number): boolean {
  let low = 0
  let high = prefixes.length / PREFIX_BYTES - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = prefixes.readUInt32BE(middle * PREFIX_BYTES)
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
