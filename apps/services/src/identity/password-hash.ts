import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createLane } from '#app/identity/lane'

const derive = promisify(argon2)
const inLane = createLane()

// What OWASP names for argon2id: 19 MiB, two passes, one lane; about 25 ms on a quiet core.
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const HASH_BYTES = 32

interface Parameters {
  memory: number
  passes: number
  lanes: number
  salt: Buffer
  hash: Buffer
}

/** The usual `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, so that the parameters can grow and old hashes still verify. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await run(password, { memory: MEMORY_KIB, passes: PASSES, lanes: LANES, salt }, HASH_BYTES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${toBase64(salt)}$${toBase64(hash)}`
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const stored = parseHash(hash)
  if (!stored) return false
  return timingSafeEqual(await run(password, stored, stored.hash.length), stored.hash)
}

function run(
  password: string,
  { memory, passes, lanes, salt }: Omit<Parameters, 'hash'>,
  tagLength: number,
): Promise<Buffer> {
  // Two keyboards can write one letter in two ways; a password is the letter.
  const message = password.normalize('NFC')
  return inLane(() => derive('argon2id', { message, nonce: salt, memory, passes, parallelism: lanes, tagLength }))
}

function parseHash(text: string): Parameters | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text)
  if (!match) return null
  const [, memory, passes, lanes, salt = '', hash = ''] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
