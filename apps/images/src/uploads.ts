import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLru } from '@shop/runtime/lru'
import { examine, hashOriginal, type Original } from '#app/originals'
import { writeAtomically } from '#app/write-atomically'

/** Nobody can say now whether there is such a picture; a 404 would be remembered. */
export class UploadsUnreachableError extends Error {
  override name = 'UploadsUnreachableError'
}

/** Pictures that were uploaded in the back office. Every process asks the same store and keeps on its disk what it was asked for. */
export interface Uploads {
  find(address: { hash: string; name: string }): Promise<Original | null>
}

interface UploadsOptions {
  servicesUrl: string
  cacheDir: string
}

const REMEMBERED = 2048
// As long as browsers remember a missing picture.
const MISSING_MS = 10_000
const PATIENCE_MS = 5_000
// A flood of wrong addresses must not become one of questions.
const MOST_AT_ONCE = 16

export function createUploads({ servicesUrl, cacheDir }: UploadsOptions): Uploads {
  const found = createLru<Original>(REMEMBERED)
  const missingSince = createLru<number>(REMEMBERED)
  const flights = new Map<string, Promise<Original | null>>()

  async function load(hash: string, name: string): Promise<Original | null> {
    const folder = join(cacheDir, 'uploads', hash.slice(0, 2))
    const file = `${hash}-${name}.webp`
    const kept = await readFile(join(folder, file)).catch(() => null)
    const bytes = kept && hashOriginal(kept) === hash ? kept : await ask(hash, name)
    if (!bytes) return null
    if (bytes !== kept) await writeAtomically(cacheDir, join(folder, file), bytes).catch(rejectUnreachable)
    return { name, file, folder, size: bytes.length, mtimeMs: 0, hash, ...(await examine(bytes)) }
  }

  async function ask(hash: string, name: string): Promise<Buffer | null> {
    const url = `${servicesUrl.replace(/\/+$/, '')}/pictures/${hash}/${name}`
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(rejectUnreachable)
    if (answer.status === 404) return null
    if (!answer.ok) throw new UploadsUnreachableError(`The services answered ${answer.status}.`)
    const bytes = Buffer.from(await answer.arrayBuffer().catch(rejectUnreachable))
    // Half an answer, or somebody else's: nothing may ever be shown under this address that was made from other bytes.
    if (hashOriginal(bytes) !== hash) throw new UploadsUnreachableError(`Other bytes came than ${hash}.`)
    return bytes
  }

  async function fly(key: string, hash: string, name: string): Promise<Original | null> {
    try {
      const original = await load(hash, name)
      if (original) found.set(key, original)
      else missingSince.set(key, performance.now())
      return original
    } finally {
      flights.delete(key)
    }
  }

  return {
    async find({ hash, name }) {
      const key = `${hash}/${name}`
      const known = found.get(key)
      // The cache may be emptied at any time.
      if (known?.folder && (await isThere(join(known.folder, known.file)))) return known
      const since = missingSince.get(key)
      if (since !== undefined && performance.now() - since < MISSING_MS) return null
      const flight = flights.get(key)
      if (flight) return flight
      if (flights.size >= MOST_AT_ONCE) throw new UploadsUnreachableError('Too many questions at once.')
      const started = fly(key, hash, name)
      flights.set(key, started)
      return started
    },
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function rejectUnreachable(error: Error): never {
  throw new UploadsUnreachableError(error.message)
}
