import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@shop/database/cluster'
import { startDoor } from '@shop/runtime/database-door.fixture'
import { createLogger } from '@shop/runtime/logger'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createCacheHolder } from '#app/schema-cache/cache-holder.ts'
import { startListener } from '#app/schema-cache/listener.ts'
import { watchByTime } from '#app/schema-cache/schema-watch.ts'
import { type RunningService, startService } from '#app/start.ts'
import { cloneFixture, createTemplate, fixtureConfig, runOn } from './fixture.ts'
import { bearer } from './full-service.ts'

/** Whole services start and servers recover. */
vi.setConfig({ testTimeout: 60_000 })
const WAIT = { timeout: 30_000 }
const log = createLogger({ app: 'data', level: 'silent' })

let copy: Awaited<ReturnType<typeof cloneFixture>>
beforeAll(async () => {
  copy = await cloneFixture(inject('fixtureUrl'))
})
const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})
afterAll(() => copy.drop())

async function doorTo(url: string, mode: 'open' | 'silent' = 'open') {
  const door = await startDoor(url, mode)
  endings.push(door.stop)
  return door
}

/** The service with addresses of its own for each purpose; those left out are the database's. */
async function serve(addresses: { pooled?: string; direct?: string; replica?: string }): Promise<RunningService> {
  const login = (url: string) => fixtureConfig(url).DATABASE_URL
  const { pooled = copy.url, direct, replica } = addresses
  const service = await startService({
    config: fixtureConfig(pooled, {
      ...(direct ? { DATABASE_DIRECT_URL: login(direct) } : {}),
      ...(replica ? { DATABASE_REPLICA_URL: login(replica) } : {}),
    }),
    log,
  })
  endings.push(service.stop)
  return service
}

const readiness = (service: RunningService) => async () => (await fetch(`${service.adminUrl}/ready`)).status

describe('an outage', () => {
  test.each(['shut', 'silent'] as const)('a database that is %s is answered 503 with Retry-After', async (mode) => {
    const door = await doorTo(copy.url)
    const service = await serve({ pooled: door.url })
    await expect.poll(readiness(service), WAIT).toBe(200)
    door.turn(mode)
    const answer = await fetch(`${service.url}/categories`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await readiness(service)()).toBe(503)
    door.turn('open')
    await expect.poll(async () => (await fetch(`${service.url}/categories`)).status, WAIT).toBe(200)
    await expect.poll(readiness(service), WAIT).toBe(200)
  })

  test('a reading waits for a database that comes back at once', async () => {
    const door = await doorTo(copy.url)
    const service = await serve({ pooled: door.url, direct: copy.url })
    await expect.poll(readiness(service), WAIT).toBe(200)
    door.turn('shut')
    const before = door.visitors()
    const asked = fetch(`${service.url}/categories`)
    await expect.poll(() => door.visitors(), WAIT).toBeGreaterThan(before + 1)
    door.turn('open')
    expect((await asked).status).toBe(200)
  })
})

test('a server that is killed and comes back is found again by itself', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'cenich-data-away-'))
  endings.push(() => rm(dir, { recursive: true, force: true }))
  // One that survives a crash: a throw-away cluster would lose what it was told last.
  const cluster = await startCluster({ dir, keep: true })
  endings.push(cluster.stop)
  const service = await startService({ config: fixtureConfig(await createTemplate(cluster.url('postgres'))), log })
  endings.push(service.stop)
  await expect.poll(readiness(service), WAIT).toBe(200)
  await cluster.crash()
  await expect.poll(async () => (await fetch(`${service.url}/categories`)).status, WAIT).toBe(200)
  await expect.poll(readiness(service), WAIT).toBe(200)
}, 120_000)

describe('the listener', () => {
  test('gives up on an address that accepts and never answers, and is there when it does', async () => {
    const door = await doorTo(copy.url, 'silent')
    const service = await serve({ direct: door.url })
    await expect.poll(async () => (await fetch(`${service.url}/categories`)).status, WAIT).toBe(200)
    expect(await readiness(service)()).toBe(503)
    // The first try has ended by itself: the door is not turned for those who are inside already.
    await expect.poll(() => door.visitors(), WAIT).toBeGreaterThan(1)
    door.turn('open')
    await expect.poll(readiness(service), WAIT).toBe(200)
  }, 60_000)

  test('is red while it is deaf, although its connection stands', async () => {
    let isDeaf = true
    const service = await serve({})
    const listener = startListener({
      connectionString: fixtureConfig(copy.url).DATABASE_URL,
      log,
      onChange: () => undefined,
      // What a pooler does with `listen`: what is said goes to somebody else.
      notify: async (channel, payload) => {
        const heardOn = isDeaf ? 'elsewhere' : channel
        await service.pool.query('select pg_notify($1, $2)', [heardOn, payload])
      },
      probeMs: 50,
      hearingLimitMs: 300,
    })
    endings.push(listener.stop)
    const held = `select from pg_stat_activity where application_name = 'data listener' and query ~ 'listen'`
    await expect.poll(async () => (await service.pool.query(held)).rowCount, WAIT).toBeGreaterThan(0)
    expect(listener.isCurrent()).toBe(false)
    isDeaf = false
    await expect.poll(listener.isCurrent, WAIT).toBe(true)
    isDeaf = true
    await expect.poll(listener.isCurrent, WAIT).toBe(false)
  })

  test('stops at once, also while nobody answers it', async () => {
    const door = await doorTo(copy.url, 'silent')
    const listener = startListener({
      connectionString: door.url,
      log,
      onChange: () => undefined,
      notify: async () => undefined,
    })
    await expect.poll(() => door.visitors(), WAIT).toBe(1)
    const began = performance.now()
    await listener.stop()
    expect(performance.now() - began).toBeLessThan(4000)
  })
})

describe('a standby', () => {
  /** Ready, and nobody reads the schema any more: the connection given back last is the one that is taken next. */
  async function settled(service: RunningService): Promise<void> {
    await expect.poll(readiness(service), WAIT).toBe(200)
    await service.cacheHolder.reload()
  }
  /** The connection that is asked next calls itself a standby. */
  async function demote({ pool }: RunningService): Promise<void> {
    const client = await pool.connect()
    await client.query('set search_path = planted, pg_catalog')
    client.release()
  }
  beforeAll(() =>
    runOn(
      copy.url,
      `create schema planted; grant usage on schema planted to authenticator;
       create function planted.pg_is_in_recovery() returns boolean language sql return true;
       grant execute on function planted.pg_is_in_recovery to authenticator`,
    ),
  )

  test('in the place of a primary is not ready, and its connection is not kept', async () => {
    const service = await serve({})
    await settled(service)
    await demote(service)
    expect(await readiness(service)()).toBe(503)
    expect(await readiness(service)()).toBe(200)
  })

  test('is a server to write on for nobody: such a connection is closed and the answer is 503', async () => {
    const service = await serve({})
    await settled(service)
    const client = await service.pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await client.query('set default_transaction_read_only = on')
    client.release()
    const headers = { ...bearer('staff'), 'Content-Type': 'application/json' }
    const patch = () =>
      fetch(`${service.url}/categories?id=eq.1`, { method: 'PATCH', headers, body: '{"name":"Toys"}' })
    const refused = await patch()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await patch()).status).toBe(204)
    const left = await service.pool.query('select from pg_stat_activity where pid = $1', [rows[0].pid])
    expect(left.rowCount).toBe(0)
  })

  test('a function that may not write by GET is refused as ever, and its connection is kept', async () => {
    const service = await serve({})
    await expect.poll(readiness(service), WAIT).toBe(200)
    const pids = async () =>
      (
        await service.pool.query(
          `select pid from pg_stat_activity where application_name = 'data' and datname = current_database() order by pid`,
        )
      ).rows
    const before = await pids()
    const answer = await fetch(`${service.url}/rpc/restock?variant=2&quantity=5`, { headers: bearer('staff') })
    expect(answer.status).toBe(405)
    expect(await pids()).toEqual(before)
  })

  test('serves readers without a listener and is ready', async () => {
    const service = await serve({ replica: copy.url, direct: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    await settled(service)
    await demote(service)
    expect(await readiness(service)()).toBe(200)
    expect((await fetch(`${service.url}/categories`)).status).toBe(200)
  })

  test('looked at by the clock keeps what it knows until something has changed', async () => {
    const { pool } = await serve({})
    const options = { pool, schemas: ['shop'], log, onLoad: () => undefined }
    const holder = createCacheHolder({ ...options, keepsUnchanged: true })
    await holder.reload()
    const first = holder.current()
    await holder.reload()
    expect(holder.current()).toBe(first)
    await runOn(copy.url, 'create table shop.by_the_clock (id integer primary key)')
    const looking = watchByTime(() => void holder.reload(), 20)
    endings.push(looking.stop)
    await expect.poll(() => holder.current() !== first, WAIT).toBe(true)
    holder.stop()
  })
})
