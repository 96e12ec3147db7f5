import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient, endClient } from '@shop/runtime/database-client'
import type { Logger } from '@shop/runtime/logger'
import type pg from 'pg'
import type { SchemaWatch } from './schema-watch.ts'

interface ListenerOptions {
  connectionString: string
  log: Logger
  /** Says something on the channel from another connection than the listener's own. */
  notify(channel: string, payload: string): Promise<void>
  /** The schema may have changed: somebody said so, or we were deaf for a while. */
  onChange(): void
  probeMs?: number
  hearingLimitMs?: number
}

const CHANNEL = 'pgrst'
const JOIN_MS = 100
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 3000
const PROBE_MS = 20_000
const HEARING_LIMIT_MS = 5000

/**
 * Listens on a connection of its own and comes back by itself when that breaks. An open connection is no proof: a pooler accepts
 * `listen` and loses it. So we say something ourselves, again and again, and only what hears it is a listener.
 */
export function startListener(options: ListenerOptions): SchemaWatch {
  const { connectionString, log, onChange, probeMs = PROBE_MS } = options
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let isHearing = false
  const notice = joinBursts(onChange, stopping.signal)

  const listenUntilBroken = async () => {
    const connection = createClient({ connectionString, applicationName: 'data listener' })
    client = connection
    const broken = new Promise<'broken'>((resolve) => {
      connection.on('error', () => resolve('broken'))
      connection.once('end', () => resolve('broken'))
    })
    const hearsItself = createProbe(connection, options, broken)
    connection.on('notification', ({ payload }) => {
      if (payload === undefined || payload === '' || payload === 'reload schema') notice()
    })
    try {
      await connection.connect()
      await connection.query(`listen ${CHANNEL}`)
      onChange()
      do {
        const heard = await hearsItself()
        if (heard === 'nothing') throw new Error('The listener does not hear what is said on its channel.')
        if (heard === 'unsaid' && !isHearing) throw new Error('Nothing could be said on the channel.')
        if (!isHearing) log.info('listener.connected')
        isHearing = true
      } while (!stopping.signal.aborted && (await Promise.race([broken, pause(probeMs, stopping.signal)])) !== 'broken')
    } finally {
      isHearing = false
      await endClient(connection)
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
      await pause(wait, stopping.signal)
      wait = Math.min(wait * 2, LONGEST_RETRY_MS)
    }
  }
  const finished = run()
  return {
    isCurrent: () => isHearing,
    async stop() {
      stopping.abort()
      if (client) await endClient(client)
      await finished
    },
  }
}

/** Unsaid: every connection is in use. That says nothing about who listens. */
type Heard = 'word' | 'nothing' | 'unsaid'

/** Whether a word of our own comes back in time. Others on the channel, such as our neighbours, do not know it. */
function createProbe(
  connection: pg.Client,
  { notify, log, hearingLimitMs = HEARING_LIMIT_MS }: ListenerOptions,
  broken: Promise<unknown>,
): () => Promise<Heard> {
  return async () => {
    const word = `heard ${randomBytes(8).toString('hex')}`
    const late = new AbortController()
    const heard = new Promise<'word'>((resolve) => {
      const listen = ({ payload }: pg.Notification) => payload === word && resolve('word')
      connection.on('notification', listen)
      late.signal.addEventListener('abort', () => connection.off('notification', listen))
    })
    try {
      await notify(CHANNEL, word)
      const silence = Promise.race([broken, pause(hearingLimitMs, late.signal)]).then(() => 'nothing' as const)
      return await Promise.race([heard, silence])
    } catch (error) {
      log.warn({ err: error }, 'listener.probe_unsaid')
      return 'unsaid'
    } finally {
      late.abort()
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<undefined> {
  return delay(ms, undefined, { signal }).catch(() => undefined)
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
