import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startCluster } from '@shop/database/cluster'
import { loginUrl, openLogins } from '@shop/database/logins'
import { migrate } from '@shop/database/migrate'
import { takePort } from '@shop/database/take-port'
import { withClient } from '@shop/database/with-client'
import { startDoor } from '@shop/runtime/database-door.fixture'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Whole processes start here, more than once, and a server recovers.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const RELEASE = '2026.11.16-1a2b3c4d5e6f'
const WAIT = { timeout: 60_000, interval: 100 }

let cluster: Awaited<ReturnType<typeof startCluster>>
let dir: string
let url: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cenich-away-'))
  // One that survives a crash: a throw-away cluster would lose what it was told last.
  cluster = await startCluster({ dir, keep: true })
  url = cluster.url('shop')
  await migrate(url)
  await withClient(url, openLogins)
})
afterAll(async () => {
  await cluster.stop()
  await rm(dir, { recursive: true, force: true })
})

async function start(entry: 'server' | 'worker', databaseUrl: string) {
  const port = await takePort()
  const partner = 'http://127.0.0.1:1'
  const child = spawn(process.execPath, [`src/${entry}.ts`], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      SHOP_MODE: 'development',
      RELEASE,
      DATABASE_URL: loginUrl(databaseUrl, 'services'),
      ...{ PORT: String(port), WORKER_PORT: String(port) },
      ...{ STOREFRONT_URL: 'http://localhost:3000', NOTIFICATIONS_URL: 'http://localhost:4002' },
      ...{ AUTH_SECRET: 'a secret that is long enough for the tests', SMTP_URL: 'smtp://127.0.0.1:1' },
      ...{
        ARES_URL: partner,
        VIES_URL: partner,
        GOPAY_URL: partner,
        FIO_URL: partner,
        PACKETA_URL: partner,
        PPL_URL: partner,
      },
      ...{ GOPAY_GOID: '1', GOPAY_CLIENT_ID: 'a', GOPAY_CLIENT_SECRET: 'a', FIO_TOKEN: 'a' },
      ...{ PACKETA_API_PASSWORD: 'a', PACKETA_SENDER: 'a', PPL_CLIENT_ID: 'a', PPL_CLIENT_SECRET: 'a' },
    },
  })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    lines,
    ended,
    hasEnded: () => child.exitCode !== null,
    live: () => fetch(`http://127.0.0.1:${port}/live`),
    ready: () =>
      fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(5000) }).then(
        ({ status }) => status,
        () => 0,
      ),
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

test.each(['server', 'worker'] as const)('%s waits at its start for the database, and says so', async (entry) => {
  const door = await startDoor(url, 'shut')
  const started = await start(entry, door.url)
  await expect
    .poll(() => started.lines.filter((line) => line.includes('database.awaited')).length, WAIT)
    .toBeGreaterThan(1)
  expect([started.hasEnded(), await started.ready()]).toEqual([false, 0])
  door.turn('open')
  await expect.poll(started.ready, WAIT).toBe(200)
  expect((await started.live()).headers.get('x-release')).toBe(RELEASE)
  expect(new Set(started.lines.map((line) => JSON.parse(line).release))).toEqual(new Set([RELEASE]))
  await started.stop()
  await door.stop()
})

test('the services live through the end of their server; a worker ends, because others may take its jobs', async () => {
  const services = await start('server', url)
  const worker = await start('worker', url)
  await expect.poll(services.ready, WAIT).toBe(200)
  await expect.poll(worker.ready, WAIT).toBe(200)
  await cluster.crash()
  expect(await worker.ended).toBe(1)
  expect(worker.lines.some((line) => line.includes('worker.presence_lost'))).toBe(true)
  await expect.poll(services.ready, WAIT).toBe(200)
  expect(services.hasEnded()).toBe(false)
  const next = await start('worker', url)
  await expect.poll(next.ready, WAIT).toBe(200)
  await next.stop()
  await services.stop()
})
