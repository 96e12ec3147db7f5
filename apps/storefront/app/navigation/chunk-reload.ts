const KEY = 'chunk-reload-at'

/** How often a page may reload itself after a failed chunk; more often would be a loop the customer cannot leave. */
export const RELOAD_THROTTLE = 60_000

/** Answers whether the page may reload now, and remembers that it did. */
export function takeReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NaN)
  if (now - last < RELOAD_THROTTLE) return false
  storage.setItem(KEY, String(now))
  return true
}
