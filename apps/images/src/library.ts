import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listOriginals, type Original, type SkippedFile } from '#app/originals'
import { writeAtomically } from '#app/write-atomically'

/** The originals as this process knows them. */
export interface Library {
  /** False until the media folder was read for the first time. */
  ready(): boolean
  originals(): Iterable<Original>
  find(name: string): Original | undefined
  /** Reads the media folder again; calls that come meanwhile join the one that runs. */
  refresh(): Promise<void>
  /** After a miss: new files are found without a restart, and a flood of wrong names does not read the disk each time. */
  refreshWhenDue(): Promise<void>
  /** The bytes no longer are what the list says: read this file again although its size and time look the same. */
  forget(original: Original): void
}

interface LibraryOptions {
  mediaDir: string
  cacheDir: string
  rescanMs: number
  onSkipped(skipped: SkippedFile): void
  onFault(original: Original): void
  /** The list could not be kept: the next start will take longer, nothing else. */
  onNotKept(error: Error): void
}

const StoredOriginals = z.array(
  z.object({
    name: z.string(),
    file: z.string(),
    size: z.number(),
    mtimeMs: z.number(),
    hash: z.string(),
    facts: z.object({ width: z.number(), height: z.number(), color: z.string(), blur: z.string() }).nullable(),
    fault: z.string().nullable(),
  }),
)

export function createLibrary(options: LibraryOptions): Library {
  const listFile = join(options.cacheDir, 'originals.json')
  let byName = new Map<string, Original>()
  let byFile: Map<string, Original> | null = null
  let running: Promise<void> | null = null
  let refreshedAt = Number.NEGATIVE_INFINITY

  async function readFolder(): Promise<void> {
    const known = byFile ?? (await readStored(listFile))
    const { originals, skipped } = await listOriginals(options.mediaDir, known)
    const changed = originals.filter((original) => known.get(original.file) !== original)
    for (const original of changed) if (original.fault) options.onFault(original)
    if (byFile === null || changed.length > 0) for (const file of skipped) options.onSkipped(file)
    if (changed.length > 0 || known.size !== originals.length) {
      await writeAtomically(options.cacheDir, listFile, JSON.stringify(originals)).catch(options.onNotKept)
    }
    byName = new Map(originals.map((original) => [original.name, original]))
    byFile = new Map(originals.map((original) => [original.file, original]))
    refreshedAt = performance.now()
  }

  function refresh(): Promise<void> {
    running ??= readFolder().finally(() => {
      running = null
    })
    return running
  }

  return {
    ready: () => byFile !== null,
    originals: () => byName.values(),
    find: (name) => byName.get(name),
    refresh,
    async refreshWhenDue() {
      if (performance.now() - refreshedAt >= options.rescanMs) await refresh()
    },
    forget(original) {
      byFile?.delete(original.file)
    },
  }
}

/** The list only saves time: without it, or with one that does not read, every picture is looked at again. */
async function readStored(listFile: string): Promise<Map<string, Original>> {
  const text = await readFile(listFile, 'utf8').catch(() => '[]')
  const stored = StoredOriginals.safeParse(parseJson(text))
  return new Map(stored.data?.map((original) => [original.file, original]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
