import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@shop/runtime/logger'
import type { Pool } from 'pg'
import { buildSchemaCache } from './build-schema-cache.ts'
import { loadCatalog, loadTimezones } from './load-schema-cache.ts'
import type { SchemaCache } from './schema-cache.ts'

export interface CacheHolder {
  /** Undefined until the first load has succeeded; afterwards always the newest that could be read. */
  current(): SchemaCache | undefined
  isTimezone(name: string): boolean
  /** Reloads that are asked for while one runs are joined into one more. */
  reload(): Promise<void>
  stop(): void
}

interface CacheHolderOptions {
  pool: Pool
  schemas: string[]
  log: Logger
  /** A schema that is as it was keeps its plans: for whoever looks by the clock. */
  keepsUnchanged?: boolean
  onLoad(outcome: 'ok' | 'failed'): void
}

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000

export function createCacheHolder(options: CacheHolderOptions): CacheHolder {
  const { pool, schemas, log, keepsUnchanged = false, onLoad } = options
  const stopping = new AbortController()
  let cache: SchemaCache | undefined
  let timezones = new Set<string>()
  let version = 0
  let fingerprint: string | undefined
  let running: Promise<void> | undefined
  let isWanted = false

  const loadOnce = async () => {
    const started = performance.now()
    const catalog = await loadCatalog(pool, schemas)
    const isNew = !keepsUnchanged || catalog.fingerprint !== fingerprint
    // Whoever is told that the service is ready may ask for a timezone at once.
    if (timezones.size === 0) timezones = await loadTimezones(pool)
    onLoad('ok')
    if (!isNew) return
    version += 1
    cache = buildSchemaCache(catalog.rows, schemas, version)
    fingerprint = catalog.fingerprint
    log.info({ version, ms: Math.round(performance.now() - started) }, 'schema_cache.loaded')
  }
  const loadUntilDone = async () => {
    for (let wait = FIRST_RETRY_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        await loadOnce()
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        onLoad('failed')
        log.error({ err: error }, 'schema_cache.failed')
        await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const runWanted = async () => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      await loadUntilDone()
    }
    running = undefined
  }
  return {
    current: () => cache,
    isTimezone: (name) => timezones.has(name),
    reload() {
      isWanted = true
      running ??= runWanted()
      return running
    },
    stop: () => stopping.abort(),
  }
}
