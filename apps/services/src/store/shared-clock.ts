import { setTimeout as delay } from 'node:timers/promises'
import { createClient, endClient } from '@shop/runtime/database-client'
import type pg from 'pg'
import { createMovableClock, type MovableClock } from '#app/store/clock'
import { selectClockOffset } from '#app/store/store.sql'

interface SharedClock extends MovableClock {
  stop(): Promise<void>
}

const PATIENCE_MS = 500

/** In development the API and the worker follow one clock, kept in the database: whoever moves it, moves both. */
export async function followSharedClock(databaseUrl: string): Promise<SharedClock> {
  const clock = createMovableClock()
  let isStopped = false

  async function listen(): Promise<pg.Client> {
    const client = createClient({ connectionString: databaseUrl, applicationName: 'services-clock' })
    // A lost connection leaves the clock where it was, until there is a new one.
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => {
      clock.offsetMs = Number(payload)
    })
    await client.connect()
    await client.query('listen shop_clock')
    clock.offsetMs = await selectClockOffset(client)
    client.once('end', listenAgain)
    return client
  }

  /** A database that was reset has another clock, and none at all for a while. */
  async function listenAgain(): Promise<void> {
    while (!isStopped) {
      await delay(PATIENCE_MS, undefined, { ref: false })
      try {
        client = await listen()
        return
      } catch {
        // Not there yet: it is asked again.
      }
    }
  }

  let client = await listen()
  return Object.assign(clock, {
    stop() {
      isStopped = true
      return endClient(client)
    },
  })
}
