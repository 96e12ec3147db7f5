import { cloneDatabase } from '@shop/database/test-database'
import { startDoor } from '@shop/runtime/database-door.fixture'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#app/store/database'
import { type Harness, startHarness } from '../harness.ts'
import { newCustomer, type Person } from '../people.ts'

/** The shop with a door between it and its database. */
let shop: Harness
let door: Awaited<ReturnType<typeof startDoor>>
let jitka: Person
beforeAll(async () => {
  shop = await startHarness({}, async (templateUrl) => {
    const database = await cloneDatabase(templateUrl)
    door = await startDoor(database.url)
    return { ...database, url: door.url }
  })
  jitka = await newCustomer(shop)
})
afterAll(async () => {
  door.turn('open')
  await shop.stop()
  await door.stop()
})
afterEach(async () => {
  door.turn('open')
  await expect.poll(async () => (await shop.app.inject('/ready')).statusCode, { timeout: 10_000 }).toBe(200)
})

const key = (text: string) => ({ 'idempotency-key': `outage-${text}` })

test.each(['shut', 'silent'] as const)(
  'a database that is %s is answered 503, and when to come again',
  async (mode) => {
    door.turn(mode)
    const { status, error, headers } = await jitka.call('addDog', { name: 'Bára' }, key(mode))
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect((await shop.app.inject('/ready')).statusCode).toBe(503)
    expect(shop.logLines.some((line) => line.includes('request.failed'))).toBe(false)
  },
)

test('reading is answered the same way, also where a library has wrapped the error', async () => {
  door.turn('shut')
  const { status, headers } = await jitka.call('session', {})
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})

test('a command waits for a database that comes back within a few seconds, and happens once', async () => {
  door.turn('shut')
  // A connection that was cut in the very moment of a request fails it: nobody knows whether the server has heard it.
  await expect.poll(() => shop.deps.pool.totalCount).toBe(0)
  const before = door.visitors()
  const asked = jitka.call('addDog', { name: 'Rek' }, key('waits'))
  // It has knocked once and will again; the machine may be slow to let it.
  await expect.poll(() => door.visitors(), { interval: 10, timeout: 1900 }).toBeGreaterThan(before)
  door.turn('open')
  expect((await asked).status).toBe(201)
  expect((await jitka.call('addDog', { name: 'Rek' }, key('waits'))).status).toBe(201)
  const { rows } = await shop.database.pool.query(`select count(*)::int as n from shop.dogs where name = 'Rek'`)
  expect(rows).toEqual([{ n: 1 }])
})

test('a command does not notice that every idle connection has died meanwhile', async () => {
  const { pool } = shop.deps
  const idle = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  for (const client of idle) client.release()
  // In one breath: nobody has told the pool yet.
  door.turn('open')
  const value = await inTransaction(pool, async (tx) => (await tx.query('select 7 as answer')).rows[0].answer)
  expect(value).toBe(7)
})

test('ready again as soon as the database is', async () => {
  door.turn('shut')
  expect((await shop.app.inject('/ready')).statusCode).toBe(503)
  door.turn('open')
  await expect.poll(async () => (await shop.app.inject('/ready')).statusCode).toBe(200)
})

/** Who serves the connection that the pool gives next. */
async function backendOf(pool: Harness['deps']['pool']): Promise<number> {
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  client.release()
  return rows[0]?.pid ?? 0
}

test.each([
  ['25006', true],
  ['57P01', true],
  ['57P02', true],
  ['57P03', true],
  ['08006', true],
  ['23505', false],
  ['55P03', false],
])('after %s the connection is closed: %s', async (sqlstate, isClosed) => {
  const { pool } = shop.deps
  const before = await backendOf(pool)
  const client = await pool.connect()
  const failing = client.query(`do $$ begin raise exception 'planted' using errcode = '${sqlstate}'; end $$`)
  await expect(failing).rejects.toThrow('planted')
  // As a library does that knows nothing of it.
  client.release()
  expect((await backendOf(pool)) !== before).toBe(isClosed)
})

test('a shop that reads from a standby is not ready', async () => {
  await shop.database.pool.query(`create schema planted; grant usage on schema planted to services;
    create function planted.pg_is_in_recovery() returns boolean language sql return true;
    grant execute on function planted.pg_is_in_recovery to services`)
  const client = await shop.deps.pool.connect()
  await client.query(`set search_path = planted, pg_catalog, auth`)
  client.release()
  expect((await shop.app.inject('/ready')).statusCode).toBe(503)
  // That connection is gone, the next is as it should be.
  expect((await shop.app.inject('/ready')).statusCode).toBe(200)
})
