import { startDoor } from '@shop/runtime/database-door.fixture'
import { expect, test } from 'vitest'
import { keepListening } from '#app/store/keep-listening'
import { openEmptyShop } from '../open-shop.ts'

const shop = openEmptyShop()
const WAIT = { timeout: 20_000 }

test('a connection that breaks while it is being asked is followed by one other, not by two', async () => {
  const { pool, url } = shop.database
  const door = await startDoor(url)
  const heard: (string | undefined)[] = []
  const lost: unknown[] = []
  let times = 0
  const listening = await keepListening({
    databaseUrl: door.url,
    applicationName: 'listening-test',
    channel: 'words',
    onNotification: (payload) => void heard.push(payload),
    onListening: async (client) => {
      times += 1
      if (times === 2) door.turn('open')
      await client.query('select 1')
    },
    onLost: (error) => void lost.push(error),
  })
  const standing = async () =>
    (await pool.query(`select from pg_stat_activity where application_name = 'listening-test'`)).rowCount
  try {
    door.turn('open')
    await expect.poll(() => times, WAIT).toBe(3)
    await expect.poll(standing, WAIT).toBe(1)
    await pool.query(`select pg_notify('words', 'one')`)
    await expect.poll(() => heard, WAIT).toEqual(['one'])
    expect(lost.length).toBeGreaterThan(0)
  } finally {
    await listening.stop()
  }
  await expect.poll(standing, WAIT).toBe(0)
  expect(times).toBe(3)
  await door.stop()
})
