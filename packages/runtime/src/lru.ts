export interface Lru<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  clear(): void
  readonly size: number
}

/**
 * Keeps at most `limit` entries and forgets those that were not used for longest, by generations: what is used moves to
 * the young one, and when that is full the old one goes as a whole. Moving a key inside one Map on every use would make
 * the Map build itself anew all the time, and its dead copies keep each other alive until a full collection.
 */
export function createLru<Value>(limit: number, onEvict?: (value: Value) => void): Lru<Value> {
  const half = Math.max(1, Math.floor(limit / 2))
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()

  const put = (key: string, value: Value) => {
    young.set(key, value)
    if (young.size < half) return
    const leaving = old
    old = young
    young = new Map()
    if (!onEvict) return
    for (const [name, entry] of leaving) if (!old.has(name)) onEvict(entry)
  }
  return {
    get(key) {
      const recent = young.get(key)
      if (recent !== undefined) return recent
      const known = old.get(key)
      if (known !== undefined) {
        old.delete(key)
        put(key, known)
      }
      return known
    },
    set(key, value) {
      old.delete(key)
      put(key, value)
    },
    delete(key) {
      young.delete(key)
      old.delete(key)
    },
    clear() {
      young.clear()
      old.clear()
    },
    get size() {
      return young.size + old.size
    },
  }
}
