import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLru } from '@shop/runtime/lru'
import { derive } from '#app/derive'
import type { JobQueue } from '#app/job-queue'
import { hashOriginal, type Original } from '#app/originals'
import type { Format, Width } from '#app/widths'
import { writeAtomically } from '#app/write-atomically'

/** The original's bytes are not those its address promises: it was changed or removed since the folder was read. */
export class OriginalChangedError extends Error {
  override name = 'OriginalChangedError'
}

export interface Derivatives {
  get(original: Original, width: Width, format: Format): Promise<Buffer>
}

interface DerivativesOptions {
  mediaDir: string
  cacheDir: string
  queue: JobQueue
  /** Called after each picture that had to be made. */
  onMade(format: Format, ms: number): void
  /** The picture was made and answered, but it could not be kept (a full disk, say). */
  onNotKept(error: Error): void
}

// The pictures of the busiest pages stay in memory: reading the file is about half the work of an answer. At 20 to 60 kB
// each, this many take 10 to 30 MB.
const RECENT_PICTURES = 512

/** Reads kept pictures from the disk and makes the missing ones, each at most once at a time in this process. */
export function createDerivatives(options: DerivativesOptions): Derivatives {
  const { mediaDir, cacheDir, queue } = options
  const flights = new Map<string, Promise<Buffer>>()
  const recent = createLru<Buffer>(RECENT_PICTURES)

  async function make(original: Original, width: Width, format: Format, kept: string): Promise<Buffer> {
    const bytes = await readFile(join(original.folder ?? mediaDir, original.file)).catch(rejectMissing)
    // The address is immutable, so nothing may ever be stored under it that was made from other bytes.
    if (hashOriginal(bytes) !== original.hash) throw new OriginalChangedError(original.file)
    const start = performance.now()
    const made = await derive(bytes, width, format)
    options.onMade(format, performance.now() - start)
    await writeAtomically(cacheDir, kept, made).catch(options.onNotKept)
    return made
  }

  async function readOrMake(original: Original, width: Width, format: Format): Promise<Buffer> {
    const kept = join(cacheDir, original.hash.slice(0, 2), original.hash, `${width}.${format}`)
    const found = await readKept(kept)
    return found ?? queue.run(() => make(original, width, format, kept))
  }

  async function fly(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const picture = await load()
      recent.set(key, picture)
      return picture
    } finally {
      flights.delete(key)
    }
  }

  return {
    // The look at the disk is part of the flight: otherwise a request that missed the file just before it was written
    // would make it a second time.
    async get(original, width, format) {
      const key = `${original.hash}/${width}.${format}`
      const ready = recent.get(key)
      if (ready) return ready
      const flight = flights.get(key) ?? fly(key, () => readOrMake(original, width, format))
      flights.set(key, flight)
      return flight
    },
  }
}

async function readKept(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function rejectMissing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new OriginalChangedError(error.message)
  throw error
}
