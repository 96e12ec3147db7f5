import { afterEach, expect, test, vi } from 'vitest'
import { createClient, endClient, withClient } from './database-client.ts'
import { startDoor } from './database-door.fixture.ts'
import { createPool, wasAwaySince } from './pool.ts'

// Limits of milliseconds are what is tested, not how busy the machine is.
vi.setConfig({ testTimeout: 60_000 })

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

async function silentServer() {
  const door = await startDoor('postgres://nobody:nothing@127.0.0.1:1/none', 'silent')
  endings.push(door.stop)
  return door
}

test('gives up on a server that accepts and never answers', async () => {
  const { url } = await silentServer()
  const pool = createPool({ connectionString: url, connectTimeoutMs: 50, onIdleError: () => {} })
  await expect(pool.query('select 1')).rejects.toThrow(/timeout/)
  await pool.end()
})

test('whoever waits behind others that a silent server keeps waiting has a limit too', async () => {
  const { url } = await silentServer()
  const pool = createPool({
    connectionString: url,
    max: 1,
    connectTimeoutMs: 1000,
    acquireTimeoutMs: 50,
    patienceMs: 60_000,
    onIdleError: () => {},
  })
  const first = pool.query('select 1').catch((error: Error) => error)
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
  await pool.end()
  expect(await first).toBeInstanceOf(Error)
})

test('is patient with a database that is away, then says so, and remembers when it was', async () => {
  const { url, visitors } = await silentServer()
  const pool = createPool({ connectionString: url, connectTimeoutMs: 20, patienceMs: 1500, onIdleError: () => {} })
  const before = performance.now()
  expect(wasAwaySince(pool, 0)).toBe(false)
  await expect(pool.query('select 1')).rejects.toThrow(/timeout/)
  expect(performance.now() - before).toBeGreaterThan(500)
  expect(visitors()).toBeGreaterThan(1)
  expect(wasAwaySince(pool, before)).toBe(true)
  expect(wasAwaySince(pool, performance.now() + 1)).toBe(false)
  await pool.end()
})

test('a single connection gives up as well', async () => {
  const { url } = await silentServer()
  const options = { connectionString: url, applicationName: 'test', connectTimeoutMs: 50 }
  await expect(withClient(options, async () => 'connected')).rejects.toThrow('timeout expired')
  await expect(createClient(options).connect()).rejects.toThrow('timeout expired')
})

test('ends a connection that nobody answers on without waiting for the other side', async () => {
  const { url } = await silentServer()
  const client = createClient({ connectionString: url, applicationName: 'test', connectTimeoutMs: 50_000 })
  const connecting = client.connect().catch((error: Error) => error)
  await endClient(client, 50)
  expect(await connecting).toBeInstanceOf(Error)
})
