import { expect, test, vi } from 'vitest'
import { followSharedClock } from '#app/store/shared-clock'
import { updateClockOffset } from '#app/store/store.sql'
import { openEmptyShop } from './open-shop.ts'

const shop = openEmptyShop()

test.each([{ minutes: 5 }, { offsetMinutes: '5' }, {}])(
  'a wrong body %j is refused with the right one',
  async (payload) => {
    const answer = await shop.app.inject({ method: 'PUT', url: '/dev/clock', payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', details: { shape: { offsetMinutes: 4320 } } })
  },
)

test('it tells how far it was moved, so that pages can follow', async () => {
  shop.clock.offsetMs = 90 * 60_000
  expect((await shop.app.inject('/dev/clock')).json()).toMatchObject({ offsetMinutes: 90 })
  shop.clock.offsetMs = 0
})

test('a clock that lost its database follows the next one', async () => {
  const { pool, url } = shop.database
  await updateClockOffset(pool, 0)
  const clock = await followSharedClock(url)
  try {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'services-clock' and datname = current_database()`,
    )
    await updateClockOffset(pool, 3_600_000)
    await vi.waitFor(() => expect(clock.offsetMs).toBe(3_600_000), { timeout: 10_000 })
    await updateClockOffset(pool, 7_200_000)
    await vi.waitFor(() => expect(clock.offsetMs).toBe(7_200_000), { timeout: 10_000 })
  } finally {
    await clock.stop()
  }
})
