import { setTimeout as delay } from 'node:timers/promises'
import { createClient, endClient } from '@shop/runtime/database-client'
import pg from 'pg'

interface ListeningOptions {
  /** Of the server itself: through a pooler nothing would be heard. */
  databaseUrl: string
  applicationName: string
  channel: string
  onNotification(payload: string | undefined): void
  /** What was missed while nobody listened is looked for here, each time the connection stands. */
  onListening(client: pg.Client): Promise<void>
  onLost?(error: unknown): void
}

interface Listening {
  stop(): Promise<void>
}

interface Open {
  client: pg.Client
  ended: Promise<void>
}

const PATIENCE_MS = 500

/** A listener on a connection of its own, which comes back by itself when that breaks. The first one must stand. */
export async function keepListening(options: ListeningOptions): Promise<Listening> {
  const stopping = new AbortController()
  let current = await open(options)

  async function openAgain(): Promise<Open | null> {
    for (;;) {
      await delay(PATIENCE_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return null
      try {
        return await open(options)
      } catch (error) {
        options.onLost?.(error)
      }
    }
  }

  async function follow(): Promise<void> {
    for (;;) {
      await current.ended
      const next = await openAgain()
      if (!next) return
      current = next
      // Somebody may have stopped us while it was being made.
      if (stopping.signal.aborted) await endClient(next.client)
    }
  }

  const finished = follow()
  return {
    async stop() {
      stopping.abort()
      await endClient(current.client)
      await finished
    },
  }
}

async function open({ databaseUrl, applicationName, channel, ...on }: ListeningOptions): Promise<Open> {
  const client = createClient({ connectionString: databaseUrl, applicationName })
  client.on('error', (error) => on.onLost?.(error))
  client.on('notification', ({ payload }) => on.onNotification(payload))
  // Heard from the beginning: it may end while it is being asked.
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    await on.onListening(client)
    return { client, ended }
  } catch (error) {
    await endClient(client)
    throw error
  }
}
