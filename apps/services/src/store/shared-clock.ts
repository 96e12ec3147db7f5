import { createMovableClock, type MovableClock } from '#app/store/clock'
import { keepListening } from '#app/store/keep-listening'
import { selectClockOffset } from '#app/store/store.sql'

interface SharedClock extends MovableClock {
  stop(): Promise<void>
}

/**
 * In development the API and the worker follow one clock, kept in the database: whoever moves it, moves both. A lost connection leaves
 * it where it was; a database that was reset has another clock, and none at all for a while.
 */
export async function followSharedClock(databaseUrl: string): Promise<SharedClock> {
  const clock = createMovableClock()
  const { stop } = await keepListening({
    databaseUrl,
    applicationName: 'services-clock',
    channel: 'shop_clock',
    onNotification: (payload) => {
      clock.offsetMs = Number(payload)
    },
    onListening: async (client) => {
      clock.offsetMs = await selectClockOffset(client)
    },
  })
  return Object.assign(clock, { stop })
}
