import pg from 'pg'
import { createMovableClock, type MovableClock } from '#app/store/clock'
import { selectClockOffset } from '#app/store/store.sql'

export interface SharedClock extends MovableClock {
  stop(): Promise<void>
}

/** In development the API and the worker follow one clock, kept in the database: whoever moves it, moves both. */
export async function followSharedClock(databaseUrl: string): Promise<SharedClock> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'services-clock' })
  await client.connect()
  const clock = createMovableClock(await selectClockOffset(client))
  client.on('notification', ({ payload }) => {
    clock.offsetMs = Number(payload)
  })
  // A lost connection leaves the clock where it was; development restarts with the database anyway.
  client.on('error', () => undefined)
  await client.query('listen shop_clock')
  return Object.assign(clock, { stop: () => client.end() })
}
