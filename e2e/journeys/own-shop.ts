import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Part } from '@shop/stack/parts'
import { startStack } from '@shop/stack/start-stack'
import { query } from './shop-database.sql.ts'

interface OwnShop {
  url: string
  /** What a wall clock in Prague shows from now on, to everybody in this shop. */
  moveTo(day: string, time: string): Promise<void>
  stop(): Promise<void>
}

/**
 * A shop beside the one that all journeys share, for one that moves the clock: nobody else may live in its future. The build is that of
 * the shared one. Until it is stopped, the journeys of this worker speak to it.
 */
export async function openOwnShop(): Promise<OwnShop> {
  const shared = { ...process.env }
  const database = await startDemoDatabase()
  const stack = await startStack({
    ...database,
    storefront: 'production',
    env: { STOREFRONT_PROBES: '1', FAKE_FIO_RATE_LIMIT_MS: '0', FAKE_PPL_IMPORT_MS: '600' },
    place: followingTheClock,
  }).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  const { urls } = stack
  Object.assign(process.env, {
    E2E_SHOP_URL: urls.storefront,
    E2E_ADMIN_URL: urls.admin,
    E2E_MAIL_URL: urls.mail,
    E2E_GOPAY_URL: urls.gopay,
    E2E_FIO_URL: urls.fio,
    E2E_PPL_URL: urls.ppl,
    E2E_SERVICES_URL: urls.services,
    E2E_DATABASE_URL: database.adminUrl,
  })
  return {
    url: urls.storefront,
    moveTo: moveClock,
    async stop() {
      Object.assign(process.env, shared)
      await stack.stop()
      await database.stop()
    },
  }
}

/** Pages of a production build ask nobody what time it is; these do, as in development. */
function followingTheClock(part: Part): Part {
  const services = part.env?.SERVICES_URL
  return services ? { ...part, env: { ...part.env, CLOCK_URL: `${services}/dev/clock` } } : part
}

/** What a wall clock in Prague shows from now on, in the shop this worker speaks to. */
export async function moveClock(day: string, time = '10:00'): Promise<void> {
  const [moment] = await query<{ at: Date }>(`select $1::timestamp at time zone 'Europe/Prague' as at`, [
    `${day} ${time}`,
  ])
  // Whole ones: the offset is kept in whole milliseconds, and a fraction of a minute seldom is.
  const offsetMinutes = Math.ceil((Number(moment?.at) - Date.now()) / 60_000)
  const moved = await fetch(`${process.env.E2E_SERVICES_URL}/dev/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMinutes }),
  })
  if (!moved.ok) throw new Error(`The clock did not move: ${moved.status}`)
}
