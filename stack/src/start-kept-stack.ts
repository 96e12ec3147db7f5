import type { Part } from './parts.ts'
import { startService } from './service-process.ts'
import { sourceFolders } from './source-folders.ts'
import { startWaves } from './start-waves.ts'
import { type Supervised, supervise } from './supervised.ts'
import { watchSources } from './watch-sources.ts'

interface KeptStackOptions {
  waves: Part[][]
  /** A change of its code starts a part again. */
  isReloaded: boolean
  onLine(name: string, line: string): void
  /** What happens to the parts, in words. */
  say(line: string): void
}

// What does not start for lack of something gets it soon, what is written wrong waits for its author.
const PATIENCE_MS = { first: 1000, last: 30_000 }

/** The shop as one works on it: a part that ends is started again, and so is one whose code has changed. */
export async function startKeptStack({
  waves,
  isReloaded,
  onLine,
  say,
}: KeptStackOptions): Promise<{ stop(): Promise<void> }> {
  const kept = new Map<string, Supervised>()
  const { stop } = await startWaves(waves, async (part) => {
    const supervised = await supervise(() => startService({ ...part, onLine }), {
      patienceMs: PATIENCE_MS,
      onEnd: (how) => say(`${part.name} ended (${how}) and is started again`),
      onFail: () => say(`${part.name} does not start, see above; it is tried again, and at once when its code changes`),
    })
    kept.set(part.name, supervised)
    say(`${part.name} is up`)
    return supervised
  })
  const stopWatching = isReloaded ? reload(waves.flat(), kept, say) : () => undefined
  return {
    async stop() {
      stopWatching()
      // Ctrl-C reaches every process at once: those that have ended already are not to come back.
      for (const part of kept.values()) part.release()
      await stop()
    },
  }
}

function reload(parts: Part[], kept: Map<string, Supervised>, say: (line: string) => void): () => void {
  const folders = new Map(parts.filter((part) => part.isReloaded).map((part) => [part.name, sourceFolders(part.cwd)]))
  const all = new Set([...folders.values()].flatMap((some) => [...some]))
  return watchSources(all, (changed) => {
    const names = [...folders].filter(([, own]) => [...own].some((folder) => changed.has(folder))).map(([name]) => name)
    if (names.length === 0) return
    say(`changed code: ${names.join(', ')} start again`)
    for (const name of names) void kept.get(name)?.restart()
  })
}
