import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createLru } from '@shop/runtime/lru'
import { hashOriginal } from '#app/originals'
import { UploadsUnreachableError } from '#app/uploads'
import { NAME } from '#app/widths'
import { writeAtomically } from '#app/write-atomically'

export interface VideoAddress {
  hash: string
  name: string
}

/** A film on this process's disk. */
interface VideoFile {
  path: string
  size: number
}

/** Films that were uploaded in the back office, shown as they are stored. */
export interface Videos {
  find(address: VideoAddress): Promise<VideoFile | null>
}

const ADDRESS = /^\/([0-9a-f]{16})\/video\/([a-z0-9-]{1,80})\.mp4$/
const PATIENCE_MS = 10_000
const REMEMBERED = 2048
// As long as browsers remember a missing film; a flood of one wrong address is one question.
const MISSING_MS = 10_000
// Sixteen megabytes each while they are on their way.
const MOST_AT_ONCE = 4

/** Reads `/{hash}/video/{name}.mp4`; null for anything else. */
export function parseVideoAddress(url: string): VideoAddress | null {
  const [, hash, name] = ADDRESS.exec(url) ?? []
  return hash && name && NAME.test(name) ? { hash, name } : null
}

export function createVideos({ servicesUrl, cacheDir }: { servicesUrl: string; cacheDir: string }): Videos {
  const flights = new Map<string, Promise<VideoFile | null>>()
  const missingSince = createLru<number>(REMEMBERED)

  async function fetchFile({ hash, name }: VideoAddress, path: string): Promise<VideoFile | null> {
    const url = `${servicesUrl.replace(/\/+$/, '')}/videos/${hash}/${name}`
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(rejectUnreachable)
    if (answer.status === 404) return null
    if (!answer.ok) throw new UploadsUnreachableError(`The services answered ${answer.status}.`)
    const bytes = Buffer.from(await answer.arrayBuffer().catch(rejectUnreachable))
    if (hashOriginal(bytes) !== hash) throw new UploadsUnreachableError(`Other bytes came than ${hash}.`)
    await writeAtomically(cacheDir, path, bytes).catch(rejectUnreachable)
    return { path, size: bytes.length }
  }

  async function load(address: VideoAddress): Promise<VideoFile | null> {
    const path = join(cacheDir, 'videos', address.hash.slice(0, 2), `${address.hash}-${address.name}.mp4`)
    const kept = await stat(path).catch(() => null)
    if (!kept) return fetchFile(address, path)
    return { path, size: kept.size }
  }

  return {
    async find(address) {
      const key = `${address.hash}/${address.name}`
      const flight = flights.get(key)
      if (flight) return flight
      const since = missingSince.get(key)
      if (since !== undefined && performance.now() - since < MISSING_MS) return null
      if (flights.size >= MOST_AT_ONCE) throw new UploadsUnreachableError('Too many films at once.')
      const started = load(address)
        .then((file) => {
          if (!file) missingSince.set(key, performance.now())
          return file
        })
        .finally(() => flights.delete(key))
      flights.set(key, started)
      return started
    },
  }
}

function rejectUnreachable(error: Error): never {
  throw new UploadsUnreachableError(error.message)
}

/** The part of a file that is asked for; null for all of it, 'none' for one that is not there. */
export function parseRange(header: string | undefined, size: number): { from: number; to: number } | 'none' | null {
  // Several parts at once are nobody's way to watch a film: such a question gets all of it.
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first === '' && Number(last) === 0) return 'none'
  return from > to || from >= size ? 'none' : { from, to }
}
