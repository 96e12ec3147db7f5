export interface Lru<Value> {
  get(key: string): Value | undefined
  /** Returns what had to leave to make room. */
  set(key: string, value: Value): Value | undefined
  delete(key: string): void
  clear(): void
  readonly size: number
}

/** A Map keeps the order of insertion, so its first key is always the one unused for longest. */
export function createLru<Value>(limit: number): Lru<Value> {
  const entries = new Map<string, Value>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size <= limit) return undefined
      const oldest = entries.keys().next().value
      if (oldest === undefined) return undefined
      const evicted = entries.get(oldest)
      entries.delete(oldest)
      return evicted
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}
