import { createLru } from './lru.ts'

interface Window {
  startedAt: number
  hits: number
}

interface RateWindow {
  /** Whether this one is within what a subject may do; counts it either way. */
  take(subject: string, share?: number, now?: number): boolean
}

/**
 * Counts in the memory of one process: for what costs this process time and leaves nothing behind, where a row for every look would
 * cost more than the look. Subjects beyond `subjects` forget the ones that came least recently.
 */
export function createRateWindow({
  max,
  windowMs,
  subjects = 20_000,
}: {
  max: number
  windowMs: number
  subjects?: number
}): RateWindow {
  const windows = createLru<Window>(subjects)
  return {
    take(subject, share = 1, now = performance.now()) {
      const known = windows.get(subject)
      if (!known || now - known.startedAt >= windowMs) {
        windows.set(subject, { startedAt: now, hits: 1 })
        return true
      }
      known.hits += 1
      return known.hits <= max * share
    },
  }
}
