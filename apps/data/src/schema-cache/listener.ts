import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@shop/runtime/logger'
import pg from 'pg'

export interface Listener {
  isConnected(): boolean
  stop(): Promise<void>
}

interface ListenerOptions {
  connectionString: string
  log: Logger
  /** The schema may have changed: somebody said so, or we were deaf for a while. */
  onChange(): void
}

const CHANNEL = 'pgrst'
const JOIN_MS = 100
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000

/** Listens on a connection of its own and comes back by itself when that breaks. */
export function startListener({ connectionString, log, onChange }: ListenerOptions): Listener {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let isConnected = false
  const notice = joinBursts(onChange, stopping.signal)

  const listenUntilBroken = async () => {
    const connection = new pg.Client({ connectionString, keepAlive: true, application_name: 'data listener' })
    client = connection
    const broken = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.once('end', () => resolve())
    })
    connection.on('notification', ({ payload }) => {
      if (payload === undefined || payload === '' || payload === 'reload schema') notice()
    })
    try {
      await connection.connect()
      await connection.query(`listen ${CHANNEL}`)
      isConnected = true
      log.info('listener.connected')
      onChange()
      await broken
    } finally {
      isConnected = false
      await connection.end().catch(() => undefined)
    }
  }
  const run = async () => {
    let wait = FIRST_RETRY_MS
    while (!stopping.signal.aborted) {
      try {
        await listenUntilBroken()
        wait = FIRST_RETRY_MS
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, 'listener.failed')
      }
      if (stopping.signal.aborted) return
      log.warn({ waitMs: wait }, 'listener.reconnecting')
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      wait = Math.min(wait * 2, LONGEST_RETRY_MS)
    }
  }
  const finished = run()
  return {
    isConnected: () => isConnected,
    async stop() {
      stopping.abort()
      await client?.end().catch(() => undefined)
      await finished
    },
  }
}

/** A migration notifies for every statement; one reload after the last is enough. */
function joinBursts(action: () => void, signal: AbortSignal): () => void {
  let timer: NodeJS.Timeout | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => {
    clearTimeout(timer)
    timer = setTimeout(action, JOIN_MS)
  }
}
